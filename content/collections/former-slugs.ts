import type { CollectionConfig } from 'payload'
import { nobody, readAlways } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { locales } from '#lib/locale.ts'

/**
 * Slugs under which a record was to be seen and is no longer, each with the record that had it last: so that an old
 * address leads to the new one. Kept by `content/hooks/former-slugs.ts` alone; there is nothing secret in it.
 */
export const formerSlugs: CollectionConfig = {
  slug: 'former-slugs',
  labels: names('旧地址名', 'Former slug', 'Former slugs'),
  admin: { hidden: true },
  access: { read: readAlways, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'slug', 'locale'], unique: true }],
  fields: [
    {
      name: 'kind',
      type: 'text',
      required: true,
      ...describe('种类', 'Kind', '所属的集合', 'The record’s collection'),
    },
    { name: 'slug', type: 'text', required: true, ...describe('地址名', 'Slug', '以前用过的', 'The one it once had') },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: [...locales],
      ...describe('语言', 'Language', '哪种语言的地址名', 'Whose slug it was'),
    },
    {
      name: 'record',
      type: 'number',
      required: true,
      index: true,
      ...describe('记录编号', 'Record', '现在的记录', 'The record it leads to'),
    },
  ],
}
