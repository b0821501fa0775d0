import type { GlobalConfig } from 'payload'
import { mayTranslate } from '#content/access/roles.ts'
import { authorFields } from '#content/audit/author.ts'
import { draftsByLanguage } from '#content/collections/content-collection.ts'
import { noteGlobal } from '#content/hooks/search.ts'
import { judgeSettings } from '#content/hooks/settings-right.ts'
import { restoreEndpoint } from './restore.ts'

/**
 * A global with drafts and publication for each language, as collections have them. Every state is kept, with who saved it,
 * and can be put back; docs/decisions/0050-drafts-of-settings.md.
 */
export const withVersions = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, ...authorFields],
  access: { ...global.access, readVersions: mayTranslate },
  endpoints: [...(global.endpoints || []), restoreEndpoint(global.slug)],
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), judgeSettings],
    afterChange: [...(global.hooks?.afterChange ?? []), noteGlobal],
  },
  versions: { drafts: draftsByLanguage, max: 200 },
})
