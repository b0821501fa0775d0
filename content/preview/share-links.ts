import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { checkDraftable } from '#content/access/check-draftable.ts'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { locales } from '#lib/locale.ts'
import { signPreview } from './token.ts'

/** How long whoever was given a link sees the draft. */
const shareSeconds = 7 * 24 * 60 * 60

const subject = {
  source: z.string().max(64),
  record: z.coerce.number().int().min(0),
  locale: z.enum(locales),
}
const asked = z.object(subject)
const shared = z.object({ ...subject, recipient: z.string().trim().min(1).max(120) })
const one = z.object({ link: z.int().positive() })

interface StoredLink {
  id: number
  source: string
  record: number
  locale: 'zh' | 'en'
  recipient: string
  madeBy: string
  endsAt: string
  takenBackBy?: string | null
  createdAt: string
}

/** Whether a link was taken back, or is not there at all. */
export async function isTakenBack(payload: Payload, link: number): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { id: { equals: link } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return (docs[0]?.takenBackBy ?? (docs[0] === undefined ? 'gone' : null)) !== null
}

/** Of those who write content: a draft may be shown to others by whoever may read it. */
function writerOf(req: PayloadRequest): string {
  checkWriter(req)
  const { email = '', name } = req.user as { email?: string; name?: string | null }
  return name ? `${name} (${email})` : email
}

const endOf = ({ endsAt }: StoredLink) => Math.floor(Date.parse(endsAt) / 1000)

const describe = (payload: Payload, link: StoredLink) => ({
  id: link.id,
  recipient: link.recipient,
  madeBy: link.madeBy,
  madeAt: link.createdAt,
  endsAt: link.endsAt,
  path: `/preview/${signPreview(payload, { source: link.source, record: link.record, locale: link.locale, end: endOf(link), link: link.id })}`,
})

/** `GET /admin/api/preview-links/of?source=…&record=…&locale=…`: the links to a draft that still open it. */
const listLinks: Endpoint = {
  path: '/of',
  method: 'get',
  async handler(req) {
    writerOf(req)
    const { locale, record, source } = await readInput(req, asked)
    await checkDraftable(req, { record, source })
    const { docs } = await req.payload.find({
      collection: 'preview-links',
      where: {
        and: [
          { source: { equals: source } },
          { record: { equals: record } },
          { locale: { equals: locale } },
          { takenBackBy: { exists: false } },
          { endsAt: { greater_than: new Date().toISOString() } },
        ],
      },
      sort: '-createdAt',
      limit: 100,
      depth: 0,
      overrideAccess: true,
      req,
    })
    return answerJson({ links: docs.map((each) => describe(req.payload, each)) })
  },
}

/** `POST /admin/api/preview-links/share`: a link for somebody without an account. */
const shareDraft: Endpoint = {
  path: '/share',
  method: 'post',
  async handler(req) {
    const madeBy = writerOf(req)
    const { locale, recipient, record, source } = await readInput(req, shared)
    await checkDraftable(req, { record, source })
    // A picture has no page of its own.
    if (source === 'media') throw new APIError('Not Found', 404)
    const endsAt = new Date(Math.floor(Date.now() / 1000 + shareSeconds) * 1000).toISOString()
    const made = await req.payload.create({
      collection: 'preview-links',
      data: { source, record, locale, recipient, madeBy, endsAt },
      overrideAccess: true,
      req,
    })
    return answerJson(describe(req.payload, made), 201)
  },
}

/** `POST /admin/api/preview-links/take-back`: from now on the link opens nothing. */
const takeBack: Endpoint = {
  path: '/take-back',
  method: 'post',
  async handler(req) {
    const takenBackBy = writerOf(req)
    const { link } = await readInput(req, one)
    const { docs } = await req.payload.find({
      collection: 'preview-links',
      where: { id: { equals: link } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const found = docs[0] as StoredLink | undefined
    if (found === undefined) throw new APIError('Not Found', 404)
    await checkDraftable(req, found)
    // The first who did it stays named.
    if (!found.takenBackBy)
      await req.payload.update({
        collection: 'preview-links',
        id: link,
        data: { takenBackBy, takenBackAt: new Date().toISOString() },
        overrideAccess: true,
        req,
      })
    return answerJson({ link })
  },
}

export const shareEndpoints: Endpoint[] = [listLinks, shareDraft, takeBack]
