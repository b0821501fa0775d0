import { partnerClasses, partners, regions } from './content/partners.ts'
import { programme } from './content/programme.ts'
import type { FullText } from './content/types.ts'
import type { Loader } from './loader.ts'
import { drawPartnerLogo, uploadDrawn } from './drawn-marks.ts'
import { atShanghaiMorning, type Catalogue, idOf, saveAll } from './save-all.ts'

/** One text with a line for each. */
const lines = (texts: readonly FullText[]): FullText => ({
  zh: texts.map(({ zh }) => zh).join('\n'),
  en: texts.map(({ en }) => en).join('\n'),
})

const everywhere = (slug: string): FullText => ({ zh: slug, en: slug })

/** Writes partners, their classes and regions, and the programme. */
export async function loadPartners(loader: Loader, catalogue: Catalogue): Promise<void> {
  const { save, saveGlobal } = loader
  const classIds = await saveAll(
    partnerClasses,
    ({ slug }) => slug,
    ({ benefits, criteria, slug, ...partnerClass }) =>
      save('partner-classes', {
        ...partnerClass,
        slug: everywhere(slug),
        criteria: lines(criteria),
        benefits: lines(benefits),
      }),
  )
  const regionIds = await saveAll(
    regions,
    ({ slug }) => slug,
    ({ slug, title }) => save('regions', { title, slug: everywhere(slug) }),
  )
  const partnerIds = await saveAll(
    partners,
    ({ slug }) => slug,
    async ({ class: className, name, products, region, since, slug, url, ...partner }) =>
      save('partners', {
        ...partner,
        logo: await uploadDrawn(loader, {
          name: `partner-${slug}`,
          alt: { zh: `${name.zh}的标志`, en: `Logo of ${name.en}` },
          svg: drawPartnerLogo(slug),
        }),
        title: name,
        slug: everywhere(slug),
        class: idOf(classIds, className),
        region: idOf(regionIds, region),
        products: products.map((product) => idOf(catalogue.products, product)),
        since: atShanghaiMorning(since),
        site: url,
      }),
  )
  await saveGlobal('programme', { ...programme, featured: programme.featured.map((slug) => idOf(partnerIds, slug)) })
}
