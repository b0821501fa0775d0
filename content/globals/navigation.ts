import type { ArrayField, Field, GlobalConfig, TextFieldSingleValidation } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { targetField } from '#content/fields/fields.ts'
import { describe } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'
import { menusEndpoint } from './menus.ts'
import { isOfDraft } from '#content/write-global.ts'

/** A language at a time, each has to have one; a draft was written in both, where one of them is enough. */
const validateTitle: TextFieldSingleValidation = (value, { req }) =>
  Boolean(value?.trim()) || isOfDraft(req) || req.t('validation:required')

const entry: Field[] = [
  {
    ...line(
      'title',
      [
        '名称',
        'Title',
        '菜单中的文字，越短越好；没有译文的一行不在该语言显示',
        'Text in the menu, as short as possible; a row without a translation is left out in that language',
      ],
      true,
    ),
    validate: validateTitle,
  } as Field,
  targetField('target', true),
  {
    name: 'icon',
    type: 'text',
    ...describe('图标', 'Icon', 'Iconify名称，例如lucide:download', 'An Iconify name, for example lucide:download'),
  },
  line('summary', [
    '说明',
    'Summary',
    '菜单展开时名称下的一句话',
    'One sentence below the title when the menu is open',
  ]),
]

/** What a panel shows large beside its items: named by its address, so that title and picture are the record's own. */
const promoted: Field = {
  ...targetField('promoted'),
  ...describe(
    '推荐',
    'Promoted',
    '展开后突出显示的一条内容的地址，例如 /product/detail?id=studio；该内容撤下后不再显示',
    'Address of a record to feature in the open menu, such as /product/detail?id=studio; if it is withdrawn, nothing is shown',
  ),
} as Field

/** A menu of two levels; rows are ordered by drag. */
function menu(name: string, zh: string, en: string, hintZh: string, hintEn: string, more: Field[] = []): ArrayField {
  return {
    name,
    type: 'array',
    ...describe(zh, en, hintZh, hintEn),
    fields: [
      ...entry,
      ...more,
      {
        name: 'children',
        type: 'array',
        ...describe('下级', 'Children', '拖动可调整顺序', 'Drag to change the order'),
        fields: entry,
      },
    ],
  }
}

/** The menus behind C8 to C12. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: { zh: '导航', en: 'Navigation' },
  admin: {
    group: groups.site,
    components: { views: { edit: { default: { Component: '/fields/menus-view.tsx#MenusView' } } } },
  },
  endpoints: [menusEndpoint],
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    menu('first', '一级栏目', 'First-level menu', '页面上方的菜单', 'The menu at the top of the page', [promoted]),
    menu('bottom', '页脚栏目', 'Footer columns', '页脚的各栏', 'The columns of the footer'),
    menu('product', '产品栏目', 'Product menu', '产品一栏展开的内容', 'What opens below Products'),
    menu('ecology', '生态栏目', 'Ecology menu', '生态一栏展开的内容', 'What opens below Partners'),
    menu('about', '关于栏目', 'About menu', '关于一栏展开的内容', 'What opens below About'),
  ],
}
