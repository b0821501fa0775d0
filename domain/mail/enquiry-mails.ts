import { type Mail, notYou, siteVariable as site, type Variable } from './mail.ts'

const none = { receipt: '', kind: '', id: 0, lines: [] }

const kinds: Record<string, Variable> = {
  kindTitle: { name: { zh: '来件种类，用于句首', en: 'Kind of enquiry, to begin a sentence' } },
  kind: { name: { zh: '来件种类', en: 'Kind of enquiry, within a sentence' } },
}
const receipt: Variable = { name: { zh: '受理编号', en: 'Receipt number' }, isRequired: true }
const readKind = ({ kind, receipt: number }: { kind: string; receipt: string }) => ({
  kindTitle: kind,
  kind: kind.toLowerCase(),
  receipt: number,
})

/** Mails about what visitors send by forms. To the person goes nothing that the form said: it could be anybody's words. */
export const enquiryMails = {
  enquiryReceived: {
    area: 'enquiry',
    title: { zh: '来件回执', en: 'Receipt of an enquiry' },
    when: { zh: '访客提交咨询、留言等表单后', en: 'After a visitor has sent a form' },
    variables: {
      ...site,
      ...kinds,
      receipt,
      notYou: notYou({
        zh: '如果不是您本人提交的，请忽略这封邮件，或联系我们删除。',
        en: 'If you didn’t send it, ignore this e-mail, or contact us to have it deleted.',
      }),
    },
    words: {
      zh: {
        subject: '已收到{kind}（{receipt}）· {site}',
        text: '我们收到了用这个邮箱提交的{kind}，受理编号{receipt}。联系我们时请报上这个编号。\n\n{notYou}',
        action: '联系我们',
      },
      en: {
        subject: '{kindTitle} received ({receipt}) · {site}',
        text: 'We’ve received a {kind} sent with this e-mail address. The receipt number is {receipt}; please quote it when you contact us.\n\n{notYou}',
        action: 'Contact us',
      },
    },
    read: ({ enquiry = none }) => readKind(enquiry),
    links: () => ({ action: '/contact' }),
  },
  enquiryNew: {
    area: 'desk',
    title: { zh: '新来件', en: 'New enquiry' },
    when: { zh: '收到来件后，发给处理它的员工邮箱', en: 'To the mailbox that handles it, when an enquiry comes in' },
    variables: {
      ...site,
      ...kinds,
      receipt: { name: receipt.name },
      lines: { name: { zh: '来件内容', en: 'What was written' }, isRequired: true, kind: 'lines' },
    },
    words: {
      zh: { subject: '新的{kind}（{receipt}）', text: '{lines}', action: '在后台查看' },
      en: { subject: 'New {kind} ({receipt})', text: '{lines}', action: 'Open in the admin' },
    },
    read: ({ enquiry = none }) => ({
      ...readKind(enquiry),
      lines: enquiry.lines.filter((line) => line.trim() !== ''),
    }),
    links: ({ enquiry: { id } = none }) => ({ action: `/admin/collections/enquiries/${id}` }),
  },
} satisfies Record<string, Mail>
