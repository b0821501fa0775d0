import { advisories, type AdvisorySeed, type AffectedSeed } from './content/advisories.ts'
import type { Loader } from './load.ts'
import { atShanghaiMorning } from './save-all.ts'

/** What is under “Help”: articles, standards, components and security advisories. */
export async function loadHelp(loader: Loader): Promise<void> {
  for (const seed of advisories) await loadAdvisory(loader, seed)
}

async function loadAdvisory({ idOf, save }: Loader, seed: AdvisorySeed): Promise<void> {
  const { affected, news, number, revisions, title, ...advisory } = seed
  const slug = number.toLowerCase()
  const target = ({ products, ...row }: AffectedSeed) => ({
    status: 'affected',
    ...row,
    products: products.map((each) => {
      const isMachine = each.startsWith('machines/')
      const relationTo = isMachine ? 'machines' : 'products'
      return { relationTo, value: idOf(relationTo, each.replace('machines/', '')) }
    }),
  })
  await save('advisories', {
    ...advisory,
    number,
    title,
    slug: { zh: slug, ...(title.en !== undefined && { en: slug }) },
    affected: affected.map(target),
    revisions: revisions.map((revision, index) => ({
      number: String(index + 1),
      date: atShanghaiMorning(revision.date),
      title: revision.title,
    })),
    references: [{ title: { zh: '新闻', en: 'News item' }, target: `/news/detail?id=${news}` }],
  })
}
