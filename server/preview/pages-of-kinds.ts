import { isCustomPath } from '#domain/site/custom-path.ts'
import { recordPages } from '#domain/site/record-pages.ts'
import type { DraftDocument } from '#content/published/draft-document.ts'
import { type Locale, localizePath } from '#lib/locale.ts'
import { openRecord, type StoredRecord } from '#portal/records.ts'
import { kindOf } from '#portal/search/kinds.ts'

/** Where records without a page of their own are shown, and the globals. */
const pages: Record<string, string> = {
  // Collections
  announcements: '/',
  banners: '/',
  'block-libraries': '/product/matlab-simulink',
  'case-categories': '/case',
  columns: '/',
  components: '/help/OpenSystem',
  'consult-topics': '/contact',
  difficulties: '/education/details',
  engines: '/',
  experts: '/contact',
  'friend-links': '/',
  'help-categories': '/help',
  industries: '/solution',
  leaders: '/about',
  'legal-texts': '/disclaimer',
  'machine-classes': '/product/machine',
  'machine-interfaces': '/product/machine',
  milestones: '/about',
  'news-categories': '/news',
  offices: '/contact',
  // Until it has a path of its own.
  'custom-pages': '/',
  'partner-classes': '/ecology/class',
  platforms: '/product/matlab-simulink',
  'position-places': '/joinUs',
  'position-teams': '/joinUs',
  'product-criteria': '/product',
  programmes: '/education/details',
  qualifications: '/about',
  regions: '/ecology/list',
  'release-files': '/product/download',
  releases: '/product/downHistory',
  teachers: '/education/details',
  'toolbox-domains': '/product/Toolbox',
  // Globals
  'about-page': '/about',
  brand: '/',
  'careers-page': '/joinUs',
  compatibility: '/product/matlab-simulink',
  home: '/',
  innovation: '/product/Innovation',
  navigation: '/',
  'open-platform': '/product/open-platform',
  programme: '/ecology',
  'service-hours': '/contact',
  site: '/',
  teaching: '/Industry-education',
}

/** Address of the page on which a draft is looked at; `undefined` for what no page shows by itself. */
export function pageOf({ body, collection, head, record }: DraftDocument, locale: Locale): string | undefined {
  const reader = openRecord({ ...head, ...body, id: record } as StoredRecord, locale)
  const own = recordPages.find((each) => each.collection === collection)
  // A draft need not have a slug yet.
  if (own !== undefined)
    return localizePath(`${own.detail}?id=${encodeURIComponent(reader?.text('slug') || record)}`, locale)
  // No path that a form has may lead elsewhere than to the page.
  if (collection === 'custom-pages' && isCustomPath(String(head.path))) return localizePath(String(head.path), locale)
  const path = (reader && kindOf(collection)?.path(reader)) ?? pages[collection]
  return path === undefined ? undefined : localizePath(path, locale)
}
