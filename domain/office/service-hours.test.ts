import { describe, expect, it } from 'vitest'
import { dayIn, endOfDay, isTimeZone, momentOf } from '#lib/calendar.ts'
import { type ServiceHours, serviceAt } from './service-hours.ts'

const hours: ServiceHours = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opensAt: '09:00',
  closesAt: '18:00',
  timeZone: 'Asia/Shanghai',
  holidays: [{ title: '元旦', startsOn: '2027-01-01', endsOn: '2027-01-03' }],
  extraDays: ['2026-12-27'],
}
const at = (iso: string, own: Partial<ServiceHours> = {}) => {
  const { changesAt, ...state } = serviceAt({ ...hours, ...own }, new Date(iso))
  return { ...state, changesAt: changesAt?.toISOString() }
}

describe('service hours', () => {
  it.each<[string, string, boolean, string]>([
    ['before opening', '2026-11-23T00:59:59Z', false, '2026-11-23T01:00:00.000Z'],
    ['at opening', '2026-11-23T01:00:00Z', true, '2026-11-23T10:00:00.000Z'],
    ['the last second', '2026-11-23T09:59:59Z', true, '2026-11-23T10:00:00.000Z'],
    ['at closing', '2026-11-23T10:00:00Z', false, '2026-11-24T01:00:00.000Z'],
    ['a Saturday, until Monday', '2026-11-21T04:00:00Z', false, '2026-11-23T01:00:00.000Z'],
    ['a Sunday that is worked', '2026-12-27T04:00:00Z', true, '2026-12-27T10:00:00.000Z'],
    ['late on Sunday in London is Monday morning there', '2026-11-22T23:00:00Z', false, '2026-11-23T01:00:00.000Z'],
  ])('%s', (_, now, isOpen, changesAt) => expect(at(now)).toEqual({ isOpen, changesAt, holiday: undefined }))

  it('on a holiday nobody answers until the first working day after it', () => {
    expect(at('2027-01-01T04:00:00Z')).toEqual({
      isOpen: false,
      holiday: '元旦',
      changesAt: '2027-01-04T01:00:00.000Z',
    })
  })

  it('the last day of a holiday is one of it, and the day after is worked', () => {
    const holidays = [{ title: '国庆节', startsOn: '2026-11-24', endsOn: '2026-11-25' }]
    const state = { isOpen: false, holiday: '国庆节', changesAt: '2026-11-26T01:00:00.000Z' }
    expect(at('2026-11-24T04:00:00Z', { holidays })).toEqual(state)
    expect(at('2026-11-25T04:00:00Z', { holidays })).toEqual(state)
    expect(at('2026-11-26T04:00:00Z', { holidays })).toMatchObject({ isOpen: true, holiday: undefined })
  })

  it('a working day in the midst of a holiday is one', () => {
    expect(at('2027-01-03T04:00:00Z', { extraDays: ['2027-01-03'] })).toMatchObject({
      isOpen: true,
      holiday: undefined,
    })
  })

  it('the clocks of a place that changes them are followed', () => {
    const munich = { timeZone: 'Europe/Berlin', opensAt: '09:00', closesAt: '17:00' }
    expect(at('2026-03-27T07:59:00Z', munich).changesAt).toBe('2026-03-27T08:00:00.000Z')
    expect(at('2026-03-30T06:59:00Z', munich)).toMatchObject({ isOpen: false, changesAt: '2026-03-30T07:00:00.000Z' })
    expect(at('2026-10-26T07:30:00Z', munich)).toMatchObject({ isOpen: false, changesAt: '2026-10-26T08:00:00.000Z' })
  })

  it('without working days it never opens', () => {
    expect(at('2026-11-23T04:00:00Z', { days: [] }).changesAt).toBe('2026-12-27T01:00:00.000Z')
    expect(at('2026-11-23T04:00:00Z', { days: [], extraDays: [] })).toEqual({
      isOpen: false,
      changesAt: undefined,
      holiday: undefined,
    })
  })
})

describe('days', () => {
  it('end when the clocks of the place say so', () => {
    expect(endOfDay('2026-12-31', 'Asia/Shanghai').toISOString()).toBe('2026-12-31T16:00:00.000Z')
    expect(endOfDay('2026-10-24', 'Europe/Berlin').toISOString()).toBe('2026-10-24T22:00:00.000Z')
    expect(endOfDay('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
    expect(dayIn('Asia/Shanghai', new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
  })

  it('a time that the clocks skip is counted on', () => {
    expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('a zone that nobody knows is told', () => {
    expect([isTimeZone('Asia/Shanghai'), isTimeZone('Asia/Nowhere')]).toEqual([true, false])
  })
})
