import type { GlobalConfig } from 'payload'
import { mayTranslate } from '#content/access/roles.ts'
import { authorFields } from '#content/audit/author.ts'

/**
 * A global whose every state is kept, with who saved it, and can be put back. It has no drafts: saving is publishing, and
 * putting back is saving.
 */
export const withVersions = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, ...authorFields],
  access: { ...global.access, readVersions: mayTranslate },
  versions: { max: 200 },
})
