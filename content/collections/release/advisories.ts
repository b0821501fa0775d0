import type { CollectionBeforeChangeHook, Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, passage, rows } from '#content/fields/texts.ts'
import { inAdminLanguage, validateAffected, validateRevisions } from '#content/fields/version-ranges.ts'
import { type CvssVersion, scoreOf } from '#domain/advisory/cvss.ts'
import { weaknessName } from '#domain/advisory/weaknesses.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'
import { documentFields } from '#content/collections/product/products.ts'

/** A number of the house, such as `ARM-2026-001`: letters, year, running number. */
const advisoryNumber = /^[A-Z]{2,8}-\d{4}-\d{3,5}$/
const cveNumber = /^CVE-\d{4}-\d{4,19}$/

const matching =
  (pattern: RegExp, zh: string, en: string): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (!value) return required ? req.t('validation:required') : true
    return pattern.test(value) || inAdminLanguage(req, zh, en)
  }

const validateWeakness: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  weaknessName(value) !== undefined ||
  inAdminLanguage(
    req,
    '没有这个编号，或不在domain/advisory/weaknesses.ts的名单里，例如CWE-79',
    'Unknown weakness, or not in the list of domain/advisory/weaknesses.ts. Example: CWE-79',
  )

const validateVector =
  (version: CvssVersion): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (!value) return required ? req.t('validation:required') : true
    if (scoreOf(version, value) !== undefined) return true
    return inAdminLanguage(
      req,
      `这不是完整的CVSS ${version}基础向量：有的度量缺少、重复、次序不对或取值不存在`,
      `This isn’t a complete CVSS ${version} base vector: a metric is missing, doubled, out of order or has a value that does not exist`,
    )
  }

/** The score is written down, so that a slip in the vector shows: both have to say the same. */
const validateScore =
  (version: CvssVersion, vectorName: string): NumberFieldSingleValidation =>
  (value, { req, siblingData }) => {
    const vector = (siblingData as Record<string, unknown>)[vectorName]
    const score = typeof vector === 'string' ? scoreOf(version, vector) : undefined
    if (score === undefined) return value == null || inAdminLanguage(req, '没有可用的向量', 'There is no vector for it')
    if (value === score) return true
    return inAdminLanguage(
      req,
      `由向量算出的分值是${score}，与填写的不符`,
      `The vector gives ${score}, which is not what stands here`,
    )
  }

function cvssFields(version: CvssVersion, name: string, required: boolean): Field[] {
  return [
    {
      name,
      type: 'text',
      required,
      validate: validateVector(version),
      ...describe(
        `CVSS ${version}向量`,
        `CVSS ${version} vector`,
        '只用基础度量，可从FIRST的计算器复制',
        'Base metrics only; copy it from FIRST’s calculator',
      ),
    },
    {
      name: `${name}Score`,
      type: 'number',
      required,
      min: 0,
      max: 10,
      validate: validateScore(version, name),
      ...describe(
        `CVSS ${version}分值`,
        `CVSS ${version} score`,
        '必须与向量算出的一致',
        'Must be what the vector gives',
      ),
    },
  ]
}

const about: Field[] = [
  titleField,
  slugField,
  {
    name: 'number',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: matching(advisoryNumber, '例如ARM-2026-001', 'For example ARM-2026-001'),
    ...describe('编号', 'Number', '发布后不再更改', 'Never changed once it is published'),
  },
  summaryField,
  passage('text', ['说明', 'Text', '缺陷是什么，后果是什么', 'What is wrong, and its impact'], true),
  passage('remedy', ['怎样处理', 'What to do', '装哪个更新，怎样装', 'Which update, and how to install it'], true),
  passage('mitigation', [
    '缓解办法',
    'Mitigation',
    '还不能更新时可以做什么，留下什么风险',
    'What helps until then, and what risk remains',
  ]),
]

const rating: Field[] = [
  {
    name: 'cve',
    type: 'text',
    index: true,
    validate: matching(cveNumber, '例如CVE-2026-12345', 'For example CVE-2026-12345'),
    ...describe('CVE编号', 'CVE', '由编号机构分配', 'Assigned by a numbering authority'),
  },
  {
    name: 'cwe',
    type: 'text',
    validate: validateWeakness,
    ...describe('CWE编号', 'CWE', '缺陷的类型，例如CWE-79', 'Kind of weakness, for example CWE-79'),
  },
  ...cvssFields('4.0', 'cvss4', true),
  ...cvssFields('3.1', 'cvss3', false),
]

const affected: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'affected',
    options: [
      { value: 'affected', label: { zh: '受影响', en: 'Affected' } },
      { value: 'unaffected', label: { zh: '不受影响', en: 'Not affected' } },
    ],
    ...describe('状态', 'Status', '已确认的才写', 'Only what has been established'),
  },
  {
    name: 'products',
    type: 'relationship',
    relationTo: ['products', 'machines'],
    hasMany: true,
    required: true,
    ...describe(
      '产品或硬件',
      'Products or machines',
      '版本范围相同的写在一行',
      'One row for those with the same range',
    ),
  },
  line('component', [
    '部件',
    'Component',
    '只有一个部件受影响时填写',
    'If only one component of the product is affected',
  ]),
  mark('from', [
    '从',
    'From',
    '第一个受影响的版本；空着指一直以来',
    'First version affected; empty means from the start',
  ]),
  mark('before', [
    '到（不含）',
    'Before',
    '第一个不再受影响的版本；空着指至今',
    'First version no longer affected; empty means up to now',
  ]),
  mark('fixedIn', [
    '已修复于',
    'Fixed in',
    '含修复的版本，用逗号隔开；没有更新时空着',
    'Versions with the fix, separated by commas; empty if there is none',
  ]),
]

const revisions: Field[] = [
  mark('number', ['版次', 'Number', '1、2、3，依次增加', '1, 2, 3 and so on'], true),
  { name: 'date', type: 'date', required: true, ...describe('日期', 'Date', '发布的当天', 'The day it was published') },
  line('title', ['变化', 'Change', '一句话', 'In one sentence'], true),
]

/** The day of the first and of the last revision, which lists sort by and feeds tell. */
const noteDays: CollectionBeforeChangeHook = ({ data }) => {
  const given = (data as { revisions?: { date?: string | Date }[] | null }).revisions
  const days = (given ?? []).map(({ date }) => Date.parse(String(date))).filter((time) => !Number.isNaN(time))
  if (days.length === 0) return data
  return {
    ...data,
    date: new Date(Math.min(...days)).toISOString(),
    revisedOn: new Date(Math.max(...days)).toISOString(),
  }
}

const noted = (name: string, zh: string, en: string): Field => ({
  name,
  type: 'date',
  index: true,
  label: { zh, en },
  admin: { readOnly: true, description: { zh: '由各次修订得出', en: 'Follows from the revisions' } },
})

/**
 * Security advisories. The page, the Atom feed and the CSAF documents are all made from these records
 * (portal/advisory, server/csaf).
 */
export const advisories = contentCollection({
  slug: 'advisories',
  labels: names('安全公告', 'Security advisory', 'Security advisories'),
  group: groups.help,
  columns: ['number', 'cvss4Score', 'date', 'revisedOn'],
  defaultSort: '-number',
  beforeChange: [noteDays],
  asRelation: ['slug', 'number'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '内容', en: 'Text' }, fields: about },
        { label: { zh: '评分', en: 'Rating' }, fields: rating },
        {
          label: { zh: '版本', en: 'Versions' },
          fields: [
            {
              ...rows('affected', ['版本范围', 'Ranges', '每个发布系列一行', 'One row per release line'], affected),
              required: true,
              validate: validateAffected,
            },
          ],
        },
        {
          label: { zh: '修订与致谢', en: 'Revisions and credits' },
          fields: [
            {
              ...rows('revisions', ['修订', 'Revisions', '旧的在前', 'Oldest first'], revisions),
              required: true,
              validate: validateRevisions,
            },
            noted('date', '首次发布', 'First published'),
            noted('revisedOn', '最近修订', 'Last revised'),
            rows(
              'credits',
              ['致谢', 'Credits', '按本人的意愿署名', 'Named as they wish'],
              [
                line('title', ['致谢对象', 'Who', '人、单位或“不具名”', 'Person, institution or “anonymous”'], true),
                line('text', ['为了', 'For what', '例如“报告了这个问题”', 'For example “for the report”']),
              ],
            ),
            rows(
              'references',
              ['相关链接', 'References', '新闻、上游的公告', 'News, advisories of others'],
              documentFields,
            ),
          ],
        },
      ],
    },
  ],
})
