import { type Locale, locales } from '#lib/locale.ts'
import type { ReviewFacts } from './facts.ts'
import { type Both, type Mail, type MailFacts, siteVariable as site, type Variable } from './mail.ts'

const nothing: ReviewFacts = { title: '', locales: [], by: '', note: '', path: '/admin' }

const languages = {
  zh: (asked: readonly Locale[]) => asked.map((each) => ({ zh: '中文', en: '英文' })[each]).join('、'),
  en: (asked: readonly Locale[]) => asked.map((each) => ({ zh: 'Chinese', en: 'English' })[each]).join(' and '),
}
const titled = {
  zh: (title: string) => (title ? `“${title}”` : '（无标题）'),
  en: (title: string) => (title ? `“${title}”` : '(untitled)'),
}
const shorten = (title: string) => (title.length > 40 ? `${title.slice(0, 40)}…` : title)

const variables: Record<string, Variable> = {
  ...site,
  by: { name: { zh: '谁', en: 'Who' }, isRequired: true },
  title: { name: { zh: '内容的标题', en: 'Title of the content' }, isRequired: true },
  shortTitle: { name: { zh: '缩短的标题，用于主题', en: 'Shortened title, for the subject' } },
  languages: { name: { zh: '哪些语言', en: 'Which languages' } },
}
const noteVariable: Variable = { name: { zh: '说明或意见', en: 'Note or remarks' }, isRequired: true, mayBeEmpty: true }

const read = ({ review = nothing }: MailFacts, locale: Locale) => ({
  by: review.by,
  title: titled[locale](review.title),
  shortTitle: titled[locale](shorten(review.title)),
  languages: languages[locale](review.locales),
  note: review.note,
})

interface Told {
  title: Both
  when: Both
  subject: Both
  text: Both
  action: Both
  hasNote: boolean
}

const told = ({ action, hasNote, subject, text, title, when }: Told): Mail => ({
  area: 'review',
  title,
  when,
  variables: hasNote ? { ...variables, note: noteVariable } : variables,
  words: Object.fromEntries(
    locales.map((locale) => [locale, { subject: subject[locale], text: text[locale], action: action[locale] }]),
  ) as Mail['words'],
  read,
  links: ({ review = nothing }) => ({ action: review.path }),
})

/** What staff are told of reviews; of the text itself there is only the title. */
export const reviewMails = {
  reviewHandedIn: told({
    title: { zh: '待审核', en: 'For review' },
    when: { zh: '有人提交审核后，发给能发布的员工', en: 'To everyone who may publish, when something is submitted' },
    subject: {
      zh: '待审核：{shortTitle}（{languages}）· {site}',
      en: 'For review: {shortTitle} ({languages}) · {site}',
    },
    text: {
      zh: '{by}提交了{title}的{languages}版本，等待审核。\n\n说明：{note}',
      en: '{by} has submitted {title} in {languages} for review.\n\nNote: {note}',
    },
    action: { zh: '查看', en: 'Open it' },
    hasNote: true,
  }),
  reviewReturned: told({
    title: { zh: '审核退回', en: 'Returned from review' },
    when: { zh: '退回后，发给提交的人', en: 'To whoever submitted it, when it is returned' },
    subject: {
      zh: '已退回：{shortTitle}（{languages}）· {site}',
      en: 'Returned: {shortTitle} ({languages}) · {site}',
    },
    text: {
      zh: '{by}看过您提交的{title}的{languages}版本，请您修改后再提交。\n\n意见：{note}',
      en: '{by} has reviewed {title} in {languages} and asks you to revise it and submit it again.\n\nRemarks: {note}',
    },
    action: { zh: '去修改', en: 'Revise it' },
    hasNote: true,
  }),
  reviewApproved: told({
    title: { zh: '审核通过', en: 'Approved' },
    when: { zh: '通过后，发给提交的人', en: 'To whoever submitted it, when it is approved' },
    subject: {
      zh: '已通过：{shortTitle}（{languages}）· {site}',
      en: 'Approved: {shortTitle} ({languages}) · {site}',
    },
    text: {
      zh: '{by}通过了您提交的{title}的{languages}版本。',
      en: '{by} has approved {title} in {languages}.',
    },
    action: { zh: '查看', en: 'Open it' },
    hasNote: false,
  }),
}
