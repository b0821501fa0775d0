import type { ReviewFacts } from '#content/mail-orders.ts'
import type { Locale } from '#lib/locale.ts'
import type { Write } from './mail-text.ts'

const nothing: ReviewFacts = { title: '', locales: [], by: '', note: '', path: '/admin' }

const languages = {
  zh: (locales: readonly Locale[]) => locales.map((each) => ({ zh: '中文', en: '英文' })[each]).join('、'),
  en: (locales: readonly Locale[]) => locales.map((each) => ({ zh: 'Chinese', en: 'English' })[each]).join(' and '),
}
const titled = {
  zh: ({ title }: ReviewFacts) => (title ? `“${title}”` : '（无标题）'),
  en: ({ title }: ReviewFacts) => (title ? `“${title}”` : '(untitled)'),
}
const short = (title: string) => (title.length > 40 ? `${title.slice(0, 40)}…` : title)
const shortly = (review: ReviewFacts): ReviewFacts => ({ ...review, title: short(review.title) })

/** What staff are told of reviews; of the text itself there is only the title. */
export const reviewMailTexts = {
  reviewHandedIn: {
    zh: ({ review = nothing, site }) => ({
      subject: `待审核：${titled.zh(shortly(review))}（${languages.zh(review.locales)}）· ${site}`,
      paragraphs: [
        `${review.by}提交了${titled.zh(review)}的${languages.zh(review.locales)}版本，等待审核。`,
        ...(review.note ? [`说明：${review.note}`] : []),
      ],
      action: { label: '查看', path: review.path },
    }),
    en: ({ review = nothing, site }) => ({
      subject: `For review: ${titled.en(shortly(review))} (${languages.en(review.locales)}) · ${site}`,
      paragraphs: [
        `${review.by} has handed in ${titled.en(review)} in ${languages.en(review.locales)} for review.`,
        ...(review.note ? [`Note: ${review.note}`] : []),
      ],
      action: { label: 'Open it', path: review.path },
    }),
  },
  reviewReturned: {
    zh: ({ review = nothing, site }) => ({
      subject: `已退回：${titled.zh(shortly(review))}（${languages.zh(review.locales)}）· ${site}`,
      paragraphs: [
        `${review.by}看过您提交的${titled.zh(review)}的${languages.zh(review.locales)}版本，请您修改后再提交。`,
        ...(review.note ? [`意见：${review.note}`] : []),
      ],
      action: { label: '去修改', path: review.path },
    }),
    en: ({ review = nothing, site }) => ({
      subject: `Returned: ${titled.en(shortly(review))} (${languages.en(review.locales)}) · ${site}`,
      paragraphs: [
        `${review.by} has looked at ${titled.en(review)} in ${languages.en(review.locales)} and asks you to change it and hand it in again.`,
        ...(review.note ? [`Remarks: ${review.note}`] : []),
      ],
      action: { label: 'Change it', path: review.path },
    }),
  },
  reviewApproved: {
    zh: ({ review = nothing, site }) => ({
      subject: `已通过：${titled.zh(shortly(review))}（${languages.zh(review.locales)}）· ${site}`,
      paragraphs: [`${review.by}通过了您提交的${titled.zh(review)}的${languages.zh(review.locales)}版本。`],
      action: { label: '查看', path: review.path },
    }),
    en: ({ review = nothing, site }) => ({
      subject: `Approved: ${titled.en(shortly(review))} (${languages.en(review.locales)}) · ${site}`,
      paragraphs: [`${review.by} has approved ${titled.en(review)} in ${languages.en(review.locales)}.`],
      action: { label: 'Open it', path: review.path },
    }),
  },
} satisfies Record<string, Record<Locale, Write>>
