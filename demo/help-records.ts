import { advisories, type AdvisorySeed, type AffectedSeed } from './content/advisories.ts'
import { helpArticles, helpCategories } from './content/help/index.ts'
import { components, standards } from './content/open-system.ts'
import type { Loader } from './loader.ts'
import { atShanghaiMorning } from './save-all.ts'

/** What is under “Help”: articles, standards, components and security advisories. */
export async function loadHelp(loader: Loader): Promise<void> {
  await loadArticles(loader)
  await loadOpenSystem(loader)
  for (const seed of advisories) await loadAdvisory(loader, seed)
}

/** The articles without those that they lead to, which are there afterwards. */
async function loadArticles({ idOf, markdown, relate, save }: Loader): Promise<void> {
  for (const { slug, title } of helpCategories) await save('help-categories', { title, slug: { zh: slug, en: slug } })
  for (const { category, checkedOn, products = [], related: _related, sections, slug, ...article } of helpArticles) {
    const days = Object.entries(checkedOn).map(([locale, day]) => [locale, atShanghaiMorning(day)])
    await save('help-articles', {
      ...article,
      slug: { zh: slug, ...(article.title.en !== undefined && { en: slug }) },
      category: idOf('help-categories', category),
      products: products.map((each) => idOf('products', each)),
      checkedOn: Object.fromEntries(days) as unknown,
      sections: sections.map(({ text, ...section }) => ({ ...section, text: markdown(text) })),
    })
  }
  for (const { related = [], slug } of helpArticles)
    await relate(
      'help-articles',
      slug,
      'related',
      related.map((each) => idOf('help-articles', each)),
    )
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

async function loadOpenSystem({ idOf, save }: Loader): Promise<void> {
  for (const { support, ...standard } of standards)
    await save('standards', {
      ...standard,
      support: support.map(({ product, ...row }) => ({ ...row, product: idOf('products', product) })),
    })
  for (const { name, usedIn, ...component } of components)
    await save('components', {
      ...component,
      title: { zh: name, en: name },
      usedIn: usedIn.map(({ products, ...row }) => ({
        ...row,
        products: products.map((product) => idOf('products', product)),
      })),
    })
}
