import { APIError, type PayloadRequest } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { isFourEyes } from '#content/review/four-eyes.ts'
import { askWithin } from '#content/search/ask-within.ts'
import type { Locale } from '#lib/locale.ts'
import { findUnpublished, type UnpublishedPicture } from './shown-pictures.ts'

const words = {
  changed: {
    zh: (name: string) => `图片“${name}”在审核通过之后有了修改，请重新提交审核。`,
    en: (name: string) => `The picture “${name}” was changed after this was approved. Hand it in for review again.`,
  },
}

/** A record that is public as it is stored now. */
interface Shown {
  source: string
  record: number
}

/** Whoever approved a record saw its pictures: what was changed since then is not approved with it. */
async function refuseChanged(
  req: PayloadRequest,
  { record, source }: Shown,
  pictures: readonly UnpublishedPicture[],
): Promise<void> {
  if (!req.user || pictures.length === 0 || !(await isFourEyes(req))) return
  const { docs } = await openCollections(req.payload).find({
    collection: 'reviews',
    where: { and: [{ source: { equals: source } }, { record: { equals: record } }, { decidedAt: { exists: true } }] },
    sort: '-decidedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
  })
  const decidedAt = docs[0]?.decidedAt
  // What needs no approval, as a video, is answered for by whoever saves it.
  if (typeof decidedAt !== 'string') return
  const changed = pictures.find(({ changedAt }) => Date.parse(changedAt) > Date.parse(decidedAt))
  if (changed === undefined) return
  const language: Locale = req.i18n.language === 'zh' ? 'zh' : 'en'
  throw new APIError(words.changed[language](changed.filename), 403, undefined, true)
}

/**
 * Publishes the pictures that a public record shows and that are not public yet, in the transaction of its change and as the
 * person who makes it: to publish a record is to publish what it shows.
 */
export async function publishShown(req: PayloadRequest, shown: Shown): Promise<void> {
  // Who may not publish changes nothing that is public; a video that an editor made is shown by nothing yet.
  if (req.user && !mayPublish(req.user)) return
  const { payload, transactionID } = req
  const ask = askWithin(req)
  const rows = await ask('SELECT field, value FROM portico_published_keys WHERE collection = ? AND record = ?', [
    shown.source,
    shown.record,
  ])
  const keys = rows.map(({ field, value }): [string, string] => [String(field), String(value)])
  const found = await findUnpublished({ payload, ask, ...(transactionID !== undefined && { transactionID }) }, keys)
  const pictures = found.filter(({ languages }) => languages.length > 0)
  await refuseChanged(req, shown, pictures)
  const { context, i18n, t, user } = req
  // Not the request itself: a file that came with it is none of the picture's.
  const within = {
    i18n,
    t,
    user,
    context: { ...context, goesPublicWith: `${shown.source} ${shown.record}` },
    ...(transactionID !== undefined && { transactionID }),
  }
  for (const { id, languages } of pictures)
    for (const locale of languages)
      await openCollections(payload).update({
        collection: 'media',
        id,
        locale,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: true,
        user,
        req: { ...within },
      })
}
