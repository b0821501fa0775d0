import type { Where } from 'payload'
import { z } from 'zod'
import type { CalendarName } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import { AppError } from '#lib/errors.ts'
import { isDone, reopenFor, type Severity, type TicketSystem } from '#domain/ticket/ticket.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import type { StoredRecord } from '#portal/records.ts'
import { id, lang, meaning, recordNumber } from '#portal/schemas.ts'
import { changesOf } from './questions.ts'
import { findTicket, readProducts, readTicket } from './find-ticket.ts'
import { promisesOf } from '#domain/desk/promises.ts'
import { fileLimits, system, ticketItem, ticketNumber } from './ticket-fields.ts'
import { uploadLimits } from './uploads.ts'

/** How long the link to a file is good, in milliseconds: it is followed at once. */
const fileLinkLife = 5 * 60_000

const file = z.object({
  id,
  name: z.string(),
  size: z.int().meta(meaning('字节', 'In bytes')),
  state: z
    .enum(['ready', 'held', 'infected'])
    .meta(
      meaning('held是还没查毒，infected是有病毒已删除', 'held: not scanned yet; infected: erased because of a virus'),
    ),
})
const message = z.object({
  id,
  kind: z.enum(['customer', 'agent']),
  author: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  at: z.string(),
  files: z.array(file),
})

interface StoredFile {
  id: string
  file: string
  name: string
  size: number
}

/** The thread of a ticket, as the member may see it. */
async function readThread(
  { desk, findOwn, member }: MemberContext,
  ticket: StoredRecord,
): Promise<z.output<typeof message>[]> {
  const where = { ticket: { equals: ticket.id } }
  const [{ docs }, holds] = await Promise.all([
    findOwn('ticket-messages', { where, sort: ['at', 'id'], limit: 0 }),
    desk.holdsOf(ticket.id),
  ])
  return docs.map((each) => ({
    id: String(each.id),
    kind: each.kind === 'agent' ? 'agent' : 'customer',
    author: typeof each.author === 'string' ? each.author : '',
    isMine: String(each.member) === String(member.id),
    text: String(each.text),
    at: String(each.at),
    files: ((each.files as StoredFile[] | null) ?? []).map(({ id: row, name, size }) => ({
      id: row,
      name,
      size,
      state: holds.get(row) ?? ('ready' as const),
    })),
  }))
}

/** Whether the customer may still open it again; later a new ticket is due. */
export function canReopen({ doneAt, status }: StoredRecord): boolean {
  return isDone(status) && typeof doneAt === 'string' && Date.now() - Date.parse(doneAt) <= reopenFor
}

export const ticketDetail = defineCall({
  path: 'ticket/detail',
  summary: { zh: '一张工单：往来消息、状态记录和承诺时间', en: 'One ticket: its thread, history and promised times' },
  access: 'session',
  input: z.object({ ticket: ticketNumber }),
  example: { ticket: 'T-7KMD-3XV9' },
  output: ticketItem.omit({ isUnread: true, dueAt: true, lastMessageAt: true }).extend({
    system: system.optional(),
    language: lang,
    copies: z.array(z.string()),
    confirmedCopies: z
      .array(z.string())
      .meta(meaning('可以用邮件回复的抄送人', 'Those in copy who may reply by e-mail')),
    messages: z.array(message),
    history: z.array(
      z.object({
        kind: z.enum(['status', 'severity']),
        value: z.string(),
        at: z.string(),
        by: z.enum(['customer', 'agent', 'house']),
      }),
    ),
    promises: z.array(
      z.object({
        kind: z.enum(['firstAnswer', 'solution']),
        state: z.enum(['running', 'paused', 'kept', 'broken']),
        target: z.int().meta(meaning('承诺的工作时间，毫秒', 'Promised working time, in milliseconds')),
        left: z.int().meta(meaning('还剩的工作时间，毫秒；超时为负', 'What is left of it; negative once overdue')),
        dueAt: z.string().optional(),
      }),
    ),
    fileLimits,
    canReply: z.boolean(),
    canReopen: z.boolean(),
    rating: z.int().optional(),
    ratingComment: z.string().optional(),
  }),
  handler: async (context, { ticket: number }) => {
    const { desk, member } = context
    const ticket = await findTicket(context, number)
    const [messages, history, products, names] = await Promise.all([
      readThread(context, ticket),
      desk.historyOf(ticket.id),
      readProducts(context, [ticket.product]),
      desk.namesOf([ticket.member as number]),
    ])
    const promises = promisesOf(
      {
        plan: ticket.plan as PlanName,
        calendar: ticket.calendar as CalendarName,
        severity: ticket.severity as Severity,
        answeredAt: ticket.answeredAt as string | null,
        doneAt: ticket.doneAt as string | null,
      },
      changesOf(history),
    )
    const again = canReopen(ticket)
    return {
      // Another one than was asked for when that was merged into it.
      ...readTicket(ticket, { member, names, products }),
      ...(typeof ticket.system === 'string' && { system: ticket.system as TicketSystem }),
      language: ticket.language === 'en' ? ('en' as const) : ('zh' as const),
      copies: (ticket.copies as string[] | null) ?? [],
      confirmedCopies: (ticket.confirmedCopies as string[] | null) ?? [],
      messages,
      fileLimits: uploadLimits(),
      history,
      promises: promises.map(({ due, kind, left, state, target }) => ({
        kind,
        left,
        state,
        target,
        ...(due !== undefined && { dueAt: new Date(due).toISOString() }),
      })),
      canReply: !isDone(ticket.status) || again,
      canReopen: again,
      ...(typeof ticket.rating === 'number' && { rating: ticket.rating }),
      ...(typeof ticket.ratingComment === 'string' && { ratingComment: ticket.ratingComment }),
    }
  },
})

export const ticketFile = defineCall({
  path: 'ticket/file',
  summary: { zh: '取得工单里一个文件的限时链接', en: 'A link to a file of a ticket, valid for five minutes' },
  access: 'session',
  input: z.object({ ticket: ticketNumber, message: recordNumber, file: z.string().max(100) }),
  example: { ticket: 'T-7KMD-3XV9', message: '1', file: '66f0c0ffee0000000000000a' },
  output: z.object({ path: z.string() }),
  handler: async (context, { file: row, message: messageId, ticket: number }) => {
    const { desk, enquiries, findOwn, limit, member } = context
    await limit('downloadLink', String(member.id))
    const ticket = await findTicket(context, number)
    const where: Where = { and: [{ id: { equals: Number(messageId) } }, { ticket: { equals: ticket.id } }] }
    const { docs } = await findOwn('ticket-messages', { where, limit: 1 })
    const found = ((docs[0]?.files as StoredFile[] | null | undefined) ?? []).find((each) => each.id === row)
    const stored = found && (await desk.storedFile(Number(messageId), row))
    const { store } = enquiries.files
    const hold = stored === undefined ? undefined : await store.holdOf(stored)
    if (hold !== undefined) throw new AppError(hold === 'held' ? 'fileHeld' : 'fileInfected')
    if (found === undefined || stored === undefined || !(await store.has(stored)))
      throw new AppError('notFound', { detail: `no file ${row} of ticket ${number}` })
    const sealed = desk.seals.files.close(
      JSON.stringify({ file: stored, name: found.name, until: Date.now() + fileLinkLife }),
    )
    return { path: `/api/tickets/files/${sealed}` }
  },
})
