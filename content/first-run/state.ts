import type { Payload, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { Brand, Site } from '#content/payload-types.ts'
import { offSections, sections } from '#domain/section/sections.ts'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import type { StepValues } from './step-inputs.ts'
import { steps, type Task } from './steps.ts'

/** A global as it is read in all languages: its texts have one value in each. */
type InBoth<Doc> = { [Name in keyof Doc]: Doc[Name] | Partial<Record<Locale, string | null>> }

/** A text that is the same in both languages. */
export const plainText = (value: unknown) => (typeof value === 'string' ? value : '')

export interface FirstRun {
  values: StepValues
  /** What is still to be done, in its order. */
  open: Task[]
  /** Whether the server can send mails. */
  sendsMail: boolean
}

const all = { overrideAccess: true, depth: 0, locale: 'all', fallbackLocale: false } as const
const inside = (req?: Partial<PayloadRequest>) =>
  req?.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }

function textsIn(value: unknown): Record<Locale, string> {
  const { en, zh } = (value ?? {}) as Partial<Record<Locale, string | null>>
  return { zh: zh ?? '', en: en ?? '' }
}

/** What is public of the settings, in both languages. */
export const readSite = async (payload: Payload, req?: Partial<PayloadRequest>) =>
  (await openCollections(payload).findGlobal({ ...all, ...inside(req), slug: 'site' })) as object as InBoth<Site>

export const namesOf = (site: InBoth<Site>) => ({ name: textsIn(site.name), description: textsIn(site.description) })

async function readValues(payload: Payload): Promise<StepValues> {
  const collections = openCollections(payload)
  const [site, brand, offices] = await Promise.all([
    readSite(payload),
    collections.findGlobal({ ...all, slug: 'brand' }) as Promise<object> as Promise<Brand>,
    collections.find({ ...all, collection: 'offices', limit: 1, sort: 'id' }),
  ])
  const { description, name } = namesOf(site)
  const short = textsIn(site.shortName)
  const address = textsIn(offices.docs[0]?.address)
  const off = offSections(site.sectionsOff)
  return {
    company: {
      nameZh: name.zh,
      nameEn: name.en,
      shortZh: short.zh,
      shortEn: short.en,
      descriptionZh: description.zh,
      descriptionEn: description.en,
      country: plainText(site.country),
      icp: textsIn(site.icp).zh,
      publicSecurity: textsIn(site.publicSecurity).zh,
    },
    look: {
      main: brand.main ?? '',
      markImage: brand.markImage ?? '',
      markImageDark: brand.markImageDark ?? '',
      logo: brand.logo ?? '',
      logoDark: brand.logoDark ?? '',
    },
    sections: { has: sections.filter((section) => !off.includes(section)) },
    contact: {
      email: plainText(site.email),
      phone: textsIn(site.phone).zh,
      addressZh: address.zh,
      addressEn: address.en,
    },
    people: {
      enquiryEmail: plainText(site.enquiryEmail),
      applicationEmail: plainText(site.applicationEmail),
      ticketEmail: plainText(site.ticketEmail),
    },
  }
}

const count = async (payload: Payload, collection: string, where: Record<string, { equals: string }>) =>
  (await openCollections(payload).count({ collection, where, overrideAccess: true })).totalDocs

/** What the assistant shows, and the start page of who may use it. */
export async function readFirstRun(payload: Payload): Promise<FirstRun> {
  const [values, pages, legal] = await Promise.all([
    readValues(payload),
    count(payload, 'columns', { path: { equals: '/' } }),
    count(payload, 'legal-texts', { '_status.zh': { equals: 'published' } }),
  ])
  const { company, contact, look, people } = values
  const isOpen: Record<Task, boolean> = {
    company: company.nameZh === '' || company.nameEn === '',
    look: look.main === '' && look.markImage === '' && look.logo === '',
    // All of them is an answer too, once there are pages.
    sections: pages === 0 && values.sections.has.length === sections.length,
    contact: contact.email === '',
    people: people.enquiryEmail === '',
    pages: pages === 0,
    legal: legal === 0,
  }
  return {
    values,
    open: ([...steps, 'pages', 'legal'] as const).filter((task) => isOpen[task]),
    sendsMail: env.SMTP_URL !== undefined,
  }
}
