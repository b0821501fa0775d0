import { z } from 'zod'
import { analyse } from '#domain/search/analyse.ts'
import { readIntent } from '#domain/search/intent.ts'
import { cleanQuery, readQuery } from '#domain/search/query.ts'
import { isUpdate } from '#domain/release/release-version.ts'
import { locales } from '#lib/locale.ts'
import { loadAffecting } from '#portal/advisory/advisories-of.ts'
import type { CallContext } from '#portal/call.ts'
import { contactHours } from '#portal/office/hours.ts'
import { contactOur } from '#portal/office/our.ts'
import { openRecord, openRecords, type ReaderOf, type RecordOf, textIn } from '#portal/records.ts'
import { readRelease, release } from '#portal/release/product-releases.ts'
import { lang, meaning } from '#portal/schemas.ts'

const path = z.string().meta(meaning('出处，站内地址', 'Its source, inside the site'))
const named = z.object({ title: z.string(), lang, slug: z.string() })

const phones = z.object({
  kind: z.literal('phone'),
  path,
  phones: z.array(z.object({ purpose: z.string(), phone: z.string(), email: z.string() })),
})
const hours = z.object({
  kind: z.literal('hours'),
  path,
  hours: contactHours.output.pick({
    isOpen: true,
    changesAt: true,
    holiday: true,
    timeZone: true,
    days: true,
    opensAt: true,
    closesAt: true,
  }),
})
const version = z.object({
  kind: z.literal('release'),
  path,
  about: z.enum(['latest', 'support', 'advisories']).meta(meaning('问的是什么', 'What was asked')),
  release,
  products: z.array(named),
  advisories: z
    .array(z.object({ number: z.string(), ...named.shape }))
    .meta(meaning('这个版本受影响的安全公告', 'Advisories by which the version is affected')),
})

/** An answer that is a record's own, and nothing that was made up: facts, and where they are said. */
export const searchAnswer = z.discriminatedUnion('kind', [phones, hours, version])
type Answer = z.output<typeof searchAnswer>

/** Whether a name says everything that is left of the query. */
function says(name: string, rest: string): boolean {
  const tokens = new Set(analyse(name))
  return readQuery(rest).every(({ alternatives }) =>
    alternatives.some((alternative) => alternative.every((token) => tokens.has(token))),
  )
}

async function findPhones(context: CallContext, rest: string): Promise<Answer | undefined> {
  const { offices, phones: all } = await contactOur.handler(context, {})
  const office = rest === '' ? undefined : offices.find(({ role, title }) => says(`${title} ${role}`, rest))
  const meant = rest === '' ? all : all.filter(({ purpose }) => says(purpose, rest))
  if (meant.length > 0)
    return {
      kind: 'phone',
      path: '/contact#phones',
      phones: meant.map(({ email, phone, purpose }) => ({ purpose, phone, email })),
    }
  if (office === undefined) return undefined
  const { email, id, phone, title } = office
  return { kind: 'phone', path: `/contact#office-${id}`, phones: [{ purpose: title, phone, email }] }
}

async function findHours(context: CallContext, rest: string): Promise<Answer | undefined> {
  if (rest !== '' && !/^(?:support|technical support|技术支持|客服|支持)$/iu.test(rest)) return undefined
  const { changesAt, closesAt, days, holiday, isOpen, opensAt, timeZone } = await contactHours.handler(context, {})
  const now = { isOpen, timeZone, days, opensAt, closesAt }
  return {
    kind: 'hours',
    path: '/contact#hours',
    hours: { ...now, ...(changesAt !== undefined && { changesAt }), ...(holiday !== undefined && { holiday }) },
  }
}

/** The products that the rest of a query names, in either language; all where it names none, and nothing where it says more. */
async function findProducts({ find, locale }: CallContext, rest: string): Promise<ReaderOf<'products'>[] | undefined> {
  const { docs } = await find('products', { sort: '_order', limit: 0, select: ['slug', 'title'] })
  const all = openRecords(docs, locale)
  if (rest === '') return all
  const meant = all.filter(({ record }) =>
    locales.some((each) => says(`${textIn(record.title, each)} ${textIn(record.slug, each)}`, rest)),
  )
  return meant.length > 0 ? meant : undefined
}

const productsOf = ({ products = [] }: RecordOf<'releases'>) =>
  (products ?? []).map((each) => (typeof each === 'number' ? each : each.id))

async function findRelease(
  context: CallContext,
  { kind, rest, version: asked }: { kind: 'latest' | 'support' | 'advisories'; rest: string; version?: string },
): Promise<Answer | undefined> {
  const meant = await findProducts(context, rest)
  if (meant === undefined) return undefined
  const { docs } = await context.find('releases', {
    sort: ['-versionKey', '-id'],
    limit: 0,
    select: ['version', 'channel', 'date', 'supportedUntil', 'products'],
    ...(asked !== undefined && { where: { version: { equals: asked } } }),
  })
  const record = docs.find(
    (each) =>
      productsOf(each).some((id) => meant.some((product) => product.id === String(id))) &&
      (kind !== 'latest' || asked !== undefined || (each.channel !== 'beta' && !isUpdate(String(each.version)))),
  )
  const opened = openRecord(record, context.locale)
  if (record === undefined || opened === undefined) return undefined
  const own = meant.filter(({ id }) => productsOf(record).includes(Number(id)))
  const products = own.map((each) => ({ title: each.text('title'), lang: each.lang, slug: each.text('slug') }))
  const affecting = await loadAffecting(context)
  const found = products.flatMap(({ slug }) => affecting(slug, String(record.version)))
  const advisories = [...new Map(found.map((each) => [each.number, each])).values()]
  return {
    kind: 'release',
    about: kind,
    path: `/product/downHistory?product=${encodeURIComponent(products[0]?.slug ?? '')}#release-${opened.id}`,
    release: readRelease(record, context),
    products,
    advisories: advisories.map((each) => ({
      number: each.number,
      title: each.title,
      lang: each.lang,
      slug: each.slug,
    })),
  }
}

/** What a record answers by itself, where the whole query asks for just that; nothing for any other. */
export async function answerQuery(context: CallContext, query: string): Promise<Answer | undefined> {
  const intent = readIntent(cleanQuery(query))
  if (intent === undefined) return undefined
  const { kind, rest } = intent
  if (kind === 'phone') return findPhones(context, rest)
  if (kind === 'hours') return findHours(context, rest)
  return findRelease(context, { ...intent, kind })
}
