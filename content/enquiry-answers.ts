import type { AdminText } from '#content/fields/labels.ts'
import { isLocale } from '#lib/locale.ts'

/** Fields that only some kinds of enquiry have, by name: their words for staff. */
const answerNames: Record<string, AdminText> = {
  partnerClass: { zh: '申请类别', en: 'Partner class' },
  region: { zh: '地区', en: 'Region' },
  site: { zh: '网站', en: 'Website' },
  subject: { zh: '产品或设备', en: 'Product or machine' },
  quantity: { zh: '数量', en: 'Quantity' },
  topic: { zh: '主题', en: 'Topic' },
  channel: { zh: '希望的答复方式', en: 'Preferred channel' },
  time: { zh: '希望的时间', en: 'Preferred time' },
  position: { zh: '职位', en: 'Position' },
  version: { zh: '版本', en: 'Version' },
  impact: { zh: '后果', en: 'Impact' },
  steps: { zh: '重现步骤', en: 'Steps to reproduce' },
  credit: { zh: '致谢', en: 'Credit' },
  pgp: { zh: '加密的内容', en: 'Encrypted part' },
}

/** The fields of the site’s own forms, by name, as staff know them. */
export const fieldNames: Record<string, AdminText> = {
  name: { zh: '姓名', en: 'Name' },
  company: { zh: '公司或单位', en: 'Company or institution' },
  email: { zh: '邮箱', en: 'E-mail' },
  phone: { zh: '电话', en: 'Phone' },
  message: { zh: '说明', en: 'Message' },
  ...answerNames,
}

/** Fields that are something else in one kind of enquiry. */
const namesIn: Record<string, Record<string, AdminText>> = {
  contact: { subject: { zh: '事由', en: 'Subject' } },
}

/** Choices that are not in the person's own words. */
const valueNames: Record<string, Record<string, AdminText>> = {
  channel: {
    email: { zh: '邮件', en: 'E-mail' },
    phone: { zh: '电话', en: 'Telephone' },
    video: { zh: '视频会议', en: 'Video call' },
  },
  credit: {
    named: { zh: '公告里署名', en: 'Named in the advisory' },
    anonymous: { zh: '不具名', en: 'Anonymous' },
  },
}

/** The answer to a field that editors gave a form, as they called it when it was sent. */
interface OwnAnswer {
  label: string
  value: string
}

/** Under which name the answers to editors’ fields stand beside a form’s own. */
const added = 'added'

/**
 * What is kept of the answers beyond the fields of every enquiry: those of the form by name, and those to editors’ fields
 * in the words that they were asked in. A form that editors made has none but these.
 */
export function joinAnswers(
  answers: Record<string, unknown>,
  own: readonly OwnAnswer[] = [],
): Record<string, unknown> | OwnAnswer[] {
  if (own.length === 0) return answers
  return Object.keys(answers).length === 0 ? [...own] : { ...answers, [added]: own }
}

/** What the person chose and wrote beyond the common fields, a line each, to be read by staff. */
export function writeAnswers({ answers, kind = '' }: { answers?: unknown; kind?: string }, language: unknown): string {
  const locale = isLocale(language) ? language : 'zh'
  const gap = locale === 'zh' ? '：' : ': '
  const writeOwn = (own: unknown) => (own as OwnAnswer[]).map(({ label, value }) => `${label}${gap}${value}`)
  if (Array.isArray(answers)) return writeOwn(answers).join('\n')
  const { [added]: own = [], ...rest } = (answers ?? {}) as Record<string, unknown>
  const written = Object.entries(rest)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const words = valueNames[name]?.[String(value)]?.[locale] ?? String(value)
      return `${(namesIn[kind]?.[name] ?? answerNames[name])?.[locale] ?? name}${gap}${words}`
    })
  return [...written, ...writeOwn(own)].join('\n')
}
