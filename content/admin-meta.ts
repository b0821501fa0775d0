import type { MetaConfig } from 'payload'

/** The sign of admin/frame/mark.tsx as an icon of the tab, which follows the theme of the browser. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#1d2233}.r{fill:#a87a2c}@media(prefers-color-scheme:dark){path{fill:#f3efe6}.r{fill:#e0a83c}}</style><path class="r" d="M16 3 30 11.5H2z"/><path d="M4.5 14h3v11h-3zM11.2 14h3v11h-3zM17.8 14h3v11h-3zM24.5 14h3v11h-3zM2 27h28v2.5H2z"/></svg>`

/** What the head of each of the admin's pages says: nothing in it is Payload's own. */
export const adminMeta: MetaConfig = {
  titleSuffix: '· Portico',
  description: 'Portico',
  keywords: 'Portico',
  robots: 'noindex, nofollow',
  icons: [{ rel: 'icon', type: 'image/svg+xml', url: `data:image/svg+xml,${icon.replaceAll('#', '%23')}` }],
  defaultOGImageType: 'off',
  openGraph: { siteName: 'Portico', title: 'Portico', description: 'Portico' },
}
