import type { Endpoint, PayloadRequest } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { answerJson, checkWriter } from '#content/endpoint.ts'
import { fieldsOf } from '#content/draftable.ts'
import { asForm } from '#content/version-form.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { changeGlobal, draftGlobal, publishGlobal } from '#content/write-global.ts'

/** Writes a version as the draft, one language after the other. @returns the languages that were public in it */
async function putBack(req: PayloadRequest, slug: string, id: string): Promise<Locale[]> {
  const fields = fieldsOf(req.payload, slug)
  const shown: Locale[] = []
  for (const locale of locales) {
    const { version } = await openCollections(req.payload).findGlobalVersionByID({
      slug,
      id,
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (version._status === 'published') shown.push(locale)
    await draftGlobal(req, slug, locale, asForm(fields, version))
  }
  return shown
}

/**
 * `POST /globals/{slug}/versions/{id}`, in the place of Payload's, which writes the whole version over what visitors see and
 * asks no field. Here it is written as a draft with the person's rights. Whoever may publish publishes with it what was
 * public in it; with `?draft=true`, and for everybody else, it stays a draft.
 */
export const restoreEndpoint = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const isPublishing = mayPublish(req.user) && req.searchParams.get('draft') !== 'true'
    const doc = await changeGlobal(req, slug, async (inside) => {
      const shown = await putBack(inside, slug, String(req.routeParams?.id))
      if (isPublishing) await publishGlobal(inside, slug, shown)
      return openCollections(req.payload).findGlobal({
        slug,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: inside.user,
        req: inside,
      })
    })
    return answerJson({ doc, message: req.t('version:restoredSuccessfully') })
  },
})
