import type { Difference } from '#domain/translate/differences.ts'
import type { PassageState } from '#domain/translate/align.ts'
import type { Term } from '#domain/translate/terms.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'

interface SideTexts {
  lead: Record<Locale, string>
  back: string
  form: string
  languages: Record<Locale, string>
  states: Record<PassageState, string>
  accept: string
  acceptHint: string
  openOnly: string
  /** Makes the language that is translated into the source. */
  turn: Record<Locale, { title: string; lead: string; go: string }>
  nothingOpen: string
  inForm: string
  /** Puts the source into an empty passage. */
  copy: string
  terms: string
  lacksTerm: (term: Term, into: Locale) => string
  avoids: (wording: string, term: Term, into: Locale) => string
  passage: (label: string, number: number) => string
  unchanged: (count: number) => string
  length: (characters: number) => string
  lacks: (difference: Difference, into: Locale) => string
  save: string
  saved: string
  /** Of what has no drafts. */
  saveShown: string
  savedShown: string
  handIn: string
  handedIn: string
  publish: string
  published: string
  accepted: string
  /** Of a passage that a machine proposed, and of one that was saved as it was proposed. */
  proposed: string
  unread: string
  confirm: string
  confirmHint: string
  confirmed: string
  failed: string
  added: string
  removed: string
}

const kinds = {
  zh: { number: '数字', link: '链接', placeholder: '占位符' },
  en: { number: 'number', link: 'link', placeholder: 'placeholder' },
} as const

const lackedIn = (target: Locale, missingIn: Difference['missingIn']): Locale =>
  missingIn === 'target' ? target : otherLocale(target)

const languages = { zh: { zh: '中文', en: '英文' }, en: { zh: 'Chinese', en: 'English' } } as const

export const sideTexts: Record<Locale, SideTexts> = {
  zh: {
    lead: {
      zh: '英文原文与中文译文逐栏对照，改过的原文标出了改动。',
      en: '中文原文与英文译文逐栏对照，改过的原文标出了改动。',
    },
    back: '返回翻译列表',
    form: '打开表单',
    languages: languages.zh,
    states: { current: '最新', outdated: '原文已改', missing: '缺译文', extra: '原文已删' },
    accept: '意思没变',
    acceptHint: '原文的改动不影响译文，或译文有意这样处理',
    openOnly: '只看待译的栏目',
    turn: {
      zh: {
        title: '更换原文语言',
        lead: '这条内容改以中文为原文：以后中文改了，英文才算过时。现有的两种文字视为一致，文字本身不会变。',
        go: '以中文为原文',
      },
      en: {
        title: '更换原文语言',
        lead: '这条内容改以英文为原文：以后英文改了，中文才算过时。现有的两种文字视为一致，文字本身不会变。',
        go: '以英文为原文',
      },
    },
    nothingOpen: '译文与原文一致，没有待译的内容。',
    inForm: '这一段只能在表单里编辑。',
    copy: '填入原文',
    terms: '术语',
    lacksTerm: (term, into) => `术语表里“${term[otherLocale(into)]}”译作“${term[into]}”`,
    avoids: (wording, term, into) => `不写“${wording}”，写“${term[into]}”`,
    passage: (label, number) => `${label}，第${number}段`,
    unchanged: (count) => `${count}段没有变化`,
    length: (characters) => `${characters}字`,
    lacks: ({ kind, missingIn, what }, target) =>
      `${languages.zh[lackedIn(target, missingIn)]}里没有${kinds.zh[kind]}“${what}”`,
    save: '存为草稿',
    saved: '草稿已保存。',
    saveShown: '保存并发布',
    savedShown: '已保存，访客现在看到的就是新译文。',
    handIn: '提交审核',
    handedIn: '已提交审核。',
    publish: '发布译文',
    published: '译文已发布。',
    accepted: '已标为最新。',
    proposed: '机器预译，尚未保存：请先通读',
    unread: '机器预译，尚未读过，不能发布',
    confirm: '我已读过',
    confirmHint: '您读过这一栏的机器译文，确认可以发布',
    confirmed: '已确认。',
    failed: '没有成功，请再试一次。',
    added: '新增',
    removed: '删去',
  },
  en: {
    lead: {
      zh: 'The English and its Chinese translation, field by field. Where the source has changed, the change is marked.',
      en: 'The Chinese and its English translation, field by field. Where the source has changed, the change is marked.',
    },
    back: 'Back to all translations',
    form: 'Open the form',
    languages: languages.en,
    states: { current: 'Up to date', outdated: 'Source changed', missing: 'Missing', extra: 'No longer in the source' },
    accept: 'Same meaning',
    acceptHint: 'The change does not affect the translation, or the translation differs on purpose',
    openOnly: 'Show only what is to be done',
    turn: {
      zh: {
        title: 'Change the source language',
        lead: 'Chinese becomes the source: from then on a change in the Chinese makes the English outdated. The two texts count as saying the same now; neither is changed.',
        go: 'Make Chinese the source',
      },
      en: {
        title: 'Change the source language',
        lead: 'English becomes the source: from then on a change in the English makes the Chinese outdated. The two texts count as saying the same now; neither is changed.',
        go: 'Make English the source',
      },
    },
    nothingOpen: 'The translation matches its source; nothing is to be done.',
    inForm: 'This passage can only be edited in the form.',
    copy: 'Insert the source',
    terms: 'Terms',
    lacksTerm: (term, into) => `The glossary has “${term[into]}” for “${term[otherLocale(into)]}”`,
    avoids: (wording, term, into) => `Write “${term[into]}”, not “${wording}”`,
    passage: (label, number) => `${label}, passage ${number}`,
    unchanged: (count) => (count === 1 ? '1 passage is unchanged' : `${count} passages are unchanged`),
    length: (characters) => (characters === 1 ? '1 character' : `${characters} characters`),
    lacks: ({ kind, missingIn, what }, target) =>
      `The ${languages.en[lackedIn(target, missingIn)]} lacks the ${kinds.en[kind]} “${what}”`,
    save: 'Save draft',
    saved: 'Draft saved.',
    saveShown: 'Save and publish',
    savedShown: 'Saved; visitors see it now.',
    handIn: 'Hand in for review',
    handedIn: 'Handed in.',
    publish: 'Publish the translation',
    published: 'Published.',
    accepted: 'Marked as up to date.',
    proposed: 'Machine draft, not saved yet: read it first',
    unread: 'Machine draft that nobody has read yet; it cannot be published',
    confirm: 'I have read it',
    confirmHint: 'You have read what the machine wrote in this field, and it may be published',
    confirmed: 'Confirmed.',
    failed: 'That did not work. Please try again.',
    added: 'added',
    removed: 'removed',
  },
}
