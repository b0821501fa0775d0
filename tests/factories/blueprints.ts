import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { productMessages } from '#content/interface-texts/product-messages.ts'
import { enquiryKinds } from '#domain/enquiry/enquiry.ts'
import { mailTemplates } from '#domain/mail/mails.ts'
import type { Locale } from '#lib/locale.ts'
import { pictureFile } from './pictures.ts'
import { type Blueprint, findUnused, mark, paragraph, type RecordId } from './blueprint.ts'

const titled = (name: string, locale: Locale) => ({ title: mark(name, locale), slug: mark(name, locale) })
const firstId = async (payload: Payload, collection: string) =>
  ((await payload.find({ collection: collection as never, limit: 1 })).docs[0] as unknown as { id: RecordId }).id

/** An ISBN that no other record of the tests has. */
function makeIsbn(): string {
  const digits = `9795${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
let madeNumber = 0
const madeSupport = async (payload: Payload) => ({
  product: await firstId(payload, 'products'),
  since: 'R2025a',
  scope: 'made',
})

/** What each kind of record needs at least. */
export const blueprints = {
  media: { file: () => pictureFile('made.png'), texts: (name, locale) => ({ alt: mark(name, locale) }) },
  news: {
    common: async (payload) => ({
      date: '2030-01-01T00:00:00.000Z',
      category: await firstId(payload, 'news-categories'),
    }),
    texts: (name, locale) => ({
      ...titled(name, locale),
      summary: mark(name, locale),
      body: paragraph(mark(name, locale)),
    }),
  },
  'news-categories': { texts: titled },
  cases: {
    common: async (payload) => ({
      date: '2030-01-01T00:00:00.000Z',
      category: await firstId(payload, 'case-categories'),
      industry: await firstId(payload, 'industries'),
      results: [],
    }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { ...titled(name, locale), customer: text, summary: text, challenge: text, approach: text }
    },
  },
  'case-categories': { texts: titled },
  industries: { texts: titled },
  'partner-classes': {
    texts: (name, locale) => ({
      ...titled(name, locale),
      definition: mark(name, locale),
      criteria: mark(name, locale),
    }),
  },
  regions: { texts: titled },
  products: {
    texts: (name, locale) => ({ ...titled(name, locale), tagline: mark(name, locale), summary: mark(name, locale) }),
  },
  releases: {
    common: async (payload) => ({
      products: [await firstId(payload, 'products')],
      // No two releases of a product have the same version.
      version: `9.${Math.floor(Math.random() * 1e9)}.${Math.floor(Math.random() * 1e9)}`,
      channel: 'stable',
      date: '2030-01-01T00:00:00.000Z',
    }),
    texts: (name, locale) => ({ title: mark(name, locale), notes: paragraph(mark(name, locale)) }),
  },
  'product-criteria': { texts: (name, locale) => ({ title: mark(name, locale) }) },
  'toolbox-domains': { texts: titled },
  toolboxes: {
    common: async (payload) => ({
      package: `Made${randomUUID().replaceAll('-', '')}`,
      domain: await firstId(payload, 'toolbox-domains'),
      products: [await firstId(payload, 'products')],
      licence: 'open',
      releases: [],
    }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { ...titled(name, locale), summary: text, purpose: text, functions: `made: ${text}` }
    },
  },
  'machine-classes': { texts: titled },
  'machine-interfaces': { texts: titled },
  machines: {
    common: async (payload) => ({ class: await firstId(payload, 'machine-classes') }),
    texts: (name, locale) => ({ ...titled(name, locale), tagline: mark(name, locale), summary: mark(name, locale) }),
  },
  engines: {
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { title: text, text, metric: { value: '1', unit: text, label: text, source: text } }
    },
  },
  'function-areas': {
    common: () => ({ groups: [{ state: 'covered', names: `made${randomUUID().replaceAll('-', '')}` }] }),
    texts: titled,
  },
  'block-libraries': {
    texts: (name, locale) => ({
      ...titled(name, locale),
      blocks: [{ title: mark(name, locale), types: 'Made', state: 'covered' }],
    }),
  },
  platforms: {
    common: () => ({ kind: 'system', products: [] }),
    texts: (name, locale) => ({ title: mark(name, locale), version: mark(name, locale) }),
  },
  'help-categories': { texts: titled },
  'help-articles': {
    common: async (payload) => ({ category: await firstId(payload, 'help-categories') }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      const sections = [{ title: text, text: paragraph(text), file: 'made.m', code: text }]
      return { ...titled(name, locale), summary: text, sections, checkedOn: '2026-01-01T00:00:00.000Z' }
    },
  },
  standards: {
    common: async (payload) => ({ organisation: 'Made', support: [await madeSupport(payload)] }),
    texts: (name, locale) => ({
      title: mark(name, locale),
      summary: mark(name, locale),
      evidence: mark(name, locale),
    }),
  },
  components: {
    common: async (payload) => ({
      version: '1.0',
      licence: 'MIT',
      usedIn: [{ products: [await firstId(payload, 'products')] }],
    }),
    texts: (name, locale) => ({ title: mark(name, locale), purpose: mark(name, locale) }),
  },
  advisories: {
    common: async (payload) => ({
      number: `MADE-2030-${String((madeNumber += 1)).padStart(5, '0')}`,
      cvss4: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:N/VI:N/VA:H/SC:N/SI:N/SA:N',
      cvss4Score: 8.7,
      affected: [
        { status: 'affected', products: [{ relationTo: 'products', value: await firstId(payload, 'products') }] },
      ],
    }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      const revisions = [{ number: '1', date: '2030-01-01T00:00:00.000Z', title: text }]
      return { ...titled(name, locale), summary: text, text, remedy: text, mitigation: text, revisions }
    },
  },
  solutions: {
    common: async (payload) => ({ industry: await firstId(payload, 'industries') }),
    texts: (name, locale) => ({ ...titled(name, locale), summary: mark(name, locale) }),
  },
  partners: {
    common: async (payload) => ({
      class: await firstId(payload, 'partner-classes'),
      region: await firstId(payload, 'regions'),
      level: 'registered',
      since: '2026-01-01T00:00:00.000Z',
    }),
    texts: (name, locale) => ({ ...titled(name, locale), summary: mark(name, locale) }),
  },
  programmes: { texts: (name, locale) => ({ ...titled(name, locale), summary: mark(name, locale) }) },
  difficulties: { texts: (name, locale) => ({ ...titled(name, locale), text: mark(name, locale) }) },
  teachers: {
    texts: (name, locale) => ({ title: mark(name, locale), role: mark(name, locale), text: mark(name, locale) }),
  },
  courses: {
    common: async (payload) => ({
      programme: await firstId(payload, 'programmes'),
      difficulty: await firstId(payload, 'difficulties'),
      products: [await firstId(payload, 'products')],
    }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { ...titled(name, locale), summary: text, audience: text, goals: text, start: text }
    },
  },
  lessons: {
    common: async (payload) => ({ course: await firstId(payload, 'courses'), position: 90, minutes: 30 }),
    texts: (name, locale) => ({ ...titled(name, locale), summary: mark(name, locale), body: mark(name, locale) }),
  },
  textbooks: {
    common: () => ({ isbn: makeIsbn(), year: 2030, state: 'writing' }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { ...titled(name, locale), authors: text, publisher: text, summary: text }
    },
  },
  'course-plans': {
    common: () => ({ revisedOn: '2030-01-01T00:00:00.000Z', entries: [] }),
    texts: (name, locale) => ({ ...titled(name, locale), degree: mark(name, locale), summary: mark(name, locale) }),
  },
  banners: {
    common: () => ({ theme: 'ink' }),
    texts: (name, locale) => ({ title: mark(name, locale), subtitle: mark(name, locale) }),
  },
  announcements: {
    common: () => ({ level: 'info', startsAt: '2020-01-01T00:00:00.000Z' }),
    texts: (name, locale) => ({ title: mark(name, locale) }),
  },
  offices: {
    common: () => ({ timeZone: 'Asia/Shanghai' }),
    texts: (name, locale) => ({ title: mark(name, locale), address: mark(name, locale) }),
  },
  'consult-topics': { texts: titled },
  forms: {
    common: () => ({ keepDays: 30, caution: 'usual' }),
    texts: (name, locale) => ({
      ...titled(name, locale),
      summary: mark(name, locale),
      questions: [{ title: mark(name, locale), kind: 'line' }],
    }),
  },
  milestones: {
    common: () => ({ year: 2020 }),
    texts: (name, locale) => ({ title: mark(name, locale), text: mark(name, locale) }),
  },
  leaders: {
    texts: (name, locale) => ({ title: mark(name, locale), role: mark(name, locale), text: mark(name, locale) }),
  },
  qualifications: {
    common: () => ({ kind: 'certificate', issuedAt: '2026-01-01T00:00:00.000Z' }),
    texts: (name, locale) => ({ title: mark(name, locale), issuer: mark(name, locale) }),
  },
  'position-teams': { texts: titled },
  'position-places': { common: () => ({ country: 'CN' }), texts: titled },
  positions: {
    common: async (payload) => ({
      team: await firstId(payload, 'position-teams'),
      place: await firstId(payload, 'position-places'),
      kind: 'full-time',
      openings: 1,
      postedAt: '2026-01-01T00:00:00.000Z',
      closesAt: '2999-12-31T00:00:00.000Z',
    }),
    texts: (name, locale) => {
      const text = mark(name, locale)
      return { ...titled(name, locale), summary: text, duties: text, requirements: text }
    },
  },
  'legal-texts': {
    common: () => ({ kind: 'disclaimer', version: randomUUID(), effectiveAt: '2999-01-01T00:00:00.000Z' }),
    texts: (name, locale) => ({ title: mark(name, locale), body: paragraph(mark(name, locale)) }),
  },
  experts: {
    texts: (name, locale) => ({ title: mark(name, locale), topic: mark(name, locale), text: mark(name, locale) }),
  },
  'interface-texts': {
    // One for each message.
    common: (payload) => findUnused(payload, 'interface-texts', 'key', [...productMessages().keys()]),
    texts: (name, locale) => ({ title: mark(name, locale) }),
  },
  'mail-texts': {
    // One for each mail.
    common: (payload) => findUnused(payload, 'mail-texts', 'mail', mailTemplates),
    texts: (name, locale) => ({ title: mark(name, locale) }),
  },
  'site-forms': {
    // One for each kind.
    common: async (payload) => {
      const { docs } = await payload.find({ collection: 'site-forms', draft: true, depth: 0, pagination: false })
      return { kind: enquiryKinds.find((each) => !docs.some(({ kind }) => kind === each)), caution: 'usual' }
    },
    texts: (name, locale) => ({ title: mark(name, locale) }),
  },
  'friend-links': {
    common: () => ({ url: 'https://friend.example' }),
    texts: (name, locale) => ({ title: mark(name, locale) }),
  },
  'custom-pages': {
    common: () => ({ path: `/made-${randomUUID()}` }),
    texts: (name, locale) => ({
      title: mark(name, locale),
      lead: mark(name, locale),
      blocks: [
        { blockType: 'text', body: paragraph(mark(name, locale)) },
        { blockType: 'steps', title: mark(name, locale), items: [{ title: mark(name, locale) }] },
      ],
    }),
  },
  columns: {
    common: () => ({ path: `/made-${randomUUID()}` }),
    texts: (name, locale) => ({
      title: mark(name, locale),
      description: mark(name, locale),
      body: paragraph(mark(name, locale)),
    }),
  },
} satisfies Record<string, Blueprint>
