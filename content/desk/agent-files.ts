import type { Payload } from 'payload'
import { z } from 'zod'
import { findKept } from '#content/kept-files.ts'
import { readKeyring } from '#content/secret.ts'
import { createFileSeal, openSealed } from '#domain/form-file/file-seal.ts'
import { rulesOf } from '#domain/form-file/form-files.ts'
import { createFormTokens } from '#domain/enquiry/form-token.ts'
import { FileRefusal, openFileStore } from '#domain/storage/private-files.ts'
import { DeskRefusal } from './acting.ts'

/** A file as answers, notes and messages keep it. */
export interface AgentFile {
  file: string
  name: string
  type: string
  size: number
  sha256: string
}

/** Sealed names of what was sent to `/api/forms/files/desk`. */
export const filesInput = z.array(z.string().max(2000)).max(rulesOf('desk').most).default([])

/** The right to send files for a day, which agents alone are given. */
export const openFileToken = (payload: Payload) => ({ token: createFormTokens(readKeyring(payload)).open('desk') })

/** The files behind sealed names. @throws DeskRefusal `files` when one is no agent's, too old, or gone */
export async function openAgentFiles(payload: Payload, sealed: readonly string[]): Promise<AgentFile[]> {
  try {
    const found = await openSealed(
      { seal: createFileSeal(readKeyring(payload)), store: openFileStore() },
      'desk',
      sealed,
    )
    return found.map(({ id: file, name, sha256, size, type }) => ({ file, name, sha256, size, type }))
  } catch (error) {
    throw error instanceof FileRefusal ? new DeskRefusal('files') : error
  }
}

/** Stored rows as another record takes them over: without the numbers of their rows. */
export const takeOver = (files: readonly AgentFile[] | null | undefined): AgentFile[] =>
  (files ?? []).map(({ file, name, sha256, size, type }) => ({ file, name, sha256, size, type }))

/** Erases the files of what was taken back, unless something else has them, too. */
export async function eraseAgentFiles(payload: Payload, files: readonly { file: string }[] | null | undefined) {
  const ids = (files ?? []).map(({ file }) => file)
  if (ids.length === 0) return
  const kept = await findKept(payload, ids)
  const store = openFileStore()
  for (const id of ids) if (!kept.has(id)) await store.remove(id)
}
