import type { PortalClient } from '#portal/client.ts'
import { optional } from '#site/runtime/rendering/page-data.ts'
import { plainBrand } from '#site/features/brand/plain-brand.ts'
import { loadMenus } from '#site/features/menu/load-menus.ts'

/** Everything around the page, from the calls. Only the settings are indispensable; what else fails is left out. */
export async function loadFrame(portal: PortalClient) {
  const site = await portal.call('base/site')
  const [menus, brand, bottom, announcements, friends, contact] = await Promise.all([
    loadMenus(portal),
    optional(portal.call('base/brand')),
    optional(portal.call('base/bottom/column/list')),
    optional(portal.call('home/announcement')),
    optional(portal.call('seo/friendlinks')),
    optional(portal.call('contact/our')),
  ])
  return { site, brand: brand ?? plainBrand, ...menus, bottom, announcements, friends, contact }
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>
