import type { AdvisoryFacts } from './facts.ts'
import { fixed, listWords, type Mail, siteVariable as site } from './mail.ts'

const none: AdvisoryFacts = { number: '', title: '', slug: '', product: '', version: '', builds: [], fixedIn: [] }

const noFixWords = {
  zh: '目前没有含修复的版本，请先看公告里的处理办法。',
  en: 'No release has the fix yet; the advisory says what to do in the meantime.',
}

/** To who fetched a build that an advisory affects; its words are the house's own, from published records. */
export const advisoryMails = {
  advisory: {
    area: 'advisory',
    title: { zh: '安全公告', en: 'Security advisory' },
    when: {
      zh: '安全公告涉及访客下载过的版本时',
      en: 'When an advisory concerns a release that the visitor has downloaded',
    },
    variables: {
      ...site,
      number: { name: { zh: '公告编号', en: 'Number of the advisory' }, isRequired: true },
      title: { name: { zh: '公告标题', en: 'Title of the advisory' } },
      builds: { name: { zh: '下载过的受影响版本', en: 'Affected releases that were downloaded' }, isRequired: true },
      fixedIn: { name: { zh: '含修复的版本', en: 'Releases with the fix' }, isRequired: true, mayBeEmpty: true },
      noFix: {
        name: { zh: '没有修复时的说明', en: 'What is said without a fix' },
        isRequired: true,
        mayBeEmpty: true,
      },
      turnOff: fixed(
        { zh: '怎样关闭这类邮件', en: 'How to turn these mails off' },
        {
          zh: '不想再收到这类邮件，可以在账户页关闭。',
          en: 'You can turn these mails off on your account page.',
        },
      ),
    },
    words: {
      zh: {
        subject: '{number}：您下载过的版本受影响 · {site}',
        text: '安全公告{number}（{title}）涉及您下载过的{builds}。\n\n含修复的版本：{fixedIn}。请按公告更换。\n\n{noFix}\n\n需要协助时请提交工单，产品、版本和公告编号已经填好。{turnOff}',
        action: '阅读公告',
        also: '提交工单',
      },
      en: {
        subject: '{number}: a release you downloaded is affected · {site}',
        text: 'Security advisory {number} ({title}) affects {builds}, which you downloaded.\n\nReleases with the fix: {fixedIn}. Please update as the advisory describes.\n\n{noFix}\n\nIf you need help, open a ticket: product, version and advisory are filled in. {turnOff}',
        action: 'Read the advisory',
        also: 'Open a ticket',
      },
    },
    read: ({ advisory: { builds, fixedIn, number, title } = none }, locale) => ({
      number,
      title,
      builds: listWords(builds, locale),
      fixedIn: listWords(fixedIn, locale),
      noFix: fixedIn.length > 0 ? '' : noFixWords[locale],
    }),
    links: ({ advisory: { number, product, slug, version } = none }) => ({
      action: `/help/SecurityIncident?id=${encodeURIComponent(slug)}`,
      also: `/support/ticket/new?${new URLSearchParams({ product, version, advisory: number })}`,
    }),
  },
} satisfies Record<string, Mail>
