import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { needBucket } from '#content/hooks/bucket-files.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { fileNames } from './folders.ts'

/** What Payload knows of a file; it takes none of it from a request. */
const facts = ['filename', 'filesize', 'focalX', 'focalY', 'height', 'mimeType', 'sizes', 'url', 'width'] as const

/**
 * Puts back the file of an earlier version with its words, if it is still there. Payload puts back the words alone, beside
 * the file of today; so it stays where the earlier file is gone.
 */
export const findEarlierFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'restoreVersion') return
  const { id } = args as { id?: number | string }
  const { docs } = await req.payload.findVersions({
    collection: 'media',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
  })
  const version = docs[0]?.version as Record<string, unknown> | undefined
  const names = fileNames(version)
  const found = await needBucket(req, 'read', () => Promise.all(names.map((name) => storedFiles.media.has(name))))
  req.context.earlierPicture = found.length > 0 && found.every(Boolean) ? version : undefined
}

/** @returns the data with what {@link findEarlierFile} found */
export const putBackFile: CollectionBeforeChangeHook = ({ data, req }) => {
  const found = req.context.earlierPicture as Record<string, unknown> | undefined
  if (req.context.isRestoringVersion !== true || found === undefined) return data as unknown
  return { ...data, ...Object.fromEntries(facts.map((name) => [name, found[name]])) }
}
