import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { isBucketAway } from '#domain/storage/private-objects.ts'
import { storedFiles, type StoredFolder } from '#domain/storage/stored-folder.ts'

const words = {
  keep: {
    zh: '文件存储暂时无法访问，文件没有收下，什么也没有保存，请稍后再试。',
    en: 'File storage can’t be reached right now. The file wasn’t taken and nothing was saved. Please try again later.',
  },
  read: {
    zh: '文件存储暂时无法访问，请稍后再试。',
    en: 'File storage can’t be reached right now. Please try again later.',
  },
}

/** Does what needs the bucket. @throws APIError 503 in the language of the admin while it is away */
export async function needBucket<Result>(req: PayloadRequest, why: keyof typeof words, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!isBucketAway(error)) throw error
    req.payload.logger.error({ err: error }, 'the bucket of the files is away')
    throw new APIError(words[why][req.i18n.language === 'zh' ? 'zh' : 'en'], 503, undefined, true)
  }
}

/**
 * In a bucket a name is given once and never again, so that what another process has fetched under it is right for good:
 * `plate.png` is kept as `plate-3fa9c1d2.png`.
 */
export function nameOnce({ bucket }: Pick<StoredFolder, 'bucket'>, name: string): string {
  if (bucket() === undefined) return name
  const ending = extname(name)
  return `${name.slice(0, name.length - ending.length) || 'file'}-${randomBytes(4).toString('hex')}${ending}`
}

/** Puts files of a folder into the bucket. Of those that cannot be put none stays here. */
export async function putFiles(req: PayloadRequest, folder: StoredFolder, names: readonly string[]): Promise<void> {
  try {
    await needBucket(req, 'keep', () => Promise.all(names.map((name) => folder.put(name))))
  } catch (error) {
    for (const name of names) await rm(join(folder.path, name), { force: true })
    await Promise.all(names.map((name) => folder.drop(name)))
    throw error
  }
}

/** Hooks of a collection whose files Payload writes into its folder: in a bucket before the row that names them commits. */
export function bucketHooks(slug: 'attachments' | 'videos') {
  const folder = storedFiles[slug]
  const prepare: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    if (req.file) req.file.name = nameOnce(folder, req.file.name)
    const { duplicateFromID } = args as { duplicateFromID?: number | string }
    if (duplicateFromID === undefined || folder.bucket() === undefined) return
    // Payload copies the file of this folder.
    const { filename } = await req.payload.findByID({ collection: slug, id: duplicateFromID, depth: 0, req })
    await needBucket(req, 'read', () => folder.has(filename ?? ''))
  }
  const keep: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const [name, former] = [doc, previousDoc].map((each) => (each as { filename?: string } | undefined)?.filename)
    if (name !== undefined && name !== former) await putFiles(req, folder, [name])
  }
  return { prepare, keep }
}
