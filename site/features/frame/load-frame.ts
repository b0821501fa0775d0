import type { SiteContext } from '#site/runtime/site-context.ts'
import { optional } from '#site/runtime/page-data.ts'

/** Everything around the page, from the calls. Only the settings are indispensable; a menu that fails is left out. */
export async function loadFrame({ icons, portal }: Pick<SiteContext, 'portal' | 'icons'>) {
  const site = await portal.call('base/site')
  const [menu, bottom, productMenu, ecologyMenu, aboutMenu, announcements, friends, contact] = await Promise.all([
    optional(portal.call('base/first/column/list')),
    optional(portal.call('base/bottom/column/list')),
    optional(portal.call('base/column/product')),
    optional(portal.call('base/column/ecology')),
    optional(portal.call('base/column/about{name}', { name: site.slug })),
    optional(portal.call('home/announcement')),
    optional(portal.call('seo/friendlinks')),
    optional(portal.call('contact/our')),
  ])
  const menus = [menu, bottom, productMenu, ecologyMenu, aboutMenu].flatMap((items) => items ?? [])
  const names = menus.flatMap(({ children, icon }) => [icon, ...children.map((child) => child.icon)])
  return {
    site,
    menu: menu ?? [],
    bottom: bottom ?? [],
    productMenu: productMenu ?? [],
    ecologyMenu: ecologyMenu ?? [],
    aboutMenu: aboutMenu ?? [],
    announcements: announcements ?? [],
    friends: friends ?? [],
    contact,
    icons: icons(names.filter((name) => name !== undefined)),
  }
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>
