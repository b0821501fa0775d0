import {
  blockLibraries,
  compatibility,
  functionAreas,
  innovation,
  openPlatform,
  platforms,
} from './content/compatibility/index.ts'
import type { Loader } from './loader.ts'

/** A day of the pack; nine in the morning in China is the same day in every time zone of the readers. */
const morning = (day: string | undefined) => (day === undefined ? undefined : `${day}T01:00:00.000Z`)

/** The coverage table, the platforms and the texts of their pages, after the products, cases and partners they name. */
export async function loadCompatibility({ idOf, save, saveGlobal }: Loader): Promise<void> {
  for (const { slug, ...area } of functionAreas) await save('function-areas', { ...area, slug: { zh: slug, en: slug } })
  for (const { blocks, slug, ...library } of blockLibraries)
    await save('block-libraries', {
      ...library,
      slug: { zh: slug, en: slug },
      blocks: blocks.map(({ name, ...block }) => ({ ...block, title: name })),
    })
  for (const { products, ...platform } of platforms) {
    const rows = products.map(({ date, product, ...row }) => ({
      ...row,
      product: idOf('products', product),
      date: morning(date),
    }))
    await save('platforms', { ...platform, products: rows })
  }
  await saveGlobal('compatibility', { ...compatibility, date: morning(compatibility.date) })
  await saveGlobal('innovation', {
    ...innovation,
    date: morning(innovation.date),
    cases: innovation.cases.map((slug) => idOf('cases', slug)),
  })
  await saveGlobal('open-platform', {
    ...openPlatform,
    apps: openPlatform.apps.map(({ partner, ...app }) => ({ ...app, partner: idOf('partners', partner) })),
    changes: openPlatform.changes.map(({ date, ...change }) => ({ ...change, date: morning(date) })),
  })
}
