import type { ArrayField, Field, GlobalConfig } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { targetField } from '#content/fields/fields.ts'
import { describe } from '#content/fields/labels.ts'
import { line, mark, passage, type Words } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

const day = (name: string, words: Words): Field => ({ name, type: 'date', ...describe(...words) })

/** Rows with a title; a row without one in a language is left out in it. */
const rows = (name: string, [zh, en, hintZh, hintEn]: Words, fields: Field[]): ArrayField => ({
  name,
  type: 'array',
  ...describe(zh, en, hintZh, hintEn),
  fields: [
    line(
      'title',
      ['标题', 'Title', '没有标题的语言里不显示这一行', 'The row is left out in languages without it'],
      true,
    ),
    ...fields,
  ],
})

const rowText = passage('text', ['说明', 'Text', '一到三句', 'One to three sentences'])
/** A text in which numbers of the coverage tables are written as places (portal/compatibility/fill-counts.ts). */
const countedText = passage('text', [
  '说明',
  'Text',
  '一到三句；表里的数字写成{functions}、{functions.covered}、{blocks.no}这样，页面按表填入',
  'One to three sentences; write numbers of the tables as {functions}, {functions.covered} or {blocks.no}, which the page fills in',
])

function pageGlobal(slug: string, label: { zh: string; en: string }, fields: Field[]): GlobalConfig {
  return {
    slug,
    label,
    admin: { group: groups.catalogue },
    access: { read: readAlways, update: mayTranslate },
    hooks: { afterChange: [purgeGlobal] },
    fields,
  }
}

/** What `/product/matlab-simulink` says beside the coverage table. */
export const compatibility = pageGlobal('compatibility', { zh: 'M代码兼容页', en: 'Compatibility page' }, [
  day('date', ['报告日期', 'Date of the report', '覆盖数字属于哪一天', 'The date of the numbers']),
  mark('release', ['我方版本', 'Our release', '例如R2026b', 'Such as R2026b']),
  mark('counterpart', ['对照版本', 'The other version', '例如MATLAB R2025b', 'Such as MATLAB R2025b']),
  passage('method', ['方法', 'Method', '怎样测，在什么系统上', 'How it was tested, and on which system']),
  rows(
    'comparison',
    ['对比', 'Comparison', '对方更好的也写', 'Say so if the other is better'],
    [
      passage('ours', ['我方', 'Ours', '带版本的事实', 'A fact with its version']),
      passage('theirs', ['对方', 'Theirs', '来自公开文档', 'From its public documentation']),
      {
        name: 'better',
        type: 'select',
        options: [
          { value: 'ours', label: { zh: '我方', en: 'Ours' } },
          { value: 'theirs', label: { zh: '对方', en: 'Theirs' } },
          { value: 'even', label: { zh: '相当', en: 'Even' } },
        ],
        defaultValue: 'even',
        ...describe('哪边更好', 'Which is better', '拿不准就选相当', 'Even when in doubt'),
      },
    ],
  ),
  rows(
    'limits',
    ['导入限制', 'Import limits', '一行一项', 'One a row'],
    [countedText, mark('subject', ['文件类型', 'File type', '例如.slx', 'Such as .slx'])],
  ),
  rows('steps', ['迁移步骤', 'Steps of moving', '按顺序', 'In order'], [countedText]),
  passage('trademark', ['商标声明', 'Trademark notice', '页面末尾显示', 'Shown at the end of the page']),
])

/** What `/product/Innovation` says beside the tables of platforms. */
export const innovation = pageGlobal('innovation', { zh: '信创适配页', en: 'Domestic platforms page' }, [
  passage('method', ['方法', 'Method', '测什么，怎样算通过', 'What is tested, and what counts as passed']),
  day('date', ['更新日期', 'Date', '表格更新到哪一天', 'The date the tables were last updated']),
  rows('services', ['迁移服务', 'Migration service', '内容、前提和期限', 'Scope, conditions and duration'], [rowText]),
  {
    name: 'cases',
    type: 'relationship',
    relationTo: 'cases',
    hasMany: true,
    ...describe('案例', 'Cases', '页面末尾显示，最多三个', 'Shown at the end of the page, three at most'),
  },
])

/** What `/product/open-platform` shows. */
export const openPlatform = pageGlobal('open-platform', { zh: '开放平台页', en: 'Open platform page' }, [
  rows(
    'layers',
    ['层次', 'Layers', '从文件到扩展', 'From files to extensions'],
    [
      rowText,
      line('offers', [
        '内容',
        'What it has',
        '标准或接口，用顿号或逗号隔开',
        'Standards or interfaces, separated by commas',
      ]),
    ],
  ),
  rows(
    'sdks',
    ['接口与示例', 'Interfaces and samples', '每种语言一行', 'One per language'],
    [
      rowText,
      mark('version', ['版本', 'Version', '例如3.2.0', 'Such as 3.2.0']),
      mark('release', ['产品版本', 'Release', '需要的产品版本', 'The release of the products that it needs']),
      mark('licence', ['许可', 'Licence', 'SPDX标识或EULA版本', 'An SPDX identifier or the version of the EULA']),
      mark('file', ['文件名', 'File name', '显示在示例上方', 'Shown above the sample']),
      {
        name: 'sample',
        type: 'code',
        ...describe('示例', 'Sample', '能直接运行的一小段', 'A short sample that runs as is'),
      },
    ],
  ),
  rows('licences', ['许可', 'Licences', '什么可以做，什么不可以', 'What is allowed and what is not'], [rowText]),
  rows(
    'apps',
    ['伙伴应用', 'Partner applications', '建立在接口上的应用', 'Built on the interfaces'],
    [
      rowText,
      {
        name: 'partner',
        type: 'relationship',
        relationTo: 'partners',
        ...describe('伙伴', 'Partner', '应用的作者', 'Who made it'),
      },
      line('uses', ['使用的接口', 'Interfaces used', '例如Python SDK 3.1', 'Such as Python SDK 3.1']),
      targetField('target'),
    ],
  ),
  rows(
    'changes',
    ['变更记录', 'Changes', '新的在前', 'Newest first'],
    [
      mark('version', ['版本', 'Version', '接口的版本', 'Version of the interface']),
      day('date', ['日期', 'Date', '发布日期', 'When it was released']),
      {
        name: 'kind',
        type: 'select',
        options: [
          { value: 'added', label: { zh: '新增', en: 'Added' } },
          { value: 'changed', label: { zh: '更改', en: 'Changed' } },
          { value: 'removed', label: { zh: '移除', en: 'Removed' } },
        ],
        ...describe('类别', 'Kind', '移除和不兼容的更改提前两个版本公布', 'Removals are announced two releases before'),
      },
      rowText,
    ],
  ),
])
