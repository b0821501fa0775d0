import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Scanner } from '#lib/files/clamd.ts'
import { env } from '#lib/env.ts'
import { sentFacts } from '#domain/form-file/file-seal.ts'
import { cleanFileName, type FileRules, rulesOf } from '#domain/form-file/form-files.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { detectFileType } from '#portal/form-file/detect-type.ts'
import { FileRefusal, type FileStore, openFileStore } from '#domain/storage/private-files.ts'
import { configuredScanner, type FileFacts, scanHeld } from '#portal/form-file/form-files.ts'
import type { Atomically } from '#portal/transaction.ts'

type Id = number | string

/** Where uploads lie until they are whole, with what is known of each; private, as the store is. */
export const uploadFolder = () => join(env.DATA_DIR, 'ticket-uploads')

const megabyte = 1024 * 1024

/** What a message of a ticket may have as uploads, by the configuration. */
export const uploadRules = (): FileRules & { maxTotal: number } => ({
  ...rulesOf('ticket'),
  most: env.TICKET_FILES,
  maxBytes: env.TICKET_FILE_MB * megabyte,
  maxTotal: env.TICKET_FILES_MB * megabyte,
})

/** The same, as the site says and keeps it. */
export function uploadLimits() {
  const { maxBytes, maxTotal, most } = uploadRules()
  return { maxBytes, maxTotal, most }
}

/** Whose uploads change is one after the other: sent with a message, or removed. Taken after the turn of the ticket. */
export const uploadTurn = (member: Id) => `uploads-of:${member}`

/** A member's number and the name in the store: whose an upload is stands in its name, which the house alone gives. */
const namePattern = /^(\d{1,18})-([0-9a-f]{32})$/
/** How many messages' worth of files somebody may have without having sent them: a ticket and a reply at a time. */
const messagesAtOnce = 2

/** An upload as the protocol's library notes it when it is begun. */
const begun = z.object({
  size: z.number(),
  creation_date: z.string(),
  metadata: z.object({ filename: z.string().nullish() }).nullish(),
})
/** Files that members send ahead of the message that they go with. */
export interface Uploads {
  /** A name for a new upload. */
  name: (member: Id) => string
  /** Whether the name is that of an upload of the member. */
  isOf: (member: Id, id: string) => boolean
  /** Whether the member may begin one of this size. @throws FileRefusal */
  admit: (member: Id, size: number) => Promise<void>
  /** Whether the disk takes so many bytes more. @throws FileRefusal */
  checkRoom: (bytes: number) => Promise<void>
  /** Looks into an upload that is whole and hands it to the store. @throws FileRefusal; nothing of it is left then */
  finish: (id: string) => Promise<FileFacts>
  /** Waits for an upload that is being looked into, and looks into one that a killed process left. */
  settle: (id: string) => Promise<void>
  /** What is known of an upload that is whole and was found good. */
  read: (id: string) => Promise<FileFacts | undefined>
  /** The member's uploads for a message. @throws FileRefusal for another's, an unknown one, one that is not whole */
  open: (member: Id, ids: readonly string[]) => Promise<FileFacts[]>
  /** Erases an upload, whole or not. @returns whether there was one that no message has */
  remove: (id: string) => Promise<boolean>
}

const withOverrideAccess = { overrideAccess: true, depth: 0, showHiddenFields: true } as const

/** The files of these names in the store that messages have. */
async function findUsed(payload: Payload, files: readonly string[], req?: PayloadRequest): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const where = { 'files.file': { in: [...files] } }
  const options = {
    ...withOverrideAccess,
    collection: 'ticket-messages',
    where,
    limit: 0,
    ...(req && { req }),
  } as const
  const { docs } = await payload.find(options)
  return new Set(docs.flatMap((message) => (message.files ?? []).map(({ file }) => file)))
}

/** A file goes with one message. In the transaction that writes it. @throws FileRefusal for one that a message has already */
export async function refuseUsed(payload: Payload, files: readonly FileFacts[], req: PayloadRequest): Promise<void> {
  const ids = files.map(({ id }) => id)
  const used = await findUsed(payload, ids, req)
  const taken = files.find(({ id }) => used.has(id))
  if (taken) throw new FileRefusal('used', undefined, taken.name)
}

/** What is on the disk of uploads. */
const pathsOf = (id: string) => {
  const path = join(uploadFolder(), id)
  return { content: path, begun: `${path}.json`, facts: `${path}.facts` }
}
const storeName = (id: string) => namePattern.exec(id)?.[2] ?? ''

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    // Not there, or cut off when the process was killed: then it is begun anew.
    return undefined
  }
}

const readBegun = (id: string) => readJson(pathsOf(id).begun, begun)
const readFacts = (id: string) => readJson(pathsOf(id).facts, sentFacts)

/** Whole or not at all. */
async function writeFacts(id: string, known: FileFacts): Promise<FileFacts> {
  const { facts: path } = pathsOf(id)
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(known))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  return known
}

async function forget(id: string): Promise<void> {
  const { begun: record, content, facts: known } = pathsOf(id)
  for (const path of [content, known, record]) await rm(path, { force: true })
}

async function listOwn(member: Id) {
  const names = await readdir(uploadFolder()).catch(() => [])
  const ids = names
    .filter((name) => name.startsWith(`${member}-`) && name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
  const own = await Promise.all(ids.map(async (id) => ({ id, size: (await readBegun(id))?.size ?? 0 })))
  return own.filter(({ id }) => namePattern.test(id))
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Looking into what is whole, once at a time. */
function createChecks(store: FileStore, scanner: Scanner | undefined) {
  const running = new Map<string, Promise<FileFacts>>()

  async function erase(id: string): Promise<void> {
    await forget(id)
    await store.remove(storeName(id))
  }

  /** The content says what it is, and the scanner what is in it, before anything can name it. */
  async function lookInto(id: string): Promise<FileFacts> {
    const found = await readFacts(id)
    if (found !== undefined) return found
    const record = await readBegun(id)
    const { content } = pathsOf(id)
    const { size } = await stat(content).catch(() => ({ size: -1 }))
    const given = record?.metadata?.filename ?? ''
    if (size !== record?.size) throw new FileRefusal('unfinished', undefined, given)
    const type = await detectFileType(content)
    if (type === undefined || !uploadRules().types.includes(type)) {
      await erase(id)
      throw new FileRefusal('type', undefined, given)
    }
    const known = { id: storeName(id), kind: 'ticket', name: cleanFileName(given, type), type, size }
    const sha256 = await digest(content)
    await store.adopt(content, known.id, scanner !== undefined)
    if (scanner && (await scanHeld(store, scanner, known.id))) {
      await erase(id)
      throw new FileRefusal('infected', undefined, given)
    }
    try {
      await store.share(known.id)
    } catch (error) {
      await erase(id)
      throw error
    }
    return writeFacts(id, { ...known, sha256, at: Date.now() })
  }

  function finish(id: string): Promise<FileFacts> {
    const under = running.get(id) ?? lookInto(id).finally(() => running.delete(id))
    running.set(id, under)
    return under
  }

  return {
    erase,
    finish,
    async settle(id: string) {
      if (running.has(id)) await finish(id)
      const record = await readBegun(id)
      const { size } = await stat(pathsOf(id).content).catch(() => ({ size: -1 }))
      if (size === record?.size) await finish(id)
    },
  }
}

async function openOne(store: FileStore, member: Id, id: string): Promise<FileFacts> {
  const record = isOf(member, id) ? await readBegun(id) : undefined
  if (record === undefined) throw new FileRefusal('expired')
  const known = await readFacts(id)
  if (known === undefined) throw new FileRefusal('unfinished', undefined, record.metadata?.filename ?? '')
  const isLate = Date.now() - known.at > formLife
  if (isLate || !(await store.has(known.id))) throw new FileRefusal('expired')
  return known
}

/** Refuses what would be more than somebody may have unsent. */
async function checkUnsent(payload: Payload, member: Id, size: number): Promise<void> {
  const { maxTotal, most } = uploadRules()
  const own = await listOwn(member)
  const names = own.map(({ id }) => storeName(id))
  const used = await findUsed(payload, names)
  const unsent = own.filter(({ id }) => !used.has(storeName(id)))
  const bytes = unsent.reduce((sum, each) => sum + each.size, size)
  if (unsent.length >= messagesAtOnce * most || bytes > messagesAtOnce * maxTotal) throw new FileRefusal('unsent')
}

/** @param store and scanner what a test puts in the place of the configured ones */
export function createUploads(
  payload: Payload,
  atomically: Atomically,
  store = openFileStore(),
  scanner = configuredScanner(),
): Uploads {
  const { erase, ...checks } = createChecks(store, scanner)
  const checkRoom = async (bytes: number) => {
    if (!(await store.hasRoom(bytes))) throw new FileRefusal('space')
  }
  return {
    ...checks,
    isOf,
    checkRoom,
    read: readFacts,
    name: (member) => `${member}-${randomBytes(16).toString('hex')}`,
    async admit(member, size) {
      if (size === 0) throw new FileRefusal('empty')
      if (size > uploadRules().maxBytes) throw new FileRefusal('large')
      await checkUnsent(payload, member, size)
      await mkdir(uploadFolder(), { recursive: true, mode: 0o700 })
      await checkRoom(size)
    },
    async open(member, ids) {
      const { maxTotal, most } = uploadRules()
      const wanted = [...new Set(ids)]
      if (wanted.length > most) throw new FileRefusal('many')
      const found = await Promise.all(wanted.map((id) => openOne(store, member, id)))
      if (found.reduce((sum, { size }) => sum + size, 0) > maxTotal) throw new FileRefusal('total')
      return found
    },
    remove: (id) => {
      const [, member = ''] = namePattern.exec(id) ?? []
      return atomically(uploadTurn(member), async (req) => {
        if ((await readBegun(id)) === undefined) return false
        if ((await findUsed(payload, [storeName(id)], req)).size > 0) return false
        await erase(id)
        return true
      })
    },
  }
}

function isOf(member: Id, id: string): boolean {
  return namePattern.exec(id)?.[1] === String(member)
}
