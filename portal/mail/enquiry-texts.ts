import type { Locale } from '#lib/locale.ts'
import type { Write } from './mail-text.ts'

const none = { receipt: '', kind: '', id: 0, lines: [] }

/** Mails about what visitors send by forms. To the person goes nothing that the form said: it could be anybody's words. */
export const enquiryMailTexts = {
  enquiryReceived: {
    zh: ({ enquiry: { kind, receipt } = none, site }) => ({
      subject: `已收到${kind}（${receipt}）· ${site}`,
      paragraphs: [
        `我们收到了用这个邮箱提交的${kind}，受理编号${receipt}。联系我们时请报上这个编号。`,
        '如果不是您本人提交的，请忽略这封邮件，或联系我们删除。',
      ],
      action: { label: '联系我们', path: '/contact' },
    }),
    en: ({ enquiry: { kind, receipt } = none, site }) => ({
      subject: `${kind} received (${receipt}) · ${site}`,
      paragraphs: [
        `We have received a ${kind.toLowerCase()} with this e-mail address. Its receipt number is ${receipt}; please give it when you contact us.`,
        'If you did not send it, ignore this mail, or contact us to have it deleted.',
      ],
      action: { label: 'Contact us', path: '/contact' },
    }),
  },
  enquiryNew: {
    zh: ({ enquiry: { id, kind, lines, receipt } = none }) => ({
      subject: `新的${kind}（${receipt}）`,
      paragraphs: lines.filter((line) => line.trim() !== ''),
      action: { label: '在后台查看', path: `/admin/collections/enquiries/${id}` },
    }),
    en: ({ enquiry: { id, kind, lines, receipt } = none }) => ({
      subject: `New ${kind.toLowerCase()} (${receipt})`,
      paragraphs: lines.filter((line) => line.trim() !== ''),
      action: { label: 'Open in the admin', path: `/admin/collections/enquiries/${id}` },
    }),
  },
} satisfies Record<string, Record<Locale, Write>>
