import { Readable } from 'node:stream'
import { fileRules } from '#domain/form-file/form-files.ts'
import type { ReadMail } from '#domain/desk-mail/read-mail.ts'
import { FileRefusal } from '#domain/storage/private-files.ts'
import type { FileFacts, FormFiles } from '#portal/form-file/form-files.ts'

export interface TakenFiles {
  files: FileFacts[]
  /** Names of what is not taken. */
  leftOut: string[]
}

const mostNamed = 20
const most = fileRules.ticket?.most ?? 0

/**
 * Stores what came with a mail by the rules of tickets' files: what is something else is left out, by its name. What a
 * transaction that fails leaves behind belongs to nothing, and is tidied with the files of forms that were never sent.
 */
export async function takeMailFiles(files: FormFiles, { attachments }: ReadMail): Promise<TakenFiles> {
  const taken: TakenFiles = { files: [], leftOut: [] }
  for (const { content, name } of attachments) {
    try {
      if (taken.files.length >= most) throw new FileRefusal('many')
      const { file } = await files.take({ kind: 'ticket', name, source: Readable.from([content]) })
      const [facts] = await files.open('ticket', [file])
      if (facts && !taken.files.some(({ sha256 }) => sha256 === facts.sha256)) taken.files.push(facts)
    } catch (error) {
      // A disk without room is no fault of the mail: it comes again.
      if (!(error instanceof FileRefusal) || error.fault === 'space' || error.fault === 'broken') throw error
      if (taken.leftOut.length < mostNamed) taken.leftOut.push(shown(name))
    }
  }
  return taken
}

const shown = (name: string) => [...name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 80).join('') || '?'
