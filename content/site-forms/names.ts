import type { AdminText } from '#content/fields/labels.ts'
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts'

/** What the site's own forms are called in the admin. */
export const siteFormNames = {
  contact: { zh: '留言', en: 'Write to us' },
  quotation: { zh: '询价', en: 'Request a quotation' },
  consultation: { zh: '专家咨询', en: 'Ask an expert' },
  partner: { zh: '伙伴申请', en: 'Apply to become a partner' },
  application: { zh: '职位申请', en: 'Apply for a position' },
  report: { zh: '漏洞报告', en: 'Report a vulnerability' },
} satisfies Record<EnquiryKind, AdminText>
