import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { isDone, ticketLimits } from '#domain/ticket/ticket.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import { emailField, meaning } from '#portal/schemas.ts'
import { findTicket, openFiles, withFiles, writerOf } from './find-ticket.ts'
import { canReopen } from './ticket-detail.ts'
import { files, nothing, text, ticketNumber, uploads } from './ticket-fields.ts'

const example = { ticket: 'T-7KMD-3XV9' }

/** Finds a ticket that the member is about to write to, and counts it. */
async function findToWrite(context: MemberContext, number: string) {
  const ticket = await findTicket(context, number)
  await context.limit('ticketMessage', String(context.member.id))
  return ticket
}

export const ticketReply = defineCall({
  path: 'ticket/reply',
  summary: { zh: '在工单里写一条消息；已解决的会重新打开', en: 'Adds a message to a ticket; a solved one is reopened' },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber, text, files, uploads }),
  example: { ...example, text: 'The log of the second run is attached.' },
  output: nothing,
  handler: async (context, { text: written, ticket: number, ...sent }) => {
    const ticket = await findToWrite(context, number)
    if (isDone(ticket.status) && !canReopen(ticket)) throw new AppError('conflict', { detail: 'closed for good' })
    await withFiles(context, async () =>
      context.desk.reply(writerOf(context), ticket.id, written, await openFiles(context, sent)),
    )
    return {}
  },
})

export const ticketClose = defineCall({
  path: 'ticket/close',
  summary: { zh: '关闭一张工单', en: 'Close a ticket' },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber }),
  example,
  output: nothing,
  handler: async (context, { ticket: number }) => {
    const ticket = await findToWrite(context, number)
    if (ticket.status !== 'closed') await context.desk.setStatus(writerOf(context), ticket.id, 'closed')
    return {}
  },
})

export const ticketReopen = defineCall({
  path: 'ticket/reopen',
  summary: {
    zh: '重新打开解决或关闭不满14天的工单',
    en: 'Reopens a ticket solved or closed up to 14 days ago',
  },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber }),
  example,
  output: nothing,
  handler: async (context, { ticket: number }) => {
    const ticket = await findToWrite(context, number)
    if (!isDone(ticket.status)) return {}
    if (!canReopen(ticket)) throw new AppError('conflict', { detail: 'closed for good' })
    await context.desk.setStatus(writerOf(context), ticket.id, 'open')
    return {}
  },
})

export const ticketCopyConfirm = defineCall({
  path: 'ticket/copy/confirm',
  summary: {
    zh: '允许一位抄送人用邮件在工单里回复；只有提交工单的人可以',
    en: 'Lets someone in copy reply to a ticket by e-mail; only the person who opened it may',
  },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber, email: emailField }),
  example: { ...example, email: 'test.bench@example.com' },
  output: nothing,
  handler: async (context, { email: copy, ticket: number }) => {
    const ticket = await findToWrite(context, number)
    if (String(ticket.member) !== String(context.member.id)) throw new AppError('notAllowed')
    const isInCopy = ((ticket.copies as string[] | null) ?? []).includes(copy)
    if (!isInCopy) throw new AppError('notFound', { detail: 'not in copy' })
    await context.desk.confirmCopy(writerOf(context), ticket.id, copy)
    return {}
  },
})

const rating = z.int().min(1).max(5).meta(meaning('1到5，5最好', '1 to 5, 5 is the best'))
const comment = z.string().trim().max(ticketLimits.comment).default('')

export const ticketRate = defineCall({
  path: 'ticket/rate',
  summary: { zh: '给已解决的工单评分', en: 'Rates a solved ticket' },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber, rating, comment }),
  example: { ...example, rating: 5 },
  output: nothing,
  handler: async (context, { comment: words, rating: given, ticket: number }) => {
    const ticket = await findToWrite(context, number)
    if (!isDone(ticket.status)) throw new AppError('conflict', { detail: 'not solved yet' })
    const { id, name } = context.member
    await context.desk.rate({ member: id, name }, ticket.id, given, words)
    return {}
  },
})

export const ticketRead = defineCall({
  path: 'ticket/read',
  summary: { zh: '记下已读到最新的答复', en: 'Marks the replies as read' },
  access: 'session',
  changes: true,
  input: z.object({ ticket: ticketNumber }),
  example,
  output: nothing,
  handler: async (context, { ticket: number }) => {
    const ticket = await findTicket(context, number)
    await context.desk.markRead(context.member.id, ticket.id)
    return {}
  },
})

const ratingToken = z
  .string()
  .min(20)
  .max(400)
  .meta(meaning('邮件链接中的token', 'The token from the link in the e-mail'))

/** The right to rate one ticket, from the mail that told that it is solved. */
function readToken({ desk }: Pick<MemberContext, 'desk'>, token: string): number {
  const opened = desk.seals.rating.open(token)
  const { ticket, until } = z
    .object({ ticket: z.number(), until: z.number() })
    .catch({ ticket: 0, until: 0 })
    .parse(opened === undefined ? undefined : JSON.parse(opened))
  if (until < Date.now()) throw new AppError('linkExpired')
  return ticket
}

export const ticketRateByLink = defineCall({
  path: 'ticket/rate/link',
  summary: {
    zh: '凭邮件中的链接给工单评分，不需要登录',
    en: 'Rates a ticket from the link in an e-mail, without signing in',
  },
  changes: true,
  input: z.object({ token: ratingToken, rating, comment }),
  example: { token: 'x'.repeat(43), rating: 5 },
  output: nothing,
  handler: async (context, { comment: words, rating: given, token }) => {
    await context.limit('ticketRating', context.caller.address ?? '')
    const ticket = readToken(context, token)
    // The ticket may have gone with its account since.
    if (!(await context.desk.has(ticket))) throw new AppError('linkExpired')
    await context.desk.rate({ name: '' }, ticket, given, words)
    return {}
  },
})
