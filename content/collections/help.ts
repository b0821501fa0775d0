import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { hasRole, nobody } from '#content/access/roles.ts'
import { categoryField, productsField, slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { checkedMark, line, mark, rows } from '#content/fields/texts.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { compareVersions, parseVersion } from '#domain/release/release-version.ts'
import { contentCollection, groups } from './content-collection.ts'

export const helpCategories = contentCollection({
  slug: 'help-categories',
  labels: names('帮助分类', 'Help category', 'Help categories'),
  group: groups.help,
  orderable: true,
  fields: [titleField, slugField],
})

const validateVersion: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (!value) return true
  if (parseVersion(value) === undefined)
    return inAdminLanguage(req, '这不是版本号，例如R2026a', 'Not a version number. Example: R2026a')
  const { before, from } = siblingData as { from?: string | null; before?: string | null }
  const order = from && before ? compareVersions(from, before) : undefined
  return (
    order === undefined || order < 0 || inAdminLanguage(req, '“到”必须晚于“从”', '“Before” must be later than “from”')
  )
}

const sectionFields: Field[] = [
  line('title', ['小标题', 'Heading', '出现在本页目录里', 'Shown in the page’s contents'], true),
  {
    name: 'text',
    type: 'richText',
    localized: true,
    ...describe('正文', 'Text', '步骤用编号列表', 'Steps as a numbered list'),
  },
  mark('file', ['代码标题', 'Title of the code', '文件名或语言', 'File name or language']),
  {
    name: 'code',
    type: 'textarea',
    ...describe('代码', 'Code', '能直接运行；两种语言共用', 'Runs as is; the same in both languages'),
  },
]

export const helpArticles = contentCollection({
  slug: 'help-articles',
  labels: names('帮助文章', 'Help article', 'Help articles'),
  group: groups.help,
  columns: ['category', 'from', 'before', 'updatedAt'],
  defaultSort: 'title',
  asRelation: ['slug', 'summary'],
  fields: [
    titleField,
    slugField,
    summaryField,
    categoryField('help-categories', '一篇属于一类', 'Each article has one category'),
    productsField('适用产品', 'Products', '不选指所有产品', 'None means all'),
    checkedMark(
      'from',
      ['从', 'From', '从哪个版本起适用；空着指一直以来', 'First version it applies to; empty means from the start'],
      validateVersion,
    ),
    checkedMark(
      'before',
      [
        '到（不含）',
        'Before',
        '从哪个版本起不再适用；空着指至今',
        'First version it no longer applies to; empty means up to now',
      ],
      validateVersion,
    ),
    rows('sections', ['段落', 'Sections', '按阅读的顺序', 'In the order of reading'], sectionFields),
    {
      name: 'checkedOn',
      type: 'date',
      localized: true,
      required: true,
      ...describe(
        '核对日期',
        'Checked on',
        '这种语言的文字哪天核对过，写在页面上',
        'When the text in this language was checked; shown on the page',
      ),
    },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'help-articles',
      hasMany: true,
      ...describe('相关文章', 'Related', '最多四篇', 'Four at most'),
    },
  ],
})

/**
 * How often articles were read and found helpful: sums, which tell of nobody. Written by the calls alone
 * (portal/help/counts.ts).
 */
export const helpCounts: CollectionConfig = {
  slug: 'help-counts',
  labels: names('帮助统计', 'Help count', 'Help counts'),
  admin: {
    useAsTitle: 'article',
    group: groups.help,
    defaultColumns: ['article', 'reads', 'yes', 'no'],
    description: {
      zh: '每篇文章的阅读次数和评价。只有总数，不记录是谁。',
      en: 'How often each article was read and found helpful. Totals only; nobody is recorded.',
    },
  },
  access: {
    read: ({ req }) => hasRole(req.user, 'administrator', 'publisher', 'editor', 'agent'),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  defaultSort: '-reads',
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'help-articles',
      required: true,
      unique: true,
      index: true,
      ...describe('文章', 'Article', '被统计的文章', 'The article that is counted'),
    },
    {
      name: 'reads',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      ...describe('阅读次数', 'Reads', '同一地址一小时内只算一次', 'Once an hour per address'),
    },
    {
      name: 'yes',
      type: 'number',
      required: true,
      defaultValue: 0,
      ...describe('有帮助', 'Helpful', '回答“有”的人数', 'Who answered yes'),
    },
    {
      name: 'no',
      type: 'number',
      required: true,
      defaultValue: 0,
      ...describe('没有帮助', 'Not helpful', '回答“没有”的人数', 'Who answered no'),
    },
  ],
}

/** By which a second vote is known: three bytes of a keyed digest, too few to lead back to an address (decision 0020). */
export const helpVotes: CollectionConfig = {
  slug: 'help-votes',
  labels: names('帮助评价', 'Help vote', 'Help votes'),
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['article', 'voter'], unique: true }],
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'help-articles',
      required: true,
      ...describe('文章', 'Article', '被评价的文章', 'The article that was voted on'),
    },
    { name: 'voter', type: 'text', required: true, ...describe('标记', 'Mark', '不能还原', 'Can’t be reversed') },
    {
      name: 'answer',
      type: 'select',
      required: true,
      options: ['yes', 'no'],
      ...describe('回答', 'Answer', '有没有帮助', 'Whether it helped'),
    },
  ],
}
