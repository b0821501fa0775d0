import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#lib/locale.ts'
import { milestones, qualifications } from './about-company.ts'
import { advisories } from './advisories.ts'
import { columns } from './columns.ts'
import { courses } from './education/courses.ts'
import { helpArticles } from './help/index.ts'
import { legalTexts } from './legal-texts.ts'
import { machines } from './machines.ts'
import { news } from './news.ts'
import { productPages } from './product-pages.ts'
import { toolboxes } from './toolboxes.ts'

/** The texts of one language within a record, however deep. */
function textsOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((each) => textsOf(each, locale)).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  if ('zh' in value) return textsOf((value as Record<string, unknown>)[locale], locale)
  return Object.values(value)
    .map((each) => textsOf(each, locale))
    .join('\n')
}

function one<Item>(all: readonly Item[], isMeant: (item: Item) => boolean): Item {
  const [found, ...others] = all.filter(isMeant)
  if (found === undefined || others.length > 0) throw new Error(`${others.length + Number(found !== undefined)} places`)
  return found
}

const bySlug = <Item extends { slug: unknown }>(all: readonly Item[], slug: string) =>
  one(all, (each) => textsOf(each.slug, 'en') === slug)
const eula = one(legalTexts, ({ kind, version }) => kind === 'eula' && version === '4.2')
const cookieLaw = one(legalTexts, ({ kind, version }) => kind === 'cookies' && version === '2.0')
const privacyLaw = one(legalTexts, ({ kind, version }) => kind === 'privacy' && version === '2.0')
const newest = one(advisories, ({ number }) => number === 'ARM-2026-008')
const cookiePage = one(columns, ({ path }) => path === '/cookies')
const trials = Object.entries(productPages).flatMap(([slug, page]) =>
  // Station S8 is tried in the laboratory, by appointment.
  slug === 'realtime' ? [] : ([[`product ${slug}`, page.trial] as const]),
)

interface Fact {
  /** What each place must say. */
  says: Record<Locale, RegExp>
  /** What none of them may say. */
  never?: Record<Locale, RegExp>
  places: Record<string, unknown>
}

const facts: Record<string, Fact> = {
  'a trial lasts 30 days': {
    says: { zh: /30天/, en: /30[ -]day|thirty days/i },
    never: { zh: /60天/, en: /60 days|sixty days/i },
    places: {
      'EULA 4.2': eula,
      help: bySlug(helpArticles, 'trial-licence').summary,
      course: one(courses, ({ software }) => textsOf(software, 'zh').includes('试用')).software,
      ...Object.fromEntries(trials),
    },
  },
  'Munich opened in 2025': {
    says: { zh: /2025/, en: /2025/ },
    places: {
      history: one(milestones, ({ title }) => title.en.includes('Munich')).year,
      news: bySlug(news, 'munich-office-opens').date,
    },
  },
  'the smallest step of Station S4 is 20 µs': {
    says: { zh: /20 µs|µs[^]*\b20\b|\b20\b[^]*µs/, en: /20 µs|µs[^]*\b20\b|\b20\b[^]*µs/ },
    never: { zh: /\b10 µs/, en: /\b10 µs/ },
    places: {
      history: one(milestones, ({ text }) => text.en.includes('Station S4')).text,
      machine: bySlug(machines, 'station-s4').summary,
      'its table': one(
        bySlug(machines, 'station-s4').specifications.flatMap(({ rows }) => rows),
        ({ title }) => title.en === 'Smallest step',
      ),
      help: bySlug(helpArticles, 'choose-a-station').sections,
    },
  },
  'ARM-2026-008 begins with R2025b': {
    says: { zh: /R2025b/, en: /R2025b/ },
    never: { zh: /不受影响\*\*：R2024b，|R2025a以前/, en: /Not affected:\*\* R2024b,|before R2025a/ },
    places: {
      'first affected': newest.affected.find(({ status }) => status === undefined)?.from,
      'unaffected before': newest.affected.find(({ status }) => status === 'unaffected')
        ?.before,
      news: bySlug(news, 'arm-2026-008').body,
    },
  },
  'generated code is not certified': {
    says: { zh: /没有按.*功能安全标准认证|代码的认证由使用者完成/, en: /not certified to|certification is (?:up to the user|yours)/i },
    places: {
      product: productPages.control?.limits,
      toolbox: one(toolboxes, ({ title }) => title.en === 'Code Generation').purpose,
      qualification: one(qualifications, ({ number }) => number === 'EX-F-2025-0000').scope,
    },
  },
  'a second cookie comes with signing in': {
    says: { zh: /另有一个，最长10分钟|portico-sign-in/, en: /second[^.]*10 minutes|portico-sign-in/ },
    never: { zh: /只会得到一个Cookie/, en: /Visitors get one cookie/ },
    places: {
      description: cookiePage.description,
      lead: cookiePage.lead,
      list: cookiePage.body,
      notice: cookieLaw.body,
      privacy: privacyLaw.body,
      'privacy page': one(columns, ({ path }) => path === '/PrivacyPolicy').body,
    },
  },
}

describe.each(Object.entries(facts))('%s', (_, { never, places, says }) => {
  it.each(Object.keys(places))('says %s, in both languages', (place) => {
    for (const locale of locales) {
      const text = textsOf(places[place], locale)
      expect(text).toMatch(says[locale])
      if (never) expect(text).not.toMatch(never[locale])
    }
  })
})

it('what has no processor names no load of its cores', () => {
  const box = bySlug(machines, 'link-l2')
  for (const locale of locales) expect(textsOf(box.specifications, locale)).not.toMatch(/各核|cores/)
})
