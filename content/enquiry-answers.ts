import type { AdminText } from '#content/fields/labels.ts'
import { isLocale } from '#lib/locale.ts'

/** Fields that only some kinds of enquiry have, by name: their words for staff. */
const answerNames: Record<string, AdminText> = {
  partnerClass: { zh: '申请类别', en: 'Partner class' },
  region: { zh: '地区', en: 'Region' },
  site: { zh: '网站', en: 'Website' },
  subject: { zh: '产品或设备', en: 'Product or machine' },
  quantity: { zh: '数量', en: 'Quantity' },
}

/** What the person chose and wrote beyond the common fields, a line each, to be read by staff. */
export function writeAnswers({ answers }: { answers?: unknown }, language: unknown): string {
  const locale = isLocale(language) ? language : 'zh'
  return Object.entries((answers ?? {}) as Record<string, unknown>)
    .map(([name, value]) => `${answerNames[name]?.[locale] ?? name}${locale === 'zh' ? '：' : ': '}${String(value)}`)
    .join('\n')
}
