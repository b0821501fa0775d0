import { describe, expect, it } from 'vitest'
import type { TicketStatus } from '#domain/ticket/ticket.ts'
import { periodOf, writeReport } from './read-report.ts'
import { median, monthOf, type ReportTicket, summarise } from './report.ts'

const hour = 3_600_000
/** On Monday, 16 November 2026, in Shanghai's working hours; `4:30` is half past four after midnight in universal time. */
const at = (time: string, day = 16) => `2026-11-${day}T${time.padStart(5, '0')}:00.000Z`
const now = Date.parse(at('10:00', 20))

function ticket(changes: [string, TicketStatus][], rest: Partial<ReportTicket> = {}): ReportTicket {
  const [[openedAt] = ['']] = changes
  return {
    id: 1,
    openedAt,
    answeredAt: undefined,
    doneAt: undefined,
    rating: undefined,
    plan: 'standard',
    calendar: 'china',
    severity: '2',
    product: undefined,
    agent: undefined,
    ...rest,
    changes: changes.map(([moment, status]) => ({ at: Date.parse(moment), status })),
  }
}

describe('a report', () => {
  it('counts working time until the first answer, and until the solution without what waited for the customer', () => {
    // Shanghai is eight hours ahead: 02:00 is 10:00 there, and the day ends at 18:00, which is 10:00.
    const solved = ticket(
      [
        [at('2:00'), 'new'],
        [at('3:00'), 'waiting'],
        [at('5:00'), 'open'],
        [at('6:30'), 'solved'],
      ],
      { answeredAt: at('3:00'), doneAt: at('6:30'), rating: 4 },
    )
    const { total } = summarise([solved], 'month', now)
    expect(total).toEqual({
      key: '',
      opened: 1,
      answered: 1,
      firstAnswer: hour,
      kept: 1,
      solved: 1,
      solution: 2.5 * hour,
      ratings: 1,
      rating: 4,
    })
  })

  it('a night between is no working time, and an answer after the promised one is not in time', () => {
    const late = ticket([[at('9:00'), 'new']], { answeredAt: at('5:00', 17) })
    const { total } = summarise([late], 'month', now)
    // One hour on Monday, and from 9:00 to 13:00 on Tuesday.
    expect(total).toMatchObject({ firstAnswer: 5 * hour, kept: 0, solved: 0, solution: undefined, rating: undefined })
  })

  it('one that waits and is not due yet is neither in time nor late; one that is overdue is late', () => {
    const fresh = ticket([[at('9:30', 20), 'new']])
    const overdue = ticket([[at('2:00'), 'new']])
    expect(summarise([fresh], 'month', now).total).toMatchObject({ answered: 0, kept: undefined })
    expect(summarise([fresh, overdue], 'month', now).total).toMatchObject({ answered: 0, kept: 0 })
  })

  it('one that was opened again is not solved until it is again', () => {
    const again = ticket(
      [
        [at('2:00'), 'new'],
        [at('3:00'), 'solved'],
        [at('4:00'), 'open'],
      ],
      { answeredAt: at('3:00'), doneAt: at('3:00') },
    )
    expect(summarise([again], 'month', now).total).toMatchObject({ solved: 0, solution: undefined })
  })

  it('has a row for each month, product or assignee, and all together below', () => {
    const all = [
      ticket([['2026-10-31T16:30:00.000Z', 'new']], { product: 1, agent: 7 }),
      ticket([[at('2:00'), 'new']], { product: 1 }),
      ticket([['2026-10-31T15:30:00.000Z', 'new']], { product: 2, agent: 7 }),
    ]
    // In China November has begun when October ends in universal time.
    expect(summarise(all, 'month', now).rows.map(({ key, opened }) => [key, opened])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ])
    expect(summarise(all, 'product', now).rows.map(({ key, opened }) => [key, opened])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect(summarise(all, 'agent', now).rows.map(({ key, opened }) => [key, opened])).toEqual([
      ['7', 2],
      ['', 1],
    ])
    expect(summarise(all, 'agent', now).total.opened).toBe(3)
    expect(summarise([], 'month', now)).toMatchObject({ rows: [], total: { opened: 0, firstAnswer: undefined } })
  })

  it('medians, months and periods', () => {
    expect([median([]), median([3]), median([9, 1]), median([9, 1, 2])]).toEqual([undefined, 3, 5, 2])
    expect(monthOf('2026-12-31T16:00:00.000Z')).toBe('2027-01')
    expect(periodOf({}, new Date('2026-11-22T00:00:00Z'))).toEqual({ from: '2025-12', to: '2026-11' })
    expect(periodOf({ from: '2026-12', to: '2026-03' })).toEqual({ from: '2026-03', to: '2026-12' })
    expect(periodOf({ to: '2026-01' })).toEqual({ from: '2025-02', to: '2026-01' })
  })

  it('is a table in which no name is a formula', () => {
    const { rows, total } = summarise([ticket([[at('2:00'), 'new']])], 'agent', now)
    const named = rows.map((row) => ({ ...row, title: '=HYPERLINK("https://x.example")' }))
    const csv = writeReport({ by: 'agent', from: '2026-11', to: '2026-11', rows: named, total }, 'en')
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")",1,0,,0,0,,0,`)
    expect(csv).toContain('\r\nTotal,1,')
    expect(writeReport({ by: 'month', from: '2026-11', to: '2026-11', rows: [], total }, 'zh')).toContain('月份,提交,')
  })
})
