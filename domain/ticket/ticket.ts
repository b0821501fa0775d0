import type { Locale } from '#lib/locale.ts'
import { systems } from '#domain/release/release-file.ts'

/** Ticket values shared by browser, server and admin. */
export const ticketStatuses = ['new', 'open', 'waiting', 'solved', 'closed'] as const
/** `waiting` is for the customer. */
export type TicketStatus = (typeof ticketStatuses)[number]

/** Statuses of a ticket that nobody is working on; a customer can still reopen it for a while. */
export const doneStatuses = ['solved', 'closed'] as const satisfies TicketStatus[]
/** Whether a status is one of them. */
export const isDone = (status: unknown): boolean => doneStatuses.some((each) => each === status)

/** 1 is the worst. */
export const severities = ['1', '2', '3', '4'] as const
export type Severity = (typeof severities)[number]

export const ticketCategories = ['fault', 'usage', 'performance', 'installation', 'licence', 'other'] as const
export type TicketCategory = (typeof ticketCategories)[number]

export const ticketSystems = [...systems, 'other'] as const
export type TicketSystem = (typeof ticketSystems)[number]

/** Statuses that an agent may choose with an answer; a customer's answer always reopens the ticket. */
export const afterAnswer = ['waiting', 'open', 'solved'] as const

/** Longest subject, message and rating's comment, in UTF-16 units, and most people in copy. */
export const ticketLimits = { subject: 150, text: 20_000, comment: 1000, copies: 5, version: 20 } as const

/** How long a customer can reopen a solved or closed ticket, in milliseconds; after that they open a new one. */
export const reopenFor = 14 * 24 * 60 * 60_000

/** The agents' own priority. */
export const priorities = ['high', 'normal', 'low'] as const
export type Priority = (typeof priorities)[number]

/** How long an agent's answer or change can be undone before it takes effect, in milliseconds. */
export const undoFor = 30_000

type Words = Record<Locale, string>

export const priorityNames = {
  high: { zh: '高', en: 'High' },
  normal: { zh: '普通', en: 'Normal' },
  low: { zh: '低', en: 'Low' },
} satisfies Record<Priority, Words>

export const statusNames = {
  new: { zh: '新建', en: 'New' },
  open: { zh: '处理中', en: 'Open' },
  waiting: { zh: '等您回复', en: 'Waiting for you' },
  solved: { zh: '已解决', en: 'Solved' },
  closed: { zh: '已关闭', en: 'Closed' },
} satisfies Record<TicketStatus, Words>

/** The same, for staff. */
export const staffStatusNames = { ...statusNames, waiting: { zh: '等客户回复', en: 'Waiting for customer' } }

export const categoryNames = {
  fault: { zh: '故障', en: 'Fault' },
  usage: { zh: '使用问题', en: 'Question of use' },
  performance: { zh: '性能', en: 'Performance' },
  installation: { zh: '安装', en: 'Installation' },
  licence: { zh: '许可', en: 'Licence' },
  other: { zh: '其他', en: 'Other' },
} satisfies Record<TicketCategory, Words>

export const severityNames = {
  '1': { zh: '1级：生产停止', en: '1: production is down' },
  '2': { zh: '2级：主要功能不可用', en: '2: a main function fails' },
  '3': { zh: '3级：功能受限', en: '3: a function is limited' },
  '4': { zh: '4级：一般问题', en: '4: a general question' },
} satisfies Record<Severity, Words>

export const severityDefinitions = {
  '1': {
    zh: '软件或设备完全不能用，工作停止，没有绕开的办法。',
    en: 'The software or machine cannot be used at all, work has stopped, and there is no way round it.',
  },
  '2': {
    zh: '一项主要功能不能用，或结果不对；可以继续工作，但受很大影响。',
    en: 'A main function does not work or gives wrong results; work goes on, but is badly affected.',
  },
  '3': {
    zh: '一项功能受限，有绕开的办法。',
    en: 'A function is limited, and there is a way round it.',
  },
  '4': {
    zh: '怎样使用、文档、建议等不影响工作的问题。',
    en: 'How something is used, documentation, suggestions: nothing that holds work up.',
  },
} satisfies Record<Severity, Words>
