import { z } from 'zod'
import { type FileKind, fileTypes, rulesOf } from './form-files.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { FileRefusal, type FileStore } from '#domain/storage/private-files.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import type { Secrets } from '#lib/crypto/secrets.ts'

/** The facts of an uploaded file that belongs to no record yet, as held by its sealed reference or its upload. */
export const sentFacts = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  type: z.enum(Object.keys(fileTypes) as [keyof typeof fileTypes]),
  size: z.number(),
  sha256: z.string(),
  at: z.number(),
})
export type SentFacts = z.output<typeof sentFacts>

/** Sealed references to uploaded files: only the server can make them, and only for the sender. */
export interface FileSeal {
  close: (facts: SentFacts & { kind: FileKind }) => string
  /** `undefined` for a reference that the server did not make. */
  open: (sealed: string) => SentFacts | undefined
}

export function createFileSeal(secrets: Secrets): FileSeal {
  const seal = createSeal(secrets, 'form files')
  return {
    close: (facts) => seal.close(JSON.stringify(facts)),
    open(sealed) {
      const text = seal.open(sealed)
      return text === undefined ? undefined : sentFacts.parse(JSON.parse(text))
    },
  }
}

/** The facts behind sealed references, in order. @throws FileRefusal when one is of another kind, expired, or gone */
export async function openSealed(
  { seal, store }: { seal: FileSeal; store: Pick<FileStore, 'has'> },
  kind: FileKind,
  names: readonly string[],
): Promise<SentFacts[]> {
  const rules = rulesOf(kind)
  if (names.length > rules.most) throw new FileRefusal('many')
  if (names.length < rules.least) throw new FileRefusal('missing')
  const found: SentFacts[] = []
  for (const name of names) {
    const file = seal.open(name)
    const isOpen = file?.kind === kind && Date.now() - file.at <= formLife
    if (!isOpen || !(await store.has(file.id))) throw new FileRefusal('expired')
    // A file referenced twice counts once.
    if (!found.some(({ sha256 }) => sha256 === file.sha256)) found.push(file)
  }
  return found
}
