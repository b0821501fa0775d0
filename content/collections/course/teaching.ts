import type { ArrayFieldValidation, Field, TextFieldSingleValidation } from 'payload'
import { imageField, slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage, rows } from '#content/fields/texts.ts'
import { readIsbn } from '#domain/teaching/isbn.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

const validateIsbn: TextFieldSingleValidation = (value, { req }) => {
  if (value && readIsbn(value) !== undefined) return true
  return req.i18n.language === 'zh'
    ? '不是ISBN-13：须有13位数字，最后一位是校验位'
    : 'Not an ISBN-13: thirteen digits, of which the last is a check digit'
}

export const bookStates = ['writing', 'review', 'press', 'published'] as const

const bookStateLabels: Record<(typeof bookStates)[number], { zh: string; en: string }> = {
  writing: { zh: '编写中', en: 'Being written' },
  review: { zh: '审稿', en: 'In review' },
  press: { zh: '付印', en: 'In press' },
  published: { zh: '已出版', en: 'Published' },
}

export const textbooks = contentCollection({
  slug: 'textbooks',
  labels: names('教材', 'Textbook', 'Textbooks'),
  group: groups.education,
  orderable: true,
  columns: ['isbn', 'year', 'state', 'updatedAt'],
  asRelation: ['slug', 'authors', 'isbn'],
  fields: [
    titleField,
    slugField,
    imageField,
    line('authors', ['作者', 'Authors', '按书上的次序', 'In the order of the book'], true),
    line('publisher', ['出版社', 'Publisher', '全称', 'Its full name'], true),
    {
      name: 'isbn',
      type: 'text',
      required: true,
      unique: true,
      validate: validateIsbn,
      ...describe('ISBN书号', 'ISBN', '13位，可带连字符', 'Thirteen digits, hyphens allowed'),
    },
    {
      name: 'year',
      type: 'number',
      required: true,
      min: 1900,
      max: 2100,
      ...describe('年份', 'Year', '出版或预计出版的年份', 'Of publication, done or planned'),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: bookStates.map((value) => ({ value, label: bookStateLabels[value] })),
      ...describe('状态', 'State', '现在到了哪一步', 'Its current state'),
    },
    summaryField,
    {
      name: 'sample',
      type: 'relationship',
      relationTo: 'attachments',
      ...describe('样章', 'Sample chapter', '所有人可以下载', 'Anyone can download it'),
    },
    passage('pack', ['教师资料', 'Teacher’s pack', '有什么，怎样索取', 'What it contains, and how to request it']),
  ],
})

/** A code stands in addresses and in files: it names one row and stays when the title changes. */
const validateCode: TextFieldSingleValidation = (value, { req }) => {
  if (value && /^[A-Z]{2}\d{3}$/.test(value)) return true
  return req.i18n.language === 'zh'
    ? '两个大写字母加三位数字，例如CE101'
    : 'Two capitals and three digits, for example CE101'
}

const validateEntries: ArrayFieldValidation = (value, { req }) => {
  const codes = ((value ?? []) as { code?: string }[]).map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice === undefined) return true
  return req.i18n.language === 'zh' ? `代码${twice}出现了两次` : `The code ${twice} is there twice`
}

const amount = (name: string, max: number, words: [string, string, string, string]): Field => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max,
  ...describe(...words),
})

const entryFields: Field[] = [
  line('title', ['课程', 'Course', '课程名称', 'Name of the course'], true),
  {
    name: 'code',
    type: 'text',
    required: true,
    validate: validateCode,
    ...describe('代码', 'Code', '例如CE101，在方案中只用一次', 'For example CE101, unique within a plan'),
  },
  amount('semester', 12, ['学期', 'Semester', '从1起', 'From 1 on']),
  amount('lectures', 200, ['讲授学时', 'Lecture hours', '课堂讲授', 'In class']),
  amount('laboratory', 200, ['实验学时', 'Laboratory hours', '实验与上机', 'In the laboratory or at the computer']),
  amount('credits', 30, ['学分', 'Credits', '可以是半分', 'Halves are allowed']),
  passage('aims', ['目标', 'Aims', '学完能做什么', 'What learners can do afterwards'], true),
  line('software', ['软件', 'Software', '产品和工具箱', 'Products and toolboxes']),
  {
    name: 'textbooks',
    type: 'relationship',
    relationTo: 'textbooks',
    hasMany: true,
    ...describe('教材', 'Textbooks', '教材页由此列出它的课程', 'A book’s courses are listed from this'),
  },
]

export const coursePlans = contentCollection({
  slug: 'course-plans',
  labels: names('课程方案', 'Course plan', 'Course plans'),
  group: groups.education,
  orderable: true,
  columns: ['revisedOn'],
  fields: [
    titleField,
    slugField,
    line('degree', ['学位', 'Degree', '例如本科，第三至第八学期', 'For example Bachelor, semesters 3 to 8'], true),
    summaryField,
    {
      name: 'revisedOn',
      type: 'date',
      required: true,
      ...describe('修订日期', 'Revised on', '每学年修订一次', 'Once an academic year'),
    },
    {
      ...rows('entries', ['课程', 'Courses', '合计由此算出', 'Totals are computed from these'], entryFields, 80),
      validate: validateEntries,
    },
  ],
})
