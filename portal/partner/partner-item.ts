import { z } from 'zod'
import { partnerLevels } from '#content/collections/company/partners.ts'
import type { Locale } from '#lib/locale.ts'
import { choice, openChoices } from '#portal/choices.ts'
import { imageOf, linkTo, type ReaderOf } from '#portal/records.ts'
import { id, image, lang, link, meaning } from '#portal/schemas.ts'

export const levelName = z.enum(['registered', 'certified', 'strategic'])

/** A level with its name in the asked language. */
export const level = z.object({ value: levelName, title: z.string() })

/** The levels, from the first on. */
export function readLevels(locale: Locale): z.output<typeof level>[] {
  return partnerLevels.map(({ label, value }) => ({ value, title: label[locale] }))
}

/** A partner as the directory shows it. */
export const partnerItem = z.object({
  id,
  lang,
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  logo: image.optional(),
  class: choice.optional(),
  region: choice.optional(),
  level,
  products: z.array(choice),
  since: z
    .string()
    .optional()
    .meta(meaning('认证日期，ISO格式；注册级没有', 'Certified since, ISO date; none at the registered level')),
  link: link.optional(),
})

export function readPartnerItem(partner: ReaderOf<'partners'>, asked: Locale): z.output<typeof partnerItem> {
  const { record } = partner
  const value = levelName.catch('registered').parse(record.level)
  const [partnerClass] = openChoices(record.class, asked)
  const [region] = openChoices(record.region, asked)
  return {
    id: partner.id,
    lang: partner.lang,
    slug: partner.text('slug'),
    name: partner.text('title'),
    summary: partner.text('summary'),
    logo: imageOf(record.logo, partner.lang),
    ...(partnerClass && { class: partnerClass }),
    ...(region && { region }),
    level: { value, title: readLevels(asked).find((each) => each.value === value)?.title ?? '' },
    products: openChoices(record.products ?? [], asked),
    // Of a registered partner it is the day of registration, which the directory does not name.
    ...(value !== 'registered' && { since: String(record.since) }),
    link: linkTo(record.site, partner.text('title')),
  }
}
