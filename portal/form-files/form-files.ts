import { join } from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { createSeal } from '#lib/seal.ts'
import { createClamd, type Scanner } from '#lib/clamd.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { cleanFileName, type FileKind, fileRules, type FileRules, fileTypes, type SentFile } from '#lib/form-files.ts'
import { formLife } from '#lib/form-token.ts'
import { detectFileType } from './detect-type.ts'
import { type FileStore, FileRefusal, openFileStore } from './file-store.ts'

/** What the house knows of a file that a form sent, as its sealed name holds it. */
const facts = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  type: z.enum(Object.keys(fileTypes) as [keyof typeof fileTypes]),
  size: z.number(),
  sha256: z.string(),
  at: z.number(),
})
export type FileFacts = z.output<typeof facts>

export interface NewFile {
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

/** Where the files are: private, below no public address. */
export const formFileFolder = () => join(env.DATA_DIR, 'form-files')

export function rulesOf(kind: FileKind): FileRules {
  return fileRules[kind] ?? { types: [], least: 0, most: 0, maxBytes: 0 }
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

export function createFormFiles(
  payload: Payload,
  store = openFileStore(formFileFolder()),
  scanner = configuredScanner(),
): FormFiles {
  const seal = createSeal(payload.secret, 'form files')
  const read = (sealed: string) => {
    const text = seal.open(sealed)
    return text === undefined ? undefined : facts.parse(JSON.parse(text))
  }
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
      const name = cleanFileName(given, type)
      const file = seal.close(JSON.stringify({ id, kind, name, type, size, sha256, at: Date.now() }))
      return { file, name, size }
    },
    recall: (kind, files) =>
      files.flatMap((file) => {
        const known = read(file)
        return known?.kind === kind ? [{ file, name: known.name, size: known.size }] : []
      }),
    async open(kind, files) {
      const rules = rulesOf(kind)
      if (files.length > rules.most) throw new FileRefusal('many')
      if (files.length < rules.least) throw new FileRefusal('missing')
      const found: FileFacts[] = []
      for (const sealed of files) {
        const file = read(sealed)
        const isOpen = file?.kind === kind && Date.now() - file.at <= formLife
        if (!isOpen || !(await store.has(file.id))) throw new FileRefusal('expired')
        // The same file named twice is one.
        if (!found.some(({ sha256 }) => sha256 === file.sha256)) found.push(file)
      }
      return found
    },
  }
}
