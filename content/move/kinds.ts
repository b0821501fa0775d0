import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { authorNames } from '#content/audit/author.ts'

/** Collections that go into an archive, in the order in which they stand there. Every other one is in {@link staying}. */
export const moved: readonly string[] = [
  'media',
  'attachments',
  'videos',
  'news-categories',
  'news',
  'case-categories',
  'cases',
  'industries',
  'engines',
  'product-criteria',
  'products',
  'releases',
  'release-files',
  'toolbox-domains',
  'toolboxes',
  'machine-classes',
  'machine-interfaces',
  'machines',
  'solutions',
  'function-areas',
  'block-libraries',
  'platforms',
  'help-categories',
  'help-articles',
  'standards',
  'components',
  'advisories',
  'partner-classes',
  'regions',
  'partners',
  'programmes',
  'difficulties',
  'teachers',
  'courses',
  'lessons',
  'course-plans',
  'textbooks',
  'banners',
  'announcements',
  'offices',
  'experts',
  'consult-topics',
  'milestones',
  'leaders',
  'qualifications',
  'position-teams',
  'position-places',
  'positions',
  'legal-texts',
  'forms',
  'site-forms',
  'custom-pages',
  'interface-texts',
  'mail-texts',
  'columns',
  'friend-links',
  'search-synonyms',
  'search-redirects',
  'terms',
  'redirects',
  'former-slugs',
]

/** Collections that never leave an installation, each with the reason. */
export const staying: Readonly<Record<string, string>> = {
  ...of('is about people', [
    'advisory-notices',
    'account-actions',
    'desk-inbox',
    'enquiries',
    'enrolments',
    'entitlements',
    'eula-acceptances',
    'help-votes',
    'lesson-progress',
    'member-access-tokens',
    'member-consents',
    'member-downloads',
    'member-identities',
    'member-passkeys',
    'member-sessions',
    'member-tokens',
    'members',
    'organisations',
    'staff-passkeys',
    'users',
  ]),
  ...of('is the work of the support desk', [
    'canned-replies',
    'ticket-events',
    'ticket-held-answers',
    'ticket-held-deeds',
    'ticket-macros',
    'ticket-messages',
    'ticket-notes',
    'ticket-presences',
    'ticket-reads',
    'ticket-tags',
    'tickets',
  ]),
  ...of('is what happens here, not what was written', [
    'checked-links',
    'download-counts',
    'help-counts',
    'mails',
    'missing-addresses',
  ]),
  ...of('is work in progress of people here', ['plans', 'preview-links', 'reviews']),
}

function of(reason: string, slugs: readonly string[]): Record<string, string> {
  return Object.fromEntries(slugs.map((slug) => [slug, reason]))
}

/** Fields that an installation decides on for itself, or knows only of itself, by collection or global. */
const ownFields: Readonly<Record<string, readonly string[] | undefined>> = {
  site: ['applicationEmail', 'enquiryEmail', 'fourEyes', 'header', 'securityEmail', 'ticketEmail'],
  'release-files': ['missingSince', 'upload'],
}

/** Fields of a kind that are moved: no author, and nothing that is worked out from other records. */
export const movedFields = (slug: string, fields: readonly FlattenedField[]): FlattenedField[] =>
  fields.filter(({ name }) => name !== 'id' && !authorNames.has(name) && !(ownFields[slug] ?? []).includes(name))

/**
 * What a record is recognised by where no installation knows it by its name yet: fields that no two records share. The
 * values of several fields together are one key.
 */
export function keyFields(config: Pick<SanitizedCollectionConfig, 'admin' | 'flattenedFields' | 'slug' | 'upload'>) {
  const own = ownKeys[config.slug]
  if (own !== undefined) return own
  const unique = config.flattenedFields.filter(
    (field) => field.name === 'slug' || field.name === 'path' || ('unique' in field && field.unique === true),
  )
  const names = unique.map(({ name }) => [name]).filter(([name]) => name !== 'filename' && name !== 'id')
  if (config.upload) return [['filename']]
  return names.length > 0 ? names : [[config.admin.useAsTitle ?? 'title']]
}

const ownKeys: Readonly<Record<string, string[][] | undefined>> = {
  'former-slugs': [['kind', 'slug', 'locale']],
  'release-files': [['name', 'sha256']],
  // Chinese may have one word for two things.
  terms: [['chinese', 'english']],
}
