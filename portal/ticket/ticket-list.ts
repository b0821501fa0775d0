import type { Where } from 'payload'
import { z } from 'zod'
import { writeTable } from '#lib/csv.ts'
import { categoryNames, doneStatuses, severityNames, statusNames, ticketStatuses } from '#domain/ticket/ticket.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import { whereSlug } from '#portal/find-record.ts'
import type { StoredRecord } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { readProducts, readTicket } from './find-ticket.ts'
import { type TicketItem, ticketItem } from './ticket-fields.ts'

const pageSize = 12
/** Most rows of one file, and most tickets that are looked through for unread answers and words in messages. */
const mostRows = 1000

/** How lists are ordered; the first is the usual one. */
const ticketSorts = ['activity', 'opened', 'severity'] as const
const sorts = {
  activity: ['-lastMessageAt', '-id'],
  opened: ['-createdAt', '-id'],
  severity: ['severity', '-lastMessageAt', '-id'],
}

/** `active` is all that is not solved or closed. */
const statusFilters = ['active', ...ticketStatuses] as const

const filters = {
  scope: z
    .enum(['all', 'mine'])
    .default('all')
    .meta(meaning('all含本单位同事的工单', 'all includes those of my organisation’s members')),
  status: z.enum(statusFilters).optional(),
  product: z.string().min(1).max(200).optional().meta(meaning('产品的地址名', 'The product’s slug')),
  isUnread: z.boolean().optional(),
  q: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .meta(meaning('主题、工单号和消息中的词', 'Words in subject, number and messages')),
  sort: z.enum(ticketSorts).default('activity'),
}
type Filters = { [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]> }

/** The condition of the filters, beside what the member may see at all. */
async function whereOf(context: MemberContext, { isUnread, product, q, scope, status }: Filters): Promise<Where> {
  const and: Where[] = []
  if (scope === 'mine') and.push({ member: { equals: context.member.id } })
  if (status === 'active') and.push({ status: { not_in: [...doneStatuses] } })
  else if (status !== undefined) and.push({ status: { equals: status } })
  if (product !== undefined) {
    const { docs } = await context.find('products', { where: whereSlug(product), limit: 1, select: ['slug'] })
    and.push({ product: { equals: docs[0]?.id ?? 0 } })
  }
  if (q !== undefined) {
    const where = { text: { contains: q } }
    const found = await context.findOwn('ticket-messages', { where, limit: mostRows, sort: '-at', select: ['ticket'] })
    const ids = [...new Set(found.docs.map(({ ticket }) => Number(ticket)))]
    and.push({ or: [{ subject: { contains: q } }, { number: { contains: q.toUpperCase() } }, { id: { in: ids } }] })
  }
  if (isUnread) and.push({ id: { in: await context.desk.unreadOf(context, mostRows) } })
  return and.length === 0 ? {} : { and }
}

async function readItems(context: MemberContext, docs: readonly StoredRecord[]): Promise<TicketItem[]> {
  const { desk, member } = context
  const [products, names, reads] = await Promise.all([
    readProducts(
      context,
      docs.map(({ product }) => product),
    ),
    desk.namesOf(docs.map((each) => each.member as number)),
    desk.readsOf(
      member.id,
      docs.map(({ id }) => id),
    ),
  ])
  return docs.map((each) => {
    const lastMessageAt = String(each.lastMessageAt ?? each.createdAt)
    const isAnswered = each.lastBy === 'agent'
    return {
      ...readTicket(each, { member, names, products }),
      isUnread: isAnswered && lastMessageAt > (reads.get(String(each.id)) ?? ''),
      lastMessageAt,
      ...(typeof each.dueAt === 'string' && { dueAt: each.dueAt }),
    }
  })
}

export const ticketList = defineCall({
  path: 'ticket/list',
  summary: { zh: '我的工单，和本单位同事的工单', en: 'My tickets and those of my organisation’s members' },
  access: 'session',
  input: z.object({ ...filters, page: z.int().min(1).max(100_000).default(1) }),
  output: z.object({
    items: z.array(ticketItem),
    total: z.int(),
    pages: z.int(),
    unread: z.int().meta(meaning('有未读答复的工单数', 'How many tickets have an unread reply')),
    organisation: z.string().optional().meta(meaning('所在的客户单位', 'The organisation that the person is in')),
    products: z
      .array(z.object({ slug: z.string(), title: z.string() }))
      .meta(meaning('这些工单涉及的产品', 'The products that the person’s tickets are about')),
  }),
  handler: async (context, { page, ...asked }) => {
    const where = await whereOf(context, asked)
    const [found, unread, standing, all] = await Promise.all([
      context.findOwn('tickets', { where, sort: sorts[asked.sort], limit: pageSize, page }),
      context.desk.unreadOf(context, mostRows),
      context.desk.standingOf(context.member.id),
      context.findOwn('tickets', { limit: mostRows, sort: '-id', select: ['product'] }),
    ])
    const products = await readProducts(
      context,
      all.docs.map(({ product }) => product),
    )
    return {
      items: await readItems(context, found.docs),
      total: found.totalDocs,
      pages: found.totalPages,
      unread: unread.length,
      products: [...products.values()],
      ...(standing.organisation && { organisation: standing.organisation.title }),
    }
  },
})

const heads = {
  zh: ['工单号', '主题', '状态', '严重程度', '类别', '产品', '版本', '提交人', '提交时间', '最近消息'],
  en: [
    'Number',
    'Subject',
    'Status',
    'Severity',
    'Category',
    'Product',
    'Version',
    'Opened by',
    'Opened',
    'Last message',
  ],
}

export const ticketExport = defineCall({
  path: 'ticket/export',
  summary: { zh: '以CSV导出工单列表，最多1000行', en: 'The list of tickets as CSV, up to 1,000 rows' },
  access: 'session',
  input: z.object(filters),
  output: z.object({ csv: z.string().meta(meaning('表格，公式已失效', 'The table, with formulas neutralised')) }),
  handler: async (context, asked) => {
    const { locale } = context
    const where = await whereOf(context, asked)
    const { docs } = await context.findOwn('tickets', { where, sort: sorts[asked.sort], limit: mostRows })
    const rows = (await readItems(context, docs)).map((each) => [
      each.number,
      each.subject,
      statusNames[each.status][locale],
      severityNames[each.severity][locale],
      categoryNames[each.category][locale],
      each.product?.title ?? '',
      each.version ?? '',
      each.by,
      each.openedAt,
      each.lastMessageAt,
    ])
    return { csv: writeTable([heads[locale], ...rows]) }
  },
})
