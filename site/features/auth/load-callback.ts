import { textsOf } from '#site/runtime/language/messages.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

/** The page of coming back from another service. What came along in its address is for the browser to hand on, once. */
export async function loadCallback({ locale, origin, portal }: PageRequest) {
  const site = await portal.call('base/site')
  const title = textsOf(locale).signIn
  return {
    facts: {
      title,
      siteName: site.name,
      description: title,
      origin,
      locale,
      paths: { zh: '/callback', en: '/callback' },
    },
    content: {},
  }
}
