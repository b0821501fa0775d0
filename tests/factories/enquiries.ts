import type { Payload } from 'payload'
import type { ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { createFormTokens } from '#domain/enquiry/form-token.ts'

/** A partner application as a person writes it. */
export const application = {
  name: '林夏',
  company: '江南机电研究所',
  email: 'lin.xia@example.com',
  phone: '+86 571 0000 0000',
  partnerClass: 'technology',
  region: '浙江',
  site: 'https://jiangnan.example',
  message: '我们做液压台架，想把测试结果接到模型里。\n每年约40个项目。',
  consent: '2026-11',
}

export const quotation = {
  name: 'Mara Lindqvist',
  company: 'Nordvik Marine',
  email: 'mara@nordvik.example',
  subject: 'Station S8',
  quantity: '2',
  region: 'Bergen',
  consent: '2026-11',
}

/** The token of a form that was opened a minute ago. */
export function openForm(payload: Payload, kind: ReceivedKind, age = 60_000): string {
  return createFormTokens(payload.secret).open(kind, Date.now() - age)
}

/** Enquiries with an e-mail address, newest first, whole. */
export async function readEnquiries(payload: Payload, email: string) {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'enquiries', where, sort: '-id', limit: 0, showHiddenFields: true })).docs
}
