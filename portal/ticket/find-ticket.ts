import { AppError } from '#lib/errors.ts'
import type { CallContext, MemberContext, StoredRecord } from '../call.ts'
import { FileRefusal } from '../form-files/file-store.ts'
import type { FileFacts } from '../form-files/form-files.ts'
import { refuseFile } from '../enquiry/send-enquiry.ts'
import { openRecord } from '../records.ts'

/**
 * A ticket as the member may see it; of one that was merged, the one that has its messages now. What is somebody else's is not
 * there, as what never was.
 * @throws AppError `notFound`
 */
export async function findTicket({ find }: Pick<CallContext, 'find'>, number: string): Promise<StoredRecord> {
  const { docs } = await find('tickets', { where: { number: { equals: number } }, limit: 1 })
  const [found] = docs
  const into = found?.mergedInto
  const target = into ? (await find('tickets', { where: { id: { equals: into } }, limit: 1 })).docs[0] : undefined
  const ticket = target ?? found
  if (ticket === undefined) throw new AppError('notFound', { detail: `no ticket ${number}` })
  return ticket
}

/** The files of a message by their sealed names. @throws AppError `badInput` that says what is wrong with them */
export async function openFiles({ enquiries, locale }: CallContext, files: readonly string[]): Promise<FileFacts[]> {
  try {
    return await enquiries.files.open('ticket', files)
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    throw refuseFile(error, 'ticket', locale)
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

/** Who writes in a call. */
export const writerOf = ({ member: { email, id, language, name } }: MemberContext) => ({ id, name, email, language })
