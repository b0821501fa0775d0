import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type UploadConfig } from 'payload'
import type { StoredFolder } from '#domain/storage/stored-folder.ts'
import { needBucket } from './bucket-files.ts'

const noFile = {
  zh: '请上传文件本身，不能用地址代替。',
  en: 'Upload the file itself, not its address.',
}

/** A file comes with the request: nothing is fetched from an address that somebody gives. */
const refuseAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { filename, url } = (req.data ?? {}) as Record<string, unknown>
  if (req.payloadAPI === 'REST' && operation === 'create' && !req.file && typeof filename === 'string' && url)
    throw new APIError(noFile[req.i18n.language === 'zh' ? 'zh' : 'en'], 400)
  return args
}

/**
 * The name of a file that comes: in an address it must mean itself, so nothing stays that addresses or file systems read as
 * something else.
 */
const cleanFileName: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file)
    req.file.name = req.file.name
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .replaceAll(/[%/\\:*?"<>|#]+/g, '-')
  return args
}

/** What every collection of files does with what comes. */
export const fileRules = [refuseAddress, cleanFileName]

const missing = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })

/** A file that is asked for and is not there is "not found"; Payload 3.90 calls it an error of ours. */
export const answerMissing = (folder: StoredFolder): NonNullable<UploadConfig['handlers']> => [
  (req, { params: { filename } }) => {
    const found = needBucket(req, 'read', () => folder.has(filename))
    // Without an answer of ours Payload gives its own; its types know no promise of either.
    return found.then((isThere) => (isThere ? undefined : missing())) as Promise<Response>
  },
]

/** The same of large files: those of the bucket are not fetched whole, but read from the public address. */
export const answerStreamed = (folder: StoredFolder, address: string): NonNullable<UploadConfig['handlers']> => [
  (_req, { params: { filename } }) => {
    const path = resolve(folder.path, filename)
    if (path.startsWith(resolve(folder.path) + sep) && existsSync(path)) return undefined
    if (folder.bucket() === undefined) return missing()
    return new Response(null, { status: 302, headers: { Location: address + encodeURIComponent(filename) } })
  },
]
