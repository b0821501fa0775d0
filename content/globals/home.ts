import type { GlobalConfig } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { blocksField } from '#content/collections/custom-page/blocks-field.ts'
import { inTabs } from '#content/fields/document-layout.ts'
import { imageField, targetField } from '#content/fields/fields.ts'
import { describe } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

/** Label and hint of a list of rows, in both languages. */
type RowWords = [zh: string, en: string, hintZh: string, hintEn: string]

/** Rows of the home page that are not records of their own: C2, C3, C7, C14 and the numbers of the first screen. */
const row = (name: string, [zh, en, hintZh, hintEn]: RowWords, fields: GlobalConfig['fields']) => ({
  name,
  type: 'array' as const,
  ...describe(zh, en, hintZh, hintEn),
  fields: [
    line(
      'title',
      ['标题', 'Title', '没有译文的一行不在该语言显示', 'A row without a translation is left out in that language'],
      true,
    ),
    ...fields,
  ],
})

const rowText = {
  name: 'text',
  type: 'textarea' as const,
  localized: true,
  ...describe('说明', 'Text', '一两句话', 'One or two sentences'),
}
const rowIcon = { name: 'icon', type: 'text' as const, ...describe('图标', 'Icon', 'Iconify名称', 'An Iconify name') }
const rowLink = [
  targetField('target'),
  line('linkTitle', ['链接文字', 'Link text', '说明通向哪里', 'Says where it leads']),
]
const rowMetric = [
  { name: 'value', type: 'text' as const, ...describe('数值', 'Value', '只写数值', 'The value alone') },
  line('unit', ['单位', 'Unit', '没有单位时留空', 'Empty without a unit']),
]

/** The sections of the home page that have a heading of the editors' own. */
export const homeSections = [
  { name: 'products', zh: '产品', en: 'Products' },
  { name: 'engines', zh: '引擎', en: 'Engines' },
  { name: 'constructs', zh: '构成', en: 'How it is built' },
  { name: 'solutions', zh: '解决方案', en: 'Solutions' },
  { name: 'cases', zh: '案例', en: 'Cases' },
  { name: 'news', zh: '新闻', en: 'News' },
  { name: 'ecology', zh: '伙伴', en: 'Partners' },
  { name: 'about', zh: '关于', en: 'About' },
  { name: 'life', zh: '在公司', en: 'Life' },
  { name: 'consult', zh: '咨询', en: 'Consultation' },
] as const

export const home: GlobalConfig = {
  slug: 'home',
  label: { zh: '首页内容', en: 'Home page' },
  admin: { group: groups.home },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    inTabs(
      [
        '各段标题',
        'Headings',
        [
          {
            name: 'headings',
            type: 'group',
            ...describe('各段标题', 'Section headings', '首页各段的标题', 'Headings of the home page’s sections'),
            fields: homeSections.map(({ en, name, zh }) =>
              line(name, [zh, en, `“${zh}”一段的标题`, `Heading of the section “${en}”`], true),
            ),
          },
        ],
      ],
      [
        '首屏',
        'First screen',
        [
          row(
            'headline',
            ['首屏数字', 'Numbers of the first screen', '首页第一屏的几个数字', 'The few numbers of the first screen'],
            [
              ...rowMetric,
              line('source', [
                '来源与条件',
                'Source and condition',
                '没有来源的数字不发布',
                'A number without a source isn’t published',
              ]),
            ],
          ),
          row(
            'icons',
            ['快捷入口', 'Quick links', '首页的一排图标', 'The row of icons'],
            [rowText, rowIcon, targetField('target')],
          ),
        ],
      ],
      [
        '其他各段',
        'Other sections',
        [
          row(
            'constructs',
            ['构成', 'How it is built', '产品由什么构成', 'What the products are made of'],
            [rowText, rowIcon, ...rowLink],
          ),
          row(
            'life',
            ['在公司', 'Life at the company', '工作和生活的几件事', 'A few things about work and life here'],
            [rowText, imageField, ...rowLink],
          ),
          row(
            'about',
            ['关于数字', 'Figures about the company', '公司的几个数字', 'A few numbers about the company'],
            [rowText, ...rowMetric, ...rowLink],
          ),
        ],
      ],
      [
        '自行编排',
        'Own composition',
        [
          blocksField({
            zh: '有内容块时，首页由它们从上到下组成；没有时，首页照常。不以主视觉开头时，首屏用首页栏目的标题和导语。每种语言各有一列，右上角菜单可以从另一种语言复制过来',
            en: 'With blocks, the home page is these from top to bottom; without, it is the usual one. Where no banner comes first, the first screen has heading and lead of the home page’s column. Each language has its own; the menu above copies those of the other',
          }),
        ],
      ],
    ),
  ],
}
