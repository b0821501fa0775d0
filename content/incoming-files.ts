import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { incomingFolder } from '#lib/files/open-store.ts'
import type { StoredFacts } from '#lib/files/file-store.ts'

/** Names of uploads, made by the house; anything else might be a path. */
export const uploadPattern = /^[0-9a-f]{32}$/

/** Where the facts of a finished upload stand; the file itself is in the store by then. */
export const factsPath = (upload: string) => join(incomingFolder, `${upload}.finished.json`)

const facts = z.object({ size: z.int().min(0), sha256: z.string(), sha512: z.string() })

/** The facts of a finished upload; `undefined` when there is none of this name, or when it is not finished. */
export async function readUpload(upload: string): Promise<StoredFacts | undefined> {
  if (!uploadPattern.test(upload)) return undefined
  const text = await readFile(factsPath(upload), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : facts.parse(JSON.parse(text))
}
