import { type Locale, localizePath } from '#lib/locale.ts'

/** Size of a preview in pixels, as the networks that show links ask for it. */
export const previewSize = { width: 1200, height: 630 }

/** Below this the server keeps the pictures that links to pages are shown with. */
export const previewFolder = '/previews'

/** The picture of a page. @param path the page's own address, without language prefix; filters are no part of it */
export function previewAddress(path: string, locale: Locale): string {
  const [plain = '/', query] = path.split('?')
  const id = new URLSearchParams(query).get('id')
  return `${previewFolder}/${locale}${plain === '/' ? '' : plain}${id === null ? '' : `@${encodeURIComponent(id)}`}.png`
}

/** The page that a picture's address means, with language prefix. */
export function pageOfPreview(address: string): string | undefined {
  const [, locale, plain = '', id] =
    /^\/previews\/(zh|en)((?:\/[\w-]+)*)(?:@([\w%.-]{1,200}))?\.png$/.exec(address) ?? []
  if (locale === undefined) return undefined
  return localizePath((plain || '/') + (id === undefined ? '' : `?id=${id}`), locale as Locale)
}
