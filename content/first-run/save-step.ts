import { APIError, type PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { changeGlobal, draftGlobal, publishGlobal } from '#content/write-global.ts'
import type { Section } from '#domain/section/section-paths.ts'
import { sections } from '#domain/section/sections.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { namesOf, readSite } from './state.ts'
import type { StepValues } from './step-inputs.ts'
import type { Step } from './steps.ts'

/** Saves settings of both languages for everybody to see, with the rights of the person. */
async function publish(req: PayloadRequest, slug: string, dataIn: (locale: Locale) => object): Promise<void> {
  await changeGlobal(req, slug, async (inside) => {
    for (const locale of locales) await draftGlobal(inside, slug, locale, dataIn(locale))
    await publishGlobal(inside, slug)
  })
}

/** @throws APIError 409 while the company has no name, without which no settings are public */
async function checkNamed(req: PayloadRequest): Promise<void> {
  const { name } = namesOf(await readSite(req.payload))
  if (name.zh !== '' && name.en !== '') return
  const words = inAdminLanguage(req, '请先填写公司名称。', 'Give the company a name first.')
  throw new APIError(words, 409, undefined, true)
}

/** The first office has the company's address; another one is for its own form. */
async function saveAddress(req: PayloadRequest, { addressEn, addressZh, phone }: StepValues['contact']): Promise<void> {
  if (addressZh === '' && addressEn === '') return
  const collections = openCollections(req.payload)
  const asPerson = { collection: 'offices', overrideAccess: false, user: req.user, depth: 0 } as const
  const texts = {
    zh: { title: '总部', address: addressZh || addressEn },
    en: { title: 'Head office', address: addressEn || addressZh },
  }
  const { docs } = await collections.find({ ...asPerson, limit: 1, sort: 'id' })
  const shared = { phone, timeZone: 'Asia/Shanghai', _status: 'published' }
  const known = docs[0]?.id
  const id = known ?? (await collections.create({ ...asPerson, locale: 'zh', data: { ...texts.zh, ...shared } })).id
  const change = (locale: Locale, data: object) =>
    collections.update({ ...asPerson, id, locale, data: { ...data, _status: 'published' } })
  if (known === undefined) await change('en', { ...texts.en, phone })
  else for (const locale of locales) await change(locale, { address: texts[locale].address })
}

const savers: { [Name in Step]: (req: PayloadRequest, values: StepValues[Name]) => Promise<void> } = {
  company: async (req, values) => {
    const { slug } = await readSite(req.payload)
    const texts = {
      zh: { name: values.nameZh, shortName: values.shortZh, description: values.descriptionZh },
      en: { name: values.nameEn, shortName: values.shortEn, description: values.descriptionEn },
    }
    const { country, icp, publicSecurity } = values
    // Only sites run in China have these numbers.
    const filing = country === 'CN' ? { icp, publicSecurity } : { icp: '', publicSecurity: '' }
    await publish(req, 'site', (locale) => ({ ...texts[locale], ...filing, country, slug: slug ?? 'company' }))
  },
  look: async (req, { main, ...images }) => {
    const data = Object.fromEntries(Object.entries({ main, ...images }).map(([name, value]) => [name, value || null]))
    await publish(req, 'brand', () => ({ ...data, mark: images.markImage === '' ? 'none' : 'own' }))
  },
  sections: async (req, { has }) => {
    const chosen = new Set<Section>(has)
    await publish(req, 'site', () => ({ sectionsOff: sections.filter((section) => !chosen.has(section)) }))
  },
  contact: async (req, values) => {
    await publish(req, 'site', () => ({ email: values.email || null, phone: values.phone }))
    await saveAddress(req, values)
  },
  people: (req, values) =>
    publish(req, 'site', () =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null])),
    ),
}

/** Stores what a step was told, as the forms of the settings would. */
export async function saveStep<Name extends Step>(
  req: PayloadRequest,
  step: Name,
  values: StepValues[Name],
): Promise<void> {
  if (step !== 'company') await checkNamed(req)
  await savers[step](req, values)
}
