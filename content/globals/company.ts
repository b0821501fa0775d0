import type { Field, GlobalConfig, TextFieldSingleValidation } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { describe } from '#content/fields/labels.ts'
import { line, passage, rows, titleAndText } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

const global = (slug: string, zh: string, en: string, fields: Field[]): GlobalConfig => ({
  slug,
  label: { zh, en },
  admin: { group: groups.company },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields,
})

/** What the page about the company says beside its records. */
export const aboutPage = global('about-page', '关于我们', 'About page', [
  line('legalName', ['公司全称', 'Legal name', '工商登记的名称', 'As it is registered']),
  {
    name: 'founded',
    type: 'number',
    min: 1800,
    max: 2200,
    ...describe('成立年份', 'Founded', '四位数字', 'Four digits'),
  },
  {
    name: 'people',
    type: 'number',
    min: 1,
    ...describe('人数', 'People', '在职人数', 'How many work here'),
  },
  passage('mission', ['使命', 'Mission', '公司为什么存在，一到两句', 'Why the company exists, one or two sentences']),
  rows(
    'principles',
    ['怎样工作', 'How we work', '几条说得清、查得到的原则', 'A few principles that can be checked'],
    titleAndText,
    8,
  ),
])

/** What the page with the open positions says beside them. */
export const careersPage = global('careers-page', '加入我们', 'Careers page', [
  rows('culture', ['工作方式', 'How we work', '实际怎样工作', 'How work really gets done'], titleAndText, 8),
  rows('benefits', ['待遇与福利', 'Benefits', '写明数量和条件', 'With amounts and conditions'], titleAndText, 12),
  rows(
    'steps',
    ['申请的步骤', 'How to apply', '从申请到答复，按顺序', 'From application to decision, in order'],
    titleAndText,
    8,
  ),
])

export const weekdays = [
  { value: 'mon', label: { zh: '周一', en: 'Monday' } },
  { value: 'tue', label: { zh: '周二', en: 'Tuesday' } },
  { value: 'wed', label: { zh: '周三', en: 'Wednesday' } },
  { value: 'thu', label: { zh: '周四', en: 'Thursday' } },
  { value: 'fri', label: { zh: '周五', en: 'Friday' } },
  { value: 'sat', label: { zh: '周六', en: 'Saturday' } },
  { value: 'sun', label: { zh: '周日', en: 'Sunday' } },
] as const

const validateClock: TextFieldSingleValidation = (value, { req }) => {
  if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value ?? '')) return true
  return req.i18n.language === 'zh' ? '写成24小时制，例如09:00' : 'Write it as 24 hours, for example 09:00'
}

const validateDay: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value && !required) return true
  // A day that the calendar does not have is moved by Date to one that it has.
  const moment = new Date(`${value}T00:00:00Z`)
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value) return true
  return req.i18n.language === 'zh' ? '写成年-月-日，例如2027-01-01' : 'Write year-month-day, for example 2027-01-01'
}

/** A day of the company’s calendar, without a time and so without a time zone. */
const day = (name: string, words: [string, string, string, string], required = false): Field => ({
  name,
  type: 'text',
  required,
  validate: validateDay,
  ...describe(...words),
})

const clock = (name: string, words: [string, string, string, string], defaultValue: string): Field => ({
  name,
  type: 'text',
  required: true,
  defaultValue,
  validate: validateClock,
  ...describe(...words),
})

/** When somebody answers. The time zone is that of the site settings. */
export const serviceHours = global('service-hours', '服务时间', 'Service hours', [
  {
    name: 'days',
    type: 'select',
    hasMany: true,
    defaultValue: ['mon', 'tue', 'wed', 'thu', 'fri'],
    options: weekdays.map(({ label, value }) => ({ label, value })),
    ...describe('工作日', 'Working days', '每周的哪几天有人答复', 'Weekdays on which support is open'),
  },
  clock('opensAt', ['开始', 'From', '24小时制，例如09:00', '24 hours, for example 09:00'], '09:00'),
  clock('closesAt', ['结束', 'Until', '24小时制，例如18:00', '24 hours, for example 18:00'], '18:00'),
  rows(
    'holidays',
    ['节假日', 'Holidays', '这些天没有人答复', 'Support is closed on these days'],
    [
      line('title', ['名称', 'Name', '例如春节', 'For example Spring Festival'], true),
      day('startsOn', ['第一天', 'First day', '年-月-日', 'Year-month-day'], true),
      day('endsOn', ['最后一天', 'Last day', '只有一天则不填', 'Empty when it is one day']),
    ],
    60,
  ),
  rows(
    'extraDays',
    ['调休上班', 'Extra working days', '平时休息、因调休而上班的日子', 'Working days that would normally be off'],
    [
      line('title', ['名称', 'Name', '例如国庆调休', 'For example in lieu of the National Day'], true),
      day('on', ['日期', 'Day', '年-月-日', 'Year-month-day'], true),
    ],
    40,
  ),
])
