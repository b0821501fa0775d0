import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstColumns, firstMenus, type FirstColumn, type FirstEntry } from '#content/first-run/first-columns.ts'
import { homeSections } from '#content/globals/home.ts'
import { keepBytes } from '#lib/files/open-store.ts'
import { locales } from '#lib/locale.ts'
import type { CategorySeed } from '#demo/content/types.ts'
import type { Loader } from '#demo/loader.ts'
import { atShanghaiMorning, type Ids, idOf, saveAll } from '#demo/save-all.ts'
import {
  about,
  banner,
  company,
  headline,
  leaders,
  legalTexts,
  milestones,
  offices,
  sectionsOff,
  serviceHours,
} from './company.ts'
import { edition, papers } from './edition.ts'
import { helpArticles, helpCategories } from './help.ts'
import { createPictures, deep, markSvg, mid, type PictureName } from './pictures.ts'
import { products } from './products.ts'
import { caseCategories, cases, news, newsCategories, trades } from './stories.ts'

type Picture = (name: PictureName) => ReturnType<ReturnType<typeof createPictures>>

/**
 * A second demo company, plain and short: a supplier of clinics. It has other sections than Armilla, and its pages and menus
 * are those that the assistant makes.
 */
export async function loadClinic(loader: Loader): Promise<void> {
  const picture = createPictures(loader)
  await loadSite(loader, picture)
  const ids = await loadProducts(loader, picture)
  await loadPapers(loader, ids)
  await loadStories(loader, ids, picture)
  await loadHelp(loader, ids)
  for (const office of offices) await loader.save('offices', office)
  await loader.saveGlobal('about-page', about)
  await loader.saveGlobal('service-hours', serviceHours)
  for (const milestone of milestones) await loader.save('milestones', milestone)
  for (const leader of leaders) await loader.save('leaders', leader)
  for (const { body, ...text } of legalTexts)
    await loader.save('legal-texts', {
      ...text,
      version: '1.0',
      effectiveAt: atShanghaiMorning('2026-01-01'),
      body: loader.markdown(body),
    })
}

/** Rows of a menu: the pages, each with those below it. */
const rowsOf = (entries: readonly (FirstEntry | FirstColumn)[]): object[] =>
  entries.map((entry) => ({
    title: entry.title,
    summary: entry.lead,
    target: entry.path,
    icon: entry.icon,
    ...('children' in entry && { children: rowsOf(entry.children) }),
  }))

async function loadSite({ save, saveGlobal }: Loader, picture: Picture): Promise<void> {
  const { description, icp, name, publicSecurity, social: _none, ...site } = company
  const columns = firstColumns(sectionsOff, { name, description })
  const menus = firstMenus(columns)
  for (const { lead, ...column } of columns) await save('columns', { ...column, lead, description: lead })
  await saveGlobal('navigation', { first: rowsOf(menus.first), bottom: rowsOf(menus.bottom) })
  await saveGlobal('brand', {
    mark: 'own',
    markImage: markSvg(deep),
    markImageDark: markSvg(mid),
    main: '#1f5c4d',
    corner: 'round',
    hero: 'picture',
    heroPicture: await picture('shop'),
  })
  await saveGlobal('site', {
    ...site,
    name,
    description,
    icp: { zh: icp, en: icp },
    publicSecurity: { zh: publicSecurity, en: publicSecurity },
    sectionsOff: [...sectionsOff],
  })
  const { link, subtitle, title } = banner
  await save('banners', { title, subtitle, theme: 'paper', image: await picture('team'), link })
  await saveGlobal('home', {
    headings: Object.fromEntries(homeSections.map(({ en, name: section, zh }) => [section, { zh, en }])),
    headline: headline.map(({ label, ...metric }) => ({ ...metric, title: label })),
    icons: menus.first
      .slice(0, 4)
      .map(({ icon, lead, path, title: words }) => ({ title: words, text: lead, icon, target: path })),
  })
}

async function loadProducts({ save }: Loader, picture: Picture): Promise<Ids> {
  const saveProduct = async ({ picture: name, slug, tasks, ...product }: (typeof products)[number]) =>
    save('products', {
      ...product,
      slug: { zh: slug, en: slug },
      tasks: tasks.map((title) => ({ title })),
      image: await picture(name),
    })
  return saveAll(products, ({ slug }) => slug, saveProduct)
}

/** Instructions of products: an edition is a release, and its files are papers. */
async function loadPapers({ change, markdown, save }: Loader, ids: Ids): Promise<void> {
  const { date, notes, supportedUntil, ...words } = edition
  const release = await save('releases', {
    ...words,
    channel: 'stable',
    date: atShanghaiMorning(date),
    supportedUntil: atShanghaiMorning(supportedUntil),
    notes: markdown(notes),
    products: papers.map(({ product }) => idOf(ids, product)),
  })
  for (const { file, name, product, text } of papers)
    for (const locale of locales) {
      const facts = await keepBytes(await readFile(join(import.meta.dirname, `papers/${file}-${locale}.pdf`)))
      const id = await save('release-files', {
        release,
        product: idOf(ids, product),
        name: name[locale],
        kind: 'documentation',
        gate: 'open',
        system: 'any',
        architecture: 'any',
        state: 'published',
        text: text[locale].zh,
        ...facts,
      })
      await change('release-files', id, { text: text[locale].en }, 'en')
    }
}

const named = ({ slug, title }: CategorySeed) => ({ title, slug: { zh: slug, en: slug } })

async function loadStories({ markdown, save }: Loader, ids: Ids, picture: Picture): Promise<void> {
  const slugOf = ({ slug }: CategorySeed) => slug
  const subjects = await saveAll(newsCategories, slugOf, (seed) => save('news-categories', named(seed)))
  for (const { body, category, date, picture: name, products: used = [], ...item } of news)
    await save('news', {
      ...item,
      date: atShanghaiMorning(date),
      category: idOf(subjects, category),
      products: used.map((slug) => idOf(ids, slug)),
      author: company.name,
      image: await picture(name),
      body: markdown(body),
    })
  const kinds = await saveAll(caseCategories, slugOf, (seed) => save('case-categories', named(seed)))
  const industries = await saveAll(trades, slugOf, (seed) => save('industries', named(seed)))
  for (const { category, date, picture: name, products: used, trade, ...item } of cases)
    await save('cases', {
      ...item,
      date: atShanghaiMorning(date),
      category: idOf(kinds, category),
      industry: idOf(industries, trade),
      products: used.map((slug) => idOf(ids, slug)),
      image: await picture(name),
    })
}

async function loadHelp({ markdown, save }: Loader, ids: Ids): Promise<void> {
  const categories = await saveAll(
    helpCategories,
    ({ slug }) => slug,
    (seed) => save('help-categories', named(seed)),
  )
  const checked = atShanghaiMorning('2026-11-03')
  for (const { category, products: used = [], sections, slug, ...article } of helpArticles)
    await save('help-articles', {
      ...article,
      slug: { zh: slug, en: slug },
      category: idOf(categories, category),
      products: used.map((each) => idOf(ids, each)),
      checkedOn: { zh: checked, en: checked },
      sections: sections.map(({ text, ...section }) => ({ ...section, text: markdown(text) })),
    })
}
