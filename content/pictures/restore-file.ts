import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { fileNames, pictureFolder } from './folders.ts'

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
  const isThere = names.length > 0 && names.every((name) => existsSync(join(pictureFolder, name)))
  req.context.earlierPicture = isThere ? version : undefined
}

/** @returns the data with what {@link findEarlierFile} found */
export const putBackFile: CollectionBeforeChangeHook = ({ data, req }) => {
  const found = req.context.earlierPicture as Record<string, unknown> | undefined
  if (req.context.isRestoringVersion !== true || found === undefined) return data as unknown
  return { ...data, ...Object.fromEntries(facts.map((name) => [name, found[name]])) }
}
