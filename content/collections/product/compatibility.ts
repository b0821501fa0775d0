import type { ArrayFieldValidation, Field, TextareaFieldValidation } from 'payload'
import { slugField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

/** A function of the M language, with its package where it has one: `sin`, `containers.Map`. */
const functionName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)*$/

export function splitNames(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter((name) => name !== '') : []
}

const validateNames: TextareaFieldValidation = (value, { req, required }) => {
  const given = splitNames(value)
  if (given.length === 0) return required ? req.t('validation:required') : true
  const wrong = given.find((name) => !functionName.test(name))
  if (wrong === undefined) return true
  return req.i18n.language === 'zh' ? `不是函数名：${wrong}` : `Not a function name: ${wrong}`
}

/** A function stands in one row only, or it would have two states. */
const validateRows: ArrayFieldValidation = (rows, { req }) => {
  const seen = new Set<string>()
  for (const name of (rows ?? []).flatMap((row) => splitNames((row as { names?: unknown }).names))) {
    if (seen.has(name)) return req.i18n.language === 'zh' ? `${name}出现了两次` : `${name} stands there twice`
    seen.add(name)
  }
  return true
}

/** How far something is covered. */
const stateField = (hintZh: string, hintEn: string): Field => ({
  name: 'state',
  type: 'select',
  required: true,
  options: [
    { value: 'covered', label: { zh: '覆盖', en: 'Covered' } },
    { value: 'partly', label: { zh: '部分覆盖', en: 'Partly covered' } },
    { value: 'no', label: { zh: '未覆盖', en: 'Not covered' } },
  ],
  ...describe('状态', 'State', hintZh, hintEn),
})

const since: Field = {
  name: 'since',
  type: 'text',
  ...describe(
    '起始版本',
    'Since',
    '从哪个版本起，例如R2025b；未覆盖的不填',
    'The release from which this applies, such as R2025b; empty if nothing is covered',
  ),
}

/** The coverage table: functions of one area, in rows that share a state, a release and a remark. */
export const functionAreas = contentCollection({
  slug: 'function-areas',
  labels: names('函数覆盖', 'Function coverage', 'Function coverage'),
  group: groups.catalogue,
  orderable: true,
  columns: ['title', '_status', 'updatedAt'],
  fields: [
    titleField,
    slugField,
    {
      name: 'subject',
      type: 'select',
      required: true,
      defaultValue: 'functions',
      options: [
        { value: 'functions', label: { zh: 'M函数', en: 'M functions' } },
        { value: 'commands', label: { zh: 'Simulink命令', en: 'Simulink commands' } },
      ],
      ...describe('内容', 'Subject', '命令与函数分开计数', 'Commands are counted separately from functions'),
    },
    {
      name: 'groups',
      type: 'array',
      required: true,
      validate: validateRows,
      ...describe(
        '函数',
        'Functions',
        '状态、版本和说明都相同的函数写在一行',
        'One row for functions with the same state, release and remark',
      ),
      fields: [
        stateField('全部测试用例通过才算覆盖', 'Covered means that every one of its test cases passes'),
        since,
        {
          name: 'names',
          type: 'textarea',
          required: true,
          validate: validateNames,
          ...describe('函数名', 'Names', '用空格或换行隔开', 'Separated by spaces or line breaks'),
        },
        line('note', [
          '说明',
          'Remark',
          '部分覆盖的写明缺什么，未覆盖的写明用什么代替',
          'What is missing, or what to use instead',
        ]),
      ],
    },
  ],
})

/** How a file names a block: `Gain`, `SubSystem:Chart`, `simulink/Sources/Ramp`, `fl_lib/*`. */
export function splitTypes(value: unknown): string[] {
  return typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : []
}

/** One type of block cannot have two states: a file does not tell which of its blocks is meant. */
const validateBlocks: ArrayFieldValidation = (rows, { req }) => {
  const states = new Map<string, unknown>()
  for (const { state, types } of (rows ?? []) as { state?: unknown; types?: unknown }[])
    for (const type of splitTypes(types)) {
      if (states.has(type) && states.get(type) !== state)
        return req.i18n.language === 'zh' ? `${type}有两种状态` : `${type} has two states`
      states.set(type, state)
    }
  return true
}

/** Simulink's blocks, library by library, with what becomes of each when a model is imported. */
export const blockLibraries = contentCollection({
  slug: 'block-libraries',
  labels: names('模块覆盖', 'Block coverage', 'Block coverage'),
  group: groups.catalogue,
  orderable: true,
  columns: ['title', '_status', 'updatedAt'],
  fields: [
    titleField,
    slugField,
    {
      name: 'isBase',
      type: 'checkbox',
      defaultValue: true,
      ...describe(
        '属于基本库',
        'Of the base library',
        '其他产品的库另外计数',
        'Libraries of other products are counted separately',
      ),
    },
    {
      name: 'blocks',
      type: 'array',
      required: true,
      validate: validateBlocks,
      ...describe('模块', 'Blocks', '一行一个，次序与对方的库相同', 'One per row, in the order of the other library'),
      fields: [
        line('title', ['名称', 'Name', '对方界面中的名称', 'As the other product calls it'], true),
        {
          name: 'types',
          type: 'textarea',
          required: true,
          ...describe(
            '文件中的类型',
            'Type in files',
            'BlockType，链接模块写SourceBlock，一行一个；以/*结尾指整个库',
            'The BlockType, or the SourceBlock of a linked block, one a line; an ending of /* means a whole library',
          ),
        },
        stateField('转换后结果相同才算覆盖', 'Covered means that it is converted and gives the same results'),
        line('replacement', ['替换为', 'Becomes', 'Modelica类名，或一句话', 'A Modelica class, or a few words']),
        line('note', [
          '没有替换的',
          'Not replaced',
          '部分覆盖与未覆盖的都写明',
          'Shown for everything not fully covered',
        ]),
      ],
    },
  ],
})

/** Kinds of platforms, in the order of the page's tables. */
export const platformKinds = ['system', 'processor', 'database'] as const

/** Operating systems, processors and databases, each with what was tested on it. */
export const platforms = contentCollection({
  slug: 'platforms',
  labels: names('信创平台', 'Platform', 'Platforms'),
  group: groups.catalogue,
  orderable: true,
  columns: ['title', '_status', 'kind', 'version', 'updatedAt'],
  fields: [
    titleField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'system', label: { zh: '操作系统', en: 'Operating system' } },
        { value: 'processor', label: { zh: '处理器', en: 'Processor' } },
        { value: 'database', label: { zh: '数据库', en: 'Database' } },
      ],
      ...describe('类别', 'Kind', '页面按类别分表', 'The page has a table for each kind'),
    },
    line('version', ['版本或型号', 'Version or model', '测试所用的版本', 'The one that was tested']),
    {
      name: 'products',
      type: 'array',
      ...describe(
        '各产品的状态',
        'State of each product',
        '没有列出的产品显示为未提供',
        'A product that is not listed shows as not offered',
      ),
      fields: [
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          ...describe('产品', 'Product', '每个产品最多一行', 'At most one row per product'),
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          options: [
            { value: 'yes', label: { zh: '通过', en: 'Passed' } },
            { value: 'partial', label: { zh: '有限制', en: 'With limits' } },
            { value: 'planned', label: { zh: '计划中', en: 'Planned' } },
            { value: 'no', label: { zh: '不提供', en: 'Not offered' } },
          ],
          ...describe('状态', 'Status', '通过指全部用例通过', 'Passed means that every test case passes'),
        },
        {
          name: 'release',
          type: 'text',
          ...describe('产品版本', 'Release', '测试的版本，例如R2026a', 'The release that was tested, such as R2026a'),
        },
        {
          name: 'date',
          type: 'date',
          ...describe('日期', 'Date', '测试完成或颁证的日期', 'When the test ended or the certificate was issued'),
        },
        {
          name: 'certificate',
          type: 'text',
          ...describe('证书编号', 'Certificate number', '没有证书就留空', 'Empty where there is none'),
        },
        line('issuer', ['颁发者', 'Issuer', '颁发证书的机构', 'Who issued the certificate']),
        line('note', ['限制', 'Limits', '一句话，说明不能做什么', 'One sentence on what does not work']),
      ],
    },
  ],
})
