import type { Payload } from 'payload'

/** All records that have files of the private store. */
export const fileHolders = [
  'enquiries',
  'ticket-messages',
  'ticket-notes',
  'ticket-held-answers',
  'desk-inbox',
] as const

/** Which of some stored files belong to a record. With override access: what is erased is nobody's. */
export async function findKept(payload: Payload, ids: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const collection of fileHolders) {
    const where = { 'files.file': { in: [...ids] } }
    const options = { collection, where, limit: 0, depth: 0, overrideAccess: true, showHiddenFields: true } as const
    for (const { files } of (await payload.find(options)).docs) for (const { file } of files ?? []) kept.add(file)
  }
  return kept
}
