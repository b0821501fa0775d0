import type { Payload } from 'payload'
import { fileNames } from '#content/pictures/folders.ts'
import { findSuccessor } from '#content/pictures/moved-files.ts'
import { isPublicPicture } from '#content/pictures/public-files.ts'
import { type DraftDocument, draftDocument } from '#content/published/draft-document.ts'
import { findUnpublished } from '#content/published/shown-pictures.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { readPreview, signPreview } from '#content/preview/token.ts'
import { previewEnd } from '#content/preview/with-preview.ts'

/**
 * The pictures that would go public with some drafts, as documents beside these. Each says the token by which its files are
 * given to whoever looks at the preview (`imageOf` in portal/records.ts puts it into their addresses).
 */
export async function draftPictures(payload: Payload, drafts: readonly DraftDocument[]): Promise<DraftDocument[]> {
  const languages = new Map<number, Set<Locale>>()
  for (const { isGone, keys } of drafts)
    for (const picture of isGone ? [] : await findUnpublished({ payload, ask: openAsk(payload) }, keys))
      languages.set(picture.id, new Set([...(languages.get(picture.id) ?? []), ...picture.languages]))
  const pictures: DraftDocument[] = []
  for (const [record, own] of languages) {
    const [locale] = own
    const isAmong = drafts.some((each) => each.collection === 'media' && each.record === record)
    if (locale === undefined || isAmong) continue
    const document = await draftDocument(payload, { source: 'media', record, drafts: [...own] })
    const preview = signPreview(payload, { source: 'media', record, locale, end: previewEnd() })
    if (document !== undefined) pictures.push({ ...document, head: { ...document.head, preview } })
  }
  return pictures
}

/** Who is given a file, or the name of the one that came in its place. */
type Judgement = 'everybody' | 'preview' | 'nobody' | { now: string }

async function findMoved(payload: Payload, name: string): Promise<{ now: string } | undefined> {
  const now = await findSuccessor(payload, name)
  return now === undefined || now === name ? undefined : { now }
}

/**
 * Who is given a file of the pictures: everybody what the site shows, whoever has the token of a preview what that shows, and
 * nobody anything else. Who asks for a file that was replaced is led to the one that is shown now.
 */
export function openPictureJudge(payload: Payload) {
  return async (name: string, token: string | undefined): Promise<Judgement> => {
    if (name.includes('\0')) return 'nobody'
    if (await isPublicPicture(openAsk(payload), name)) return 'everybody'
    const claims = token === undefined ? undefined : readPreview(payload, token)
    // A link that was shared is none of a picture's: whether it was taken back is asked with the page.
    if (claims?.source !== 'media' || claims.link !== undefined) return (await findMoved(payload, name)) ?? 'nobody'
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { equals: claims.record } },
      draft: true,
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
    })
    return fileNames(docs[0]).includes(name) ? 'preview' : 'nobody'
  }
}
