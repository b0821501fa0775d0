import { z } from 'zod'
import { severities, ticketCategories, ticketLimits, ticketStatuses, ticketSystems } from '#domain/ticket/ticket.ts'
import { meaning } from '#portal/schemas.ts'

const numberWords = meaning('工单号，例如T-7KMD-3XV9', 'Number of the ticket, for example T-7KMD-3XV9')
/** A number as calls are asked with it. */
export const ticketNumber = z
  .string()
  .regex(/^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  .meta(numberWords)
/** A number as it is answered. */
export const givenNumber = z.string().meta(numberWords)

const status = z.enum(ticketStatuses)
export const severity = z.enum(severities).meta(meaning('严重程度，1最高', 'Severity, 1 is the worst'))
export const category = z.enum(ticketCategories)
export const system = z.enum(ticketSystems)

/** Marks that turn text round, control characters but tabs and line ends, halves of letters: what nobody means to write. */
const isUnwanted = (value: string) =>
  !value.isWellFormed() ||
  /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(value.replaceAll(/[\t\r\n]/g, ''))
export const text = z
  .string()
  .trim()
  .min(1)
  .max(ticketLimits.text)
  .refine((value) => !isUnwanted(value))
  .meta(meaning('正文；代码放在两行```之间', 'The text; code stands between two lines of ```'))
export const subject = z
  .string()
  .trim()
  .min(1)
  .max(ticketLimits.subject)
  .refine((value) => !isUnwanted(value) && !/[\r\n\t\p{Zl}\p{Zp}]/u.test(value))
  .meta(meaning('主题，一行', 'Subject, one line'))

export const files = z
  .array(z.string().max(2000))
  .max(10)
  .default([])
  .meta(
    meaning(
      '文件，即POST /api/forms/files/ticket答复中的file',
      'The files: what POST /api/forms/files/ticket answered as file',
    ),
  )

export const uploads = z
  .array(z.string().max(60))
  .max(100)
  .default([])
  .meta(
    meaning(
      '已传完的文件，即/api/uploads/ticket-files（tus 1.0）给出的地址的最后一段',
      'Files uploaded beforehand: the last part of the address that /api/uploads/ticket-files (tus 1.0) gave',
    ),
  )

/** What a message may have as uploads. */
export const fileLimits = z
  .object({
    most: z.int(),
    maxBytes: z.int().meta(meaning('每个文件的字节数上限', 'Bytes of one file at most')),
    maxTotal: z.int().meta(meaning('全部文件的字节数上限', 'Bytes of all files together at most')),
  })
  .meta(meaning('一条消息可带的文件', 'The files a message can have'))

const ticketProduct = z.object({ slug: z.string(), title: z.string() })

/** A ticket as a list names it. */
export const ticketItem = z.object({
  number: givenNumber,
  subject: z.string(),
  status,
  severity,
  category,
  product: ticketProduct.optional(),
  version: z.string().optional(),
  by: z.string().meta(meaning('提交人', 'Who opened it')),
  isMine: z.boolean(),
  isUnread: z.boolean().meta(meaning('有未读的答复', 'Whether there is an unread reply')),
  openedAt: z.string(),
  lastMessageAt: z.string(),
  dueAt: z
    .string()
    .optional()
    .meta(meaning('首次答复期限；已答复或暂停时没有', 'When the first answer is due, if it is')),
})
export type TicketItem = z.output<typeof ticketItem>

export const nothing = z.object({})
