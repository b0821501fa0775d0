import { Hono } from 'hono'
import type { Payload } from 'payload'
import { z } from 'zod'
import { mayPublish } from '#content/access/roles.ts'
import { synonymPreviewPath } from '#content/search/synonym-preview.ts'
import type { Portal } from '#portal/portal.ts'
import { previewSynonym } from '#portal/search/preview-synonym.ts'
import type { Search } from '#portal/search/service.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** More than a record may hold (content/collections/search.ts), so that the form says what is wrong with it. */
const input = z.object({ words: z.string().max(2000), id: z.int().positive().optional() })

export interface PreviewRoutes {
  payload: Payload
  portal: Pick<Portal, 'off'> & { services: { search: Pick<Search, 'readTexts'> } }
}

/**
 * `POST /admin/search-queries/preview`: what a group of synonyms would change before it is saved. For those who may save it:
 * it shows what visitors asked.
 */
export const synonymPreviewRoutes = ({ payload, portal }: PreviewRoutes) =>
  new Hono<ServerEnv>().post(`/admin${synonymPreviewPath}`, async (context) => {
    context.set('kind', 'admin')
    context.header('Cache-Control', 'private, no-store')
    const { user } = await payload.auth({ headers: context.req.raw.headers })
    if (!mayPublish(user)) return context.text('Forbidden', 403)
    const asked = input.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success) return context.text('Bad Request', 400)
    const { id, words } = asked.data
    const parts = { payload, search: portal.services.search, off: await portal.off() }
    return context.json(await previewSynonym(parts, words, id))
  })
