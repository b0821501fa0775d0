import { accountTexts } from '#site/features/account/texts.ts'
import { textsOf } from '#site/runtime/language/messages.ts'
import { optional, type PageRequest } from '#site/runtime/rendering/page-data.ts'
import { safeRedirect } from '#site/runtime/session/safe-redirect.ts'
import { loginAddress, type LoginMode, readMode } from './login-modes.ts'

/**
 * The page of signing in. What an account is for stands in the column's text; without it, or when it is not to be had,
 * people can sign in all the same.
 */
export async function loadLogin({ locale, origin, portal, url }: PageRequest) {
  const mode = readMode(url.searchParams.get('mode'))
  const back = safeRedirect(url.searchParams.get('redirect'))
  const [site, column, services] = await Promise.all([
    portal.call('base/site'),
    optional(portal.call('base/column/page', { path: '/login' })),
    optional(portal.call('auth/oidc/providers')),
  ])
  const title = titleOf(mode, locale)
  // With its query: the switch of languages leads to the same state of the page.
  const address = loginAddress(mode, back)
  return {
    facts: {
      title,
      siteName: site.name,
      description: column?.description ?? title,
      origin,
      locale,
      paths: { zh: address, en: address },
    },
    content: {
      mode,
      back,
      services: services ?? [],
      purpose: column?.lang === locale ? { lead: column.lead, body: column.body } : undefined,
    },
  }
}

function titleOf(mode: LoginMode, locale: PageRequest['locale']): string {
  if (mode === 'account') return textsOf(locale).account
  return mode === 'resend' ? accountTexts[locale].resend.title : textsOf(locale).login.titles[mode]
}

export type LoginContent = Awaited<ReturnType<typeof loadLogin>>['content']
