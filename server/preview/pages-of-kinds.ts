import type { Payload } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { type EnquiryKind, enquiryKinds } from '#domain/enquiry/enquiry.ts'
import { globalPages } from '#domain/site/global-pages.ts'
import { isCustomPath } from '#domain/site/custom-path.ts'
import { recordAddress, recordPages } from '#domain/site/record-pages.ts'
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
  // The words of every page; those of its frame are on this one too.
  'interface-texts': '/',
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
  ...Object.fromEntries([...globalPages].map(([path, slug]) => [slug, path])),
  brand: '/',
  navigation: '/',
  'service-hours': '/contact',
  site: '/',
}

/** Where the site's own forms stand; those on pages of records, where these are listed. */
const formPages: Record<EnquiryKind, string> = {
  contact: '/contact',
  consultation: '/contact?topic=any',
  partner: '/ecology',
  report: '/help/SecurityIncident',
  quotation: '/product/machine',
  application: '/joinUs',
}

/** The records on whose pages a form stands, in the order in which the first of them has it. */
const formHolders: Partial<Record<EnquiryKind, { collection: 'machines' | 'positions'; sort: string }>> = {
  quotation: { collection: 'machines', sort: '_order' },
  // The one that closes last is open, if one is.
  application: { collection: 'positions', sort: '-closesAt' },
}

const formOf = ({ body, collection, head }: DraftDocument): EnquiryKind | undefined =>
  collection === 'site-forms' ? enquiryKinds.find((kind) => kind === (head.kind ?? body.kind)) : undefined

/** As {@link pageOf}, and of a form on pages of records the first such page that visitors see. */
export async function findPage(payload: Payload, draft: DraftDocument, locale: Locale): Promise<string | undefined> {
  const kind = formOf(draft)
  const holder = kind && formHolders[kind]
  if (holder === undefined) return pageOf(draft, locale)
  const { docs } = await openCollections(payload).find({
    ...holder,
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    limit: 1,
    depth: 0,
    overrideAccess: false,
  })
  const page = docs[0] && recordAddress(holder.collection, String(docs[0].slug))
  return page === undefined ? pageOf(draft, locale) : localizePath(page, locale)
}

/** Address of the page on which a draft is looked at; `undefined` for what no page shows by itself. */
export function pageOf(draft: DraftDocument, locale: Locale): string | undefined {
  const { body, collection, head, record } = draft
  const reader = openRecord({ ...head, ...body, id: record } as StoredRecord, locale)
  const own = recordPages.find((each) => each.collection === collection)
  // A draft need not have a slug yet.
  if (own !== undefined)
    return localizePath(`${own.detail}?id=${encodeURIComponent(reader?.text('slug') || record)}`, locale)
  // No path that a form has may lead elsewhere than to the page.
  if (collection === 'custom-pages' && isCustomPath(String(head.path))) return localizePath(String(head.path), locale)
  if (collection === 'site-forms') return localizePath(formPages[formOf(draft) ?? 'contact'], locale)
  const path = (reader && kindOf(collection)?.path(reader)) ?? pages[collection]
  return path === undefined ? undefined : localizePath(path, locale)
}
