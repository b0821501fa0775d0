import type { Locale } from '#lib/locale.ts'
import type { AdvisoryFacts } from './facts.ts'
import type { Write } from './mail-text.ts'

const none: AdvisoryFacts = { number: '', title: '', slug: '', product: '', version: '', builds: [], fixedIn: [] }

const ticketPath = ({ number, product, version }: AdvisoryFacts) =>
  `/support/ticket/new?${new URLSearchParams({ product, version, advisory: number })}`
const advisoryPath = ({ slug }: AdvisoryFacts) => `/help/SecurityIncident?id=${encodeURIComponent(slug)}`

/** To who fetched a build that an advisory affects; its words are the house's own, from published records. */
export const advisoryMailTexts = {
  advisory: {
    zh: ({ advisory = none, site }) => ({
      subject: `${advisory.number}：您下载过的版本受影响 · ${site}`,
      paragraphs: [
        `安全公告${advisory.number}（${advisory.title}）涉及您下载过的${advisory.builds.join('、')}。`,
        advisory.fixedIn.length > 0
          ? `含修复的版本：${advisory.fixedIn.join('、')}。请按公告更换。`
          : '目前没有含修复的版本，请先看公告里的处理办法。',
        '需要协助时请提交工单，产品、版本和公告编号已经填好。不想再收到这类邮件，可以在账户页关闭。',
      ],
      action: { label: '阅读公告', path: advisoryPath(advisory) },
      also: { label: '提交工单', path: ticketPath(advisory) },
    }),
    en: ({ advisory = none, site }) => ({
      subject: `${advisory.number}: a release you downloaded is affected · ${site}`,
      paragraphs: [
        `Security advisory ${advisory.number} (${advisory.title}) concerns ${advisory.builds.join(', ')}, which you downloaded.`,
        advisory.fixedIn.length > 0
          ? `Releases with the fix: ${advisory.fixedIn.join(', ')}. Please replace yours as the advisory says.`
          : 'There is no release with a fix yet; the advisory says what to do until then.',
        'If you need help, open a ticket: product, version and advisory are filled in. You can turn these mails off on your account page.',
      ],
      action: { label: 'Read the advisory', path: advisoryPath(advisory) },
      also: { label: 'Open a ticket', path: ticketPath(advisory) },
    }),
  },
} satisfies Record<string, Record<Locale, Write>>
