/** The two languages of the portal. Chinese is the default and has no address prefix. */
export const locales = ['zh', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'zh'

/** A value in each language that has one. */
export type Localized<Value> = { [Language in Locale]?: Value }

/** `html[lang]` and `Content-Language` values. */
export const languageTags: Record<Locale, string> = { zh: 'zh-Hans', en: 'en' }

/** Values of the portal calls' `lang` header (contract W1). */
export const headerTags: Record<Locale, string> = { zh: 'zh-CN', en: 'en-US' }

/** Locales for formatting dates and numbers. */
export const formatTags: Record<Locale, string> = { zh: 'zh-CN', en: 'en-GB' }

/** Separator of list items in a sentence. */
export const listGap: Record<Locale, string> = { zh: '、', en: ', ' }

export function isLocale(value: unknown): value is Locale {
  return value === 'zh' || value === 'en'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'zh' ? 'en' : 'zh'
}

/** The language of a path: `/en` and everything below it is English, everything else Chinese. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'zh'
}

/**
 * The path without its language prefix: `/en/about` and `/about` both give `/about`. It always begins with one slash:
 * `/en//x` must not become `//x`, which is another host.
 */
export function stripLocale(pathname: string): string {
  return localeOfPath(pathname) === 'en' ? pathname.slice(3).replace(/^\/*/, '/') : pathname
}

/** An address in a language: `localizePath('/about', 'en')` is `/en/about`; an absolute URL is left alone. */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || locale === 'zh') return path
  return path === '/' ? '/en' : path.startsWith('/?') || path.startsWith('/#') ? `/en${path.slice(1)}` : `/en${path}`
}

/** The `lang` request header of the portal calls (contract W1): `zh-CN` is Chinese, everything else English. */
export function localeOfHeader(value: string | null | undefined): Locale {
  return value === undefined || value === null || value === '' || /^zh\b/i.test(value) ? 'zh' : 'en'
}
