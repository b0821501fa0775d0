import type { Payload, PayloadRequest } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import { type MailPurpose, withoutMailbox } from '#content/mailboxes.ts'

const words = {
  zh: {
    title: '有几类来件没有邮箱',
    text: '以下来件没有填写专门的邮箱：到达时改发来件邮箱；来件邮箱也没有填写时，只能等人来后台查看。',
    settings: '填写邮箱',
    purposes: { enquiry: '咨询、询价和合作申请', application: '职位申请', report: '漏洞报告', ticket: '工单' },
  },
  en: {
    title: 'Some messages have no mailbox of their own',
    text: 'The kinds below have no mailbox of their own. They are mailed to the mailbox for enquiries; without that one, they wait until somebody looks here.',
    settings: 'Enter the mailboxes',
    purposes: {
      enquiry: 'Enquiries, quotations and partner applications',
      application: 'Job applications',
      report: 'Vulnerability reports',
      ticket: 'Tickets',
    },
  },
} as const satisfies Record<string, { purposes: Record<MailPurpose, string> } & Record<string, unknown>>

interface MissingMailboxesProps {
  payload: Payload
  user: PayloadRequest['user']
  i18n: { language: string }
}

/** A dashboard warning while visitors' forms have no mailbox in the settings. */
export async function MissingMailboxes({ i18n, payload, user }: MissingMailboxesProps) {
  if (!hasRole(user, ...roles)) return null
  const site = await payload.findGlobal({ slug: 'site', depth: 0 })
  const missing = withoutMailbox(site)
  if (missing.length === 0) return null
  const texts = i18n.language === 'zh' ? words.zh : words.en
  return (
    <section className="banner banner--type-error" role="alert" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <p>{texts.text}</p>
      <ul>
        {missing.map((purpose) => (
          <li key={purpose}>{texts.purposes[purpose]}</li>
        ))}
      </ul>
      <a href="/admin/globals/site">{texts.settings}</a>
    </section>
  )
}
