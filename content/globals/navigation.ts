import type { ArrayField, Field, GlobalConfig } from 'payload'
import { mayWrite, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { targetField } from '#content/fields/fields.ts'
import { describe } from '#content/fields/labels.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

const entry: Field[] = [
  { name: 'title', type: 'text', localized: true, required: true, ...describe('名称', 'Title') },
  targetField('target', true),
  { name: 'icon', type: 'text', ...describe('图标', 'Icon') },
  { name: 'summary', type: 'text', localized: true, ...describe('说明', 'Summary') },
]

/** A menu of two levels; rows are ordered by drag. */
function menu(name: string, zh: string, en: string): ArrayField {
  return {
    name,
    type: 'array',
    ...describe(zh, en),
    fields: [...entry, { name: 'children', type: 'array', ...describe('下级', 'Children'), fields: entry }],
  }
}

/** The menus behind C8 to C12. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: { zh: '导航', en: 'Navigation' },
  admin: { group: groups.site },
  access: { read: readAlways, update: mayWrite },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    menu('first', '一级栏目', 'First-level menu'),
    menu('bottom', '页脚栏目', 'Footer columns'),
    menu('product', '产品栏目', 'Product menu'),
    menu('ecology', '生态栏目', 'Ecology menu'),
    menu('about', '关于栏目', 'About menu'),
  ],
}
