import { z } from 'zod'
import { writeTable } from '#lib/csv.ts'
import type { CalendarName } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import type { Locale } from '#lib/locale.ts'
import type { Severity } from '#domain/ticket/ticket.ts'
import { openAsk, type Row } from '#content/search/ask.ts'
import type { Agent } from './acting.ts'
import { readTools } from './tools.ts'
import { monthOf, type ReportRow, reportGroups, type ReportTicket, statusChange, summarise } from './report.ts'

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const number = z.coerce.number().int().positive()

/** A report without months is of the last twelve. */
export const reportInput = z.object({
  by: z.enum(reportGroups).catch('month'),
  from: month.optional().catch(undefined),
  to: month.optional().catch(undefined),
  product: number.optional().catch(undefined),
  agent: number.optional().catch(undefined),
})
export type ReportAsked = z.output<typeof reportInput>

/** Months are those of the house's place. */
const zone = '+08:00'
const beginOf = (name: string) => new Date(`${name}-01T00:00:00${zone}`)

function addMonths(name: string, count: number): string {
  const [year = 0, place = 1] = name.split('-').map(Number)
  const index = year * 12 + place - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The months of a report, the first and the last, in their order. */
export function periodOf(
  { from, to }: Pick<ReportAsked, 'from' | 'to'>,
  now = new Date(),
): { from: string; to: string } {
  const last = to ?? monthOf(now.toISOString())
  const first = from ?? addMonths(last, -11)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const isoOrNone = (value: unknown) => (value === null ? undefined : iso(value))
const numberOrNone = (value: unknown) => (value === null ? undefined : Number(value))

function readRow(row: Row, changes: readonly Row[]): ReportTicket {
  return {
    id: Number(row.id),
    openedAt: iso(row.created_at),
    answeredAt: isoOrNone(row.answered_at),
    doneAt: isoOrNone(row.done_at),
    rating: numberOrNone(row.rating),
    plan: row.plan as PlanName,
    calendar: row.calendar as CalendarName,
    severity: String(row.severity) as Severity,
    product: numberOrNone(row.product_id),
    agent: numberOrNone(row.assignee_id),
    changes: changes.map(({ after, at }) => statusChange(iso(at), String(after))),
  }
}

/** The tickets of a report with their histories. A ticket that was merged counts as the one that it is in now. */
async function readReportTickets({ payload }: Agent, asked: ReportAsked): Promise<ReportTicket[]> {
  const ask = openAsk(payload)
  const { from, to } = periodOf(asked)
  const conditions = ['t.created_at >= ?', 't.created_at < ?', 't.merged_into_id IS NULL']
  const values: (string | number)[] = [beginOf(from).toISOString(), beginOf(addMonths(to, 1)).toISOString()]
  for (const [column, value] of [
    ['t.product_id', asked.product],
    ['t.assignee_id', asked.agent],
  ] as const) {
    if (value === undefined) continue
    conditions.push(`${column} = ?`)
    values.push(value)
  }
  const where = conditions.join(' AND ')
  const rows = await ask(
    `SELECT t.id, t.created_at, t.answered_at, t.done_at, t.rating, t.plan, t.calendar, t.severity, t.product_id,
     t.assignee_id FROM tickets t WHERE ${where} ORDER BY t.id`,
    values,
  )
  const events = await ask(
    `SELECT e.ticket_id, e.after, e.at FROM tickets t JOIN ticket_events e ON e.ticket_id = t.id
     WHERE ${where} AND e.kind = 'status' ORDER BY e.ticket_id, e.at, e.id`,
    values,
  )
  const changes = Map.groupBy(events, ({ ticket_id: ticket }) => Number(ticket))
  return rows.map((row) => readRow(row, changes.get(Number(row.id)) ?? []))
}

export interface Report {
  by: ReportAsked['by']
  from: string
  to: string
  rows: (ReportRow & { title: string })[]
  total: ReportRow
}

const without = {
  zh: { product: '未写产品', agent: '未分配' },
  en: { product: 'No product', agent: 'Nobody' },
}

export async function readReport(agent: Agent, asked: ReportAsked, locale: Locale): Promise<Report> {
  const [tickets, tools] = await Promise.all([readReportTickets(agent, asked), readTools(agent, locale)])
  const { rows, total } = summarise(tickets, asked.by)
  const titleOf = (key: string): string => {
    if (asked.by === 'month') return key
    if (key === '') return without[locale][asked.by]
    if (asked.by === 'product') return tools.products.find(({ id }) => String(id) === key)?.title ?? `#${key}`
    return tools.agents.find(({ id }) => String(id) === key)?.name ?? `#${key}`
  }
  return { by: asked.by, ...periodOf(asked), rows: rows.map((row) => ({ ...row, title: titleOf(row.key) })), total }
}

export const reportHeads = {
  zh: {
    month: '月份',
    product: '产品',
    agent: '负责人',
    columns: [
      '提交',
      '已答复',
      '首次答复（工作小时，中位数）',
      '按时答复（%）',
      '已解决',
      '解决（工作小时，中位数）',
      '评分数',
      '平均评分',
    ],
  },
  en: {
    month: 'Month',
    product: 'Product',
    agent: 'Assignee',
    columns: [
      'Opened',
      'Answered',
      'First answer (working hours, median)',
      'Answered in time (%)',
      'Solved',
      'Solution (working hours, median)',
      'Ratings',
      'Mean rating',
    ],
  },
}

const hours = (value: number | undefined) => (value === undefined ? '' : (value / 3_600_000).toFixed(1))

/** The numbers of a row, as they are shown and written. */
export const reportCells = (row: ReportRow): (string | number)[] => [
  row.opened,
  row.answered,
  hours(row.firstAnswer),
  row.kept === undefined ? '' : (row.kept * 100).toFixed(0),
  row.solved,
  hours(row.solution),
  row.ratings,
  row.rating === undefined ? '' : row.rating.toFixed(1),
]

/** The report as a table for spreadsheets; a name that would be a formula there is made harmless. */
export function writeReport({ by, rows, total }: Report, locale: Locale): string {
  const heads = reportHeads[locale]
  return writeTable([
    [heads[by], ...heads.columns],
    ...rows.map((row) => [row.title, ...reportCells(row)]),
    [locale === 'zh' ? '合计' : 'Total', ...reportCells(total)],
  ])
}
