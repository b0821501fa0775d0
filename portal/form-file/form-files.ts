import type { Payload } from 'payload'
import { readKeyring } from '#content/secret.ts'
import { createClamd, type Scanner } from '#lib/files/clamd.ts'
import { env } from '#lib/env.ts'
import { createFileSeal, openSealed, type SentFacts } from '#domain/form-file/file-seal.ts'
import { log } from '#lib/log.ts'
import { cleanFileName, type FileKind, rulesOf, type SentFile } from '#domain/form-file/form-files.ts'
import { detectFileType } from './detect-type.ts'
import { type FileStore, FileRefusal, openFileStore } from '#domain/storage/private-files.ts'

export type FileFacts = SentFacts

interface NewFile {
  kind: FileKind
  /** As the sender calls it. */
  name: string
  source: AsyncIterable<Uint8Array>
}

/** Files on their way into an enquiry: first stored, then named by the form that they belong to. */
export interface FormFiles {
  store: FileStore
  /** Stores a file and tells what it is. @throws FileRefusal; nothing of the file is left then */
  take: (file: NewFile) => Promise<SentFile>
  /** Files of a form by their sealed names, to be shown again; what is not of this form is left out. */
  recall: (kind: FileKind, files: readonly string[]) => SentFile[]
  /** The facts behind sealed names, in their order. @throws FileRefusal when one is not of this form, too old, or gone */
  open: (kind: FileKind, files: readonly string[]) => Promise<FileFacts[]>
}

/** The scanner of the configuration. Without one files are handed out as they came, and the admin says so. */
export const configuredScanner = (patience?: number): Scanner | undefined =>
  env.CLAMD_URL === undefined ? undefined : createClamd(env.CLAMD_URL, patience)

/**
 * Looks into a file that is held. One that cannot be looked into stays held, for the next round.
 * @returns whether something was found in it
 */
export async function scanHeld(store: FileStore, scanner: Scanner, id: string): Promise<boolean> {
  try {
    const finding = await scanner.scan(store.read(id))
    if (finding.clean) await store.release(id)
    else log.warn({ file: id, found: finding.name }, 'a virus was found in a file that a visitor sent')
    return !finding.clean
  } catch (error) {
    log.warn({ file: id, reason: (error as Error).message }, 'a file could not be scanned yet, and is held')
    return false
  }
}

export function createFormFiles(payload: Payload, store = openFileStore(), scanner = configuredScanner()): FormFiles {
  const seal = createFileSeal(readKeyring(payload))
  return {
    store,
    async take({ kind, name: given, source }) {
      const rules = rulesOf(kind)
      const { id, sha256, size } = await store.write(source, rules.maxBytes, scanner !== undefined)
      const type = await detectFileType(store.pathOf(id))
      if (type === undefined || !rules.types.includes(type)) {
        await store.remove(id)
        throw new FileRefusal('type')
      }
      if (scanner && (await scanHeld(store, scanner, id))) {
        await store.remove(id)
        throw new FileRefusal('infected')
      }
      await store.share(id)
      const name = cleanFileName(given, type)
      const file = seal.close({ id, kind, name, type, size, sha256, at: Date.now() })
      return { file, name, size }
    },
    recall: (kind, files) =>
      files.flatMap((file) => {
        const known = seal.open(file)
        return known?.kind === kind ? [{ file, name: known.name, size: known.size }] : []
      }),
    open: (kind, files) => openSealed({ seal, store }, kind, files),
  }
}
