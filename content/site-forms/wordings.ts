import type { ArrayField, PayloadRequest, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { fieldNames } from '#content/enquiry-answers.ts'
import { describe } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { enquiryFields, type EnquiryKind, enquiryKinds, isOptional } from '#domain/enquiry/enquiry.ts'
import { mayHide } from '#domain/form/site-form.ts'

/** The fields of a form that can be worded: a position is not asked, and consent has words of its own. */
export const fieldsOf = (kind: EnquiryKind): string[] =>
  Object.keys(enquiryFields[kind]).filter((field) => Object.hasOwn(fieldNames, field) && field !== 'position')

const uses = ['usual', 'required', 'hidden'] as const
type Use = (typeof uses)[number]

const useNames = {
  usual: { zh: '照旧', en: 'As usual' },
  required: { zh: '必填', en: 'Required' },
  hidden: { zh: '不显示', en: 'Not shown' },
} satisfies Record<Use, { zh: string; en: string }>

/** A record as it is being saved. */
interface Saved {
  kind?: EnquiryKind
  wordings?: { field?: string | null }[] | null
}

const say = ({ i18n }: PayloadRequest, zh: string, en: string) => (i18n.language === 'zh' ? zh : en)
const isKind = (kind: unknown): kind is EnquiryKind => enquiryKinds.some((each) => each === kind)

const validateField: SelectFieldSingleValidation = (value, options) => {
  const { kind, wordings } = options.data as Saved
  if (value && isKind(kind) && !fieldsOf(kind).includes(value))
    return say(options.req, '这张表单没有这一栏', 'This form has no such field')
  if (value && (wordings ?? []).filter(({ field }) => field === value).length > 1)
    return say(options.req, '这一栏出现了两次，请去掉一行', 'This field appears twice. Please remove one of the rows')
  return select(value, options)
}

/** What the call of a form asks for stays asked: it can be worded, and no more. */
const validateUse: SelectFieldSingleValidation = (value, options) => {
  const { kind } = options.data as Saved
  const { field } = options.siblingData as { field?: string }
  if (!isKind(kind) || !field || value === 'usual') return select(value, options)
  if (value === 'required' && !isOptional(kind, field))
    return say(options.req, '这一栏本来就必填', 'This field is required already')
  if (value === 'hidden' && !mayHide(kind, field))
    return say(options.req, '这一栏不能去掉，只能改写', 'This field can’t be left out, only reworded')
  return select(value, options)
}

/** What editors make of the fields that a form has. */
export const wordings: ArrayField = {
  name: 'wordings',
  type: 'array',
  maxRows: Object.keys(fieldNames).length,
  labels: { singular: { zh: '一栏', en: 'field' }, plural: { zh: '原有的各栏', en: 'fields' } },
  ...describe(
    '原有的各栏',
    'Its fields',
    '改写名称和提示，留空则用默认的；选填的栏可以改为必填或不显示',
    'Reword labels and hints; what is left empty stays as it is. Optional fields can be required or left out',
  ),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'select',
          required: true,
          options: Object.entries(fieldNames).map(([value, label]) => ({ value, label })),
          validate: validateField,
          ...describe('栏', 'Field', '表单里的哪一栏', 'Which field of the form'),
        },
        {
          name: 'use',
          type: 'select',
          required: true,
          defaultValue: 'usual',
          options: uses.map((value) => ({ value, label: useNames[value] })),
          validate: validateUse,
          ...describe('怎样用', 'Use', '必填的栏不能去掉', 'Required fields can’t be left out'),
        },
      ],
    },
    line('words', ['名称', 'Label', '留空则用默认的', 'Leave empty for the default']),
    line('hint', ['提示', 'Hint', '留空则用默认的', 'Leave empty for the default']),
  ],
}
