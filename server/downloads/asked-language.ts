import type { Context } from 'hono'
import { defaultLocale, type Locale, localeOfHeader } from '#lib/locale.ts'
import { storedLanguage } from '#server/pages/language.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** The language that a request's headers name; programs mostly name none. */
export function askedLanguage({ req }: Context<ServerEnv>): Locale | undefined {
  const header = req.header('lang')
  if (header !== undefined) return localeOfHeader(header)
  const stored = storedLanguage(req.header('cookie'))
  if (stored !== undefined) return stored
  const accepted = req.header('accept-language')
  return accepted === undefined ? undefined : /^zh\b/i.test(accepted) ? 'zh' : 'en'
}

/** These addresses are the same in both languages, so messages follow the person's language. */
export const languageOf = (context: Context<ServerEnv>): Locale => askedLanguage(context) ?? defaultLocale
