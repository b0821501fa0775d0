import { AppError } from '#lib/errors.ts'
import { describeFileFault } from '#domain/form-file/form-files.ts'
import type { Locale } from '#lib/locale.ts'
import type { CallContext, MemberContext } from '#portal/call.ts'
import { FileRefusal } from '#domain/storage/private-files.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'
import { openRecord, type StoredRecord } from '#portal/records.ts'
import type { TicketItem } from './ticket-fields.ts'
import { uploadRules } from './uploads.ts'

/**
 * A ticket as the member may see it; of one that was merged, the one that has its messages now. What is somebody else's is not
 * there, as what never was.
 * @throws AppError `notFound`
 */
export async function findTicket({ findOwn }: Pick<MemberContext, 'findOwn'>, number: string): Promise<StoredRecord> {
  const { docs } = await findOwn('tickets', { where: { number: { equals: number } }, limit: 1 })
  const [found] = docs
  const into = found?.mergedInto
  const target = into ? (await findOwn('tickets', { where: { id: { equals: into } }, limit: 1 })).docs[0] : undefined
  const ticket = target ?? found
  if (ticket === undefined) throw new AppError('notFound', { detail: `no ticket ${number}` })
  return ticket
}

interface SentFiles {
  /** Sealed names of files that came with the form. */
  files: readonly string[]
  /** Names of uploads. */
  uploads: readonly string[]
}

/** The files of a message, those of its form and those that were sent ahead. @throws FileRefusal */
export async function openFiles(
  { desk, enquiries, member }: MemberContext,
  { files, uploads }: SentFiles,
): Promise<FileFacts[]> {
  const sent = await enquiries.files.open('ticket', files)
  const ahead = await desk.uploads.open(member.id, uploads)
  const { maxTotal, most } = uploadRules()
  const all = [...sent, ...ahead]
  if (all.length > Math.max(most, sent.length)) throw new FileRefusal('many')
  if (ahead.length > 0 && all.reduce((sum, { size }) => sum + size, 0) > maxTotal) throw new FileRefusal('total')
  return all
}

/** A refused file as the answer of a call: what is wrong, in words, with everything else as it was. */
export function refuseUpload({ cause, fault, file }: FileRefusal, locale: Locale): AppError {
  const message = describeFileFault(fault, uploadRules(), locale, file)
  return new AppError('badInput', { cause, fields: [{ path: 'files', message }] })
}

/** Does what names files. @throws AppError `badInput` that says what is wrong with them */
export async function withFiles<Result>({ locale }: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FileRefusal ? refuseUpload(error, locale) : error
  }
}

/** The products of tickets, by their numbers of record. */
export async function readProducts({ find, locale }: CallContext, ids: readonly unknown[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return new Map<string, { slug: string; title: string }>()
  const { docs } = await find('products', { where: { id: { in: wanted } }, limit: 0, select: ['slug'] })
  return new Map(
    docs.flatMap((record) => {
      const reader = openRecord(record, locale)
      return reader ? [[reader.id, { slug: reader.text('slug'), title: reader.text('title') }] as const] : []
    }),
  )
}

/** What a list and a ticket's own page both say of it. */
export function readTicket(
  ticket: StoredRecord,
  facts: {
    member: { id: unknown }
    names: ReadonlyMap<string, string>
    products: Awaited<ReturnType<typeof readProducts>>
  },
) {
  const product = facts.products.get(String(ticket.product))
  return {
    number: String(ticket.number),
    subject: String(ticket.subject),
    status: ticket.status as TicketItem['status'],
    severity: ticket.severity as TicketItem['severity'],
    category: ticket.category as TicketItem['category'],
    ...(product && { product }),
    ...(typeof ticket.version === 'string' && ticket.version !== '' && { version: ticket.version }),
    by: facts.names.get(String(ticket.member)) ?? '',
    isMine: String(ticket.member) === String(facts.member.id),
    openedAt: String(ticket.createdAt),
  }
}

/** Who writes in a call. */
export const writerOf = ({ member: { email, id, language, name } }: MemberContext) => ({ id, name, email, language })
