import type { Locale } from '#lib/locale.ts'

/** What the site has of its own that a page made of blocks can show as cards, as the usual home page does. */
export const cardKinds = [
  'products',
  'engines',
  'constructs',
  'cases',
  'solutions',
  'news',
  'about',
  'life',
  'partners',
  'consult',
  'quickLinks',
] as const

export type CardKind = (typeof cardKinds)[number]

export const cardKindNames: Record<CardKind, Record<Locale, string>> = {
  products: { zh: '产品', en: 'Products' },
  engines: { zh: '引擎', en: 'Engines' },
  constructs: { zh: '构成（首页内容）', en: 'How it is built (from the home page)' },
  cases: { zh: '案例', en: 'Customer stories' },
  solutions: { zh: '解决方案', en: 'Solutions' },
  news: { zh: '新闻', en: 'News' },
  about: { zh: '公司的数字（首页内容）', en: 'Figures about the company (from the home page)' },
  life: { zh: '在公司（首页内容）', en: 'Life at the company (from the home page)' },
  partners: { zh: '合作伙伴', en: 'Partners' },
  consult: { zh: '咨询渠道与专家', en: 'Channels and experts' },
  quickLinks: { zh: '快捷入口（首页内容）', en: 'Quick links (from the home page)' },
}

/** Most entries of one kind on a page. */
export const mostCards = 24

/** Of what grows without end, the usual home page shows the newest few. */
const usual: Partial<Record<CardKind, number>> = { cases: 3, news: 5 }

/** How many entries a block of cards shows. @param asked the editor's number; none as the usual home page */
export const cardCount = (kind: CardKind, asked?: number): number => asked ?? usual[kind] ?? mostCards
