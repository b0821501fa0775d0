import type { ArrayField, Field, PayloadRequest, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { array, select, text } from 'payload/shared'
import { type FieldKind, fieldKinds, mostChoices, mostFields } from '#domain/form/form-fields.ts'
import { describe } from './labels.ts'
import { line } from './texts.ts'

const longestLabel = 120
/** A form that is already there is answered in passing: most fields that are added to it. */
const mostAdded = 20

const kindNames = {
  line: { zh: '一行文字', en: 'One line' },
  passage: { zh: '多行文字', en: 'Several lines' },
  email: { zh: '邮箱', en: 'E-mail' },
  phone: { zh: '电话', en: 'Telephone' },
  number: { zh: '数字', en: 'Number' },
  date: { zh: '日期', en: 'Date' },
  choice: { zh: '单选', en: 'One choice' },
  choices: { zh: '多选', en: 'Several choices' },
  yes: { zh: '勾选一项', en: 'Yes or no' },
  file: { zh: '文件', en: 'Files' },
} satisfies Record<FieldKind, { zh: string; en: string }>

/** A row of the form as it is being saved, its words in one language. */
interface FieldRow {
  title?: string | null
  kind?: FieldKind | null
  least?: number | null
  most?: number | null
}

const rowsIn = (data: unknown) => (data as { questions?: FieldRow[] | null }).questions ?? []
const say = ({ i18n }: PayloadRequest, zh: string, en: string) => (i18n.language === 'zh' ? zh : en)
const isOfChoices = (kind: unknown) => kind === 'choice' || kind === 'choices'

/** Two fields of one name could not be told apart in what comes. */
const validateLabel: TextFieldSingleValidation = (value, options) => {
  const { data, req } = options
  if (value && rowsIn(data).filter(({ title }) => title?.trim() === value.trim()).length > 1)
    return say(req, '另一栏也叫这个名称，请改一个', 'Another field has this name. Please change one of them')
  return text(value, options)
}

const validateKind: SelectFieldSingleValidation = (value, options) => {
  const { data, req } = options
  if (value === 'file' && rowsIn(data).filter(({ kind }) => kind === 'file').length > 1)
    return say(req, '一张表单只能有一栏文件', 'A form can have only one field for files')
  return select(value, options)
}

const validateChoices: NonNullable<ArrayField['validate']> = (value, options) => {
  const { req, siblingData } = options
  if (isOfChoices((siblingData as FieldRow).kind) && !(Array.isArray(value) && value.length > 0))
    return say(req, '请至少写一个选项', 'Please give at least one choice')
  return array(value, options)
}

const validateFields: NonNullable<ArrayField['validate']> = (value, options) => {
  if (!(Array.isArray(value) && value.length > 0))
    return say(options.req, '表单至少要有一栏', 'A form needs at least one field')
  return array(value, options)
}

const isBounded = (_data: unknown, { kind }: Partial<FieldRow>) =>
  kind === 'number' || kind === 'choices' || kind === 'line' || kind === 'passage' || kind === 'file'

const bounds: Field = {
  type: 'row',
  fields: [
    {
      name: 'least',
      type: 'number',
      label: { zh: '最少', en: 'At least' },
      admin: {
        width: '50%',
        condition: (_data: unknown, { kind }: Partial<FieldRow>) => kind === 'number' || kind === 'choices',
        description: { zh: '最小的数，或最少选几项', en: 'The smallest number, or the fewest choices' },
      },
    },
    {
      name: 'most',
      type: 'number',
      label: { zh: '最多', en: 'At most' },
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: unknown }) => {
        const { least } = siblingData as FieldRow
        if (typeof value !== 'number' || typeof least !== 'number' || value >= least) return true
        return say(req, '不能小于“最少”', 'Can’t be less than “At least”')
      },
      admin: {
        width: '50%',
        condition: isBounded,
        description: {
          zh: '最大的数、最多几个字符、选几项或几个文件',
          en: 'The largest number, or the most characters, choices or files',
        },
      },
    },
  ],
}

const isHalf: Field = {
  name: 'isHalf',
  type: 'checkbox',
  defaultValue: false,
  ...describe('半宽', 'Half width', '两栏并排，手机上仍各占一行', 'Two side by side; on a phone, each on its own line'),
}

/** What a row of a form's fields has. */
const rowOf = (kinds: readonly FieldKind[], hasHalves: boolean): Field[] => [
  {
    type: 'row',
    fields: [
      {
        ...line(
          'title',
          ['名称', 'Name', '问什么，例如“参观人数”', 'What is asked, such as “Number of visitors”'],
          true,
        ),
        maxLength: longestLabel,
        validate: validateLabel,
      } as Field,
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'line',
        options: kinds.map((value) => ({ value, label: kindNames[value] })),
        validate: validateKind,
        ...describe('种类', 'Kind', '访客怎样填', 'How visitors answer'),
      },
    ],
  },
  line('hint', ['提示', 'Hint', '写在名称下面，帮人填对', 'Shown below the name, to help visitors get it right']),
  {
    name: 'choices',
    type: 'array',
    maxRows: mostChoices,
    validate: validateChoices,
    labels: { singular: { zh: '一个选项', en: 'choice' }, plural: { zh: '选项', en: 'choices' } },
    label: { zh: '选项', en: 'Choices' },
    admin: {
      condition: (_data: unknown, { kind }: Partial<FieldRow>) => isOfChoices(kind),
      description: { zh: '可以选什么，按顺序', en: 'What can be chosen, in order' },
    },
    fields: [line('title', ['选项', 'Choice', '几个字，不加句号', 'A few words, without a full stop'], true)],
  },
  bounds,
  {
    type: 'row',
    fields: [
      {
        name: 'isRequired',
        type: 'checkbox',
        defaultValue: true,
        ...describe('必填', 'Required', '不填就不能提交', 'The form can’t be sent without it'),
      },
      ...(hasHalves ? [isHalf] : []),
    ],
  },
]

/** The fields of a form, in their order. What one is known by is its row’s own id, which no change of words touches. */
export const formFields: ArrayField = {
  name: 'questions',
  type: 'array',
  required: true,
  maxRows: mostFields,
  validate: validateFields,
  labels: { singular: { zh: '一栏', en: 'field' }, plural: { zh: '各栏', en: 'fields' } },
  ...describe(
    '各栏',
    'Fields',
    '姓名和邮箱每张表单都有，不必再加。改名称不影响已收到的来件',
    'Every form asks for name and e-mail, so leave those out. Earlier entries keep the names they were sent with',
  ),
  fields: rowOf(fieldKinds, true),
}

/** Fields that editors add to one of the site’s own forms, below those that it has. Files come by the form’s own field alone. */
export const addedFields: ArrayField = {
  name: 'questions',
  type: 'array',
  maxRows: mostAdded,
  labels: formFields.labels,
  ...describe(
    '自己加的栏',
    'Fields of your own',
    '排在表单原有的各栏之后；答案随来件保存，后台、导出和通知邮件里都有',
    'They follow the fields that the form has. Their answers are kept with the enquiry, and are in the admin, in exports and in the mail to you',
  ),
  fields: rowOf(
    fieldKinds.filter((kind) => kind !== 'file'),
    false,
  ),
}
