import { machineClasses, machineInterfaces, machines } from './content/machines.ts'
import { productCriteria } from './content/product-criteria.ts'
import { productPages } from './content/product-pages.ts'
import { products } from './content/products.ts'
import { toolboxDomains } from './content/toolbox-domains.ts'
import { toolboxes } from './content/toolboxes.ts'
import type { CategorySeed, ProductPageSeed, ToolboxSeed } from './content/types.ts'
import type { Loader, RecordId } from './loader.ts'

type Ids = Map<string, RecordId>

/** Products, toolboxes and machines, what is referred to before what refers to it. @returns the products by slug */
export async function loadProducts(loader: Loader): Promise<Ids> {
  const criteria: Ids = new Map()
  for (const { key, note, title } of productCriteria)
    criteria.set(key, await loader.save('product-criteria', { title, note }))
  const productIds: Ids = new Map()
  for (const { image, imageCaption: _caption, name, slug, ...product } of products) {
    const id = await loader.save('products', {
      ...product,
      ...pageOf(productPages[slug], criteria),
      title: name,
      slug: { zh: slug, en: slug },
      image: await loader.figure(image),
    })
    productIds.set(slug, id)
  }
  await loadToolboxes(loader, productIds)
  await loadMachines(loader, productIds)
  return productIds
}

/** Nine in the morning in China is the same day in every time zone of the readers. */
const dayOf = (day: string) => new Date(`${day}T09:00:00+08:00`).toISOString()

function pick(ids: Ids, keys: readonly string[]): RecordId[] {
  return keys.map((key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo pack refers to a record that it does not have: ${key}`)
    return id
  })
}

async function saveCategories({ save }: Loader, collection: string, seeds: readonly CategorySeed[]): Promise<Ids> {
  const ids: Ids = new Map()
  for (const { slug, title } of seeds) ids.set(slug, await save(collection, { title, slug: { zh: slug, en: slug } }))
  return ids
}

function pageOf(page: ProductPageSeed | undefined, criteria: Ids): Record<string, unknown> {
  if (page === undefined) return {}
  const { architecture, comparison, tasks, ...rest } = page
  return {
    ...rest,
    tasks: tasks.map((title) => ({ title })),
    architecture: architecture.map(({ parts, title }) => ({
      title,
      parts: { zh: parts.zh.join('\n'), en: parts.en.join('\n') },
    })),
    comparison: Object.entries(comparison).map(([key, [status, title]]) => ({
      criterion: pick(criteria, [key])[0],
      status,
      title,
    })),
  }
}

/** The functions as editors write them, one a line. */
function functionsOf({ functions, title }: ToolboxSeed) {
  const inLanguage = (words: (each: ToolboxSeed['functions'][number]) => string) => functions.map(words).join('\n')
  return {
    zh: inLanguage(([name, zh]) => `${name}：${zh}`),
    ...(title.en !== undefined && { en: inLanguage(([name, , en]) => `${name}: ${en}`) }),
  }
}

async function loadToolboxes(loader: Loader, productIds: Ids): Promise<void> {
  const domainIds = await saveCategories(loader, 'toolbox-domains', toolboxDomains)
  const ids: Ids = new Map()
  for (const seed of toolboxes) {
    const { dependsOn = [], domain, products: used, releases, slug, ...toolbox } = seed
    const id = await loader.save('toolboxes', {
      ...toolbox,
      slug: { zh: slug, ...(seed.title.en !== undefined && { en: slug }) },
      functions: functionsOf(seed),
      domain: pick(domainIds, [domain])[0],
      products: pick(productIds, used),
      dependsOn: pick(ids, dependsOn),
      releases: releases.map(([name, date, title]) => ({ name, date: dayOf(date), title })),
      ...(seed.licence === 'open' && { source: '/help/OpenSystem' }),
    })
    ids.set(slug, id)
  }
}

async function loadMachines(loader: Loader, productIds: Ids): Promise<void> {
  const classIds = await saveCategories(loader, 'machine-classes', machineClasses)
  const interfaceIds = await saveCategories(loader, 'machine-interfaces', machineInterfaces)
  for (const { certificates, class: kind, dataSheet, gallery, image, interfaces, slug, ...machine } of machines) {
    const pictures: (RecordId | undefined)[] = []
    for (const name of gallery) pictures.push(await loader.figure(name))
    await loader.save('machines', {
      ...machine,
      slug: { zh: slug, en: slug },
      class: pick(classIds, [kind])[0],
      interfaces: pick(interfaceIds, interfaces),
      image: await loader.figure(image),
      gallery: pictures,
      products: pick(productIds, machine.products),
      certificates: certificates.map((each) => ({ ...each, date: dayOf(each.date) })),
      dataSheet: { number: dataSheet.number, date: dayOf(dataSheet.date) },
    })
  }
}
