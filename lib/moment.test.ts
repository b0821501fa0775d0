import { describe, expect, it } from 'vitest'
import { nameZone, writeClock, writeDay, writeMoment, writeZonedMoment } from './moment.ts'

const iso = '2026-11-16T03:00:00Z'

describe('a moment', () => {
  it('is written in a zone, in both languages', () => {
    expect(writeMoment(iso, 'zh', 'Asia/Shanghai')).toBe('2026年11月16日 11:00')
    expect(writeMoment(iso, 'en', 'America/New_York')).toBe('15 Nov 2026, 22:00')
  })

  it('that is relied on has its zone, by a name that holds in summer and winter', () => {
    expect(writeZonedMoment(iso, 'zh', 'Europe/Berlin')).toBe('2026年11月16日 04:00（中欧时间）')
    expect(writeZonedMoment(iso, 'en', 'Europe/Berlin')).toBe('16 Nov 2026, 04:00 (Central European Time)')
    expect(writeZonedMoment('2026-07-16T03:00:00Z', 'en', 'Europe/Berlin')).toMatch(/05:00 \(Central European Time\)$/)
  })

  it('is without a zone that of whoever runs it', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(writeZonedMoment(iso, 'en')).toBe(writeZonedMoment(iso, 'en', timeZone))
    expect(nameZone('zh')).toBe(nameZone('zh', timeZone))
  })
})

describe('a day', () => {
  it('is written out in sentences and as figures in tables, in the company’s time zone', () => {
    expect(writeDay('2026-11-12', 'en')).toBe('12 November 2026')
    expect(writeDay('2026-11-12', 'zh')).toBe('2026年11月12日')
    // Past midnight in Shanghai.
    expect(writeDay('2026-11-12T17:00:00Z', 'iso')).toBe('2026-11-13')
    expect([writeDay('', 'en'), writeDay('soon', 'iso')]).toEqual(['', ''])
  })

  it('has hours without a leading zero', () => {
    expect(writeClock('09:00')).toBe('9:00')
    expect(writeClock('Monday at 09:00')).toBe('Monday at 9:00')
    expect([writeClock('10:09'), writeClock('00:30')]).toEqual(['10:09', '0:30'])
  })
})
