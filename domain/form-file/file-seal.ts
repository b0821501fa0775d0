import { z } from 'zod'
import { type FileKind, fileTypes, rulesOf } from './form-files.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { FileRefusal, type FileStore } from '#lib/files/private-files.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import type { Secrets } from '#lib/crypto/secrets.ts'

/** What the house knows of a file that somebody sent and that belongs to nothing yet, as its sealed name or its upload holds it. */
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

/** Sealed names of files on their way: only the house makes them, and only for who sent the file. */
export interface FileSeal {
  close: (facts: SentFacts & { kind: FileKind }) => string
  /** `undefined` for what the house did not seal. */
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

/** The facts behind sealed names, in their order. @throws FileRefusal when one is of another kind, too old, or gone */
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
    // The same file named twice is one.
    if (!found.some(({ sha256 }) => sha256 === file.sha256)) found.push(file)
  }
  return found
}
