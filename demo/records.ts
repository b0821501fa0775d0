import { renderSVG } from 'uqr'
import { loadProducts } from './catalogue.ts'
import { loadCompanyPages } from './company-records.ts'
import { loadCompatibility } from './compatibility.ts'
import { caseCategories, cases } from './content/cases.ts'
import { columns } from './content/columns.ts'
import { consultChannels, experts, offices, phones, qrCode } from './content/company.ts'
import {
  aboutFacts,
  announcements,
  banners,
  constructs,
  engines,
  friendLinks,
  headings,
  headline,
  icons,
  life,
} from './content/home.ts'
import { navigation } from './content/navigation.ts'
import { newsCategories } from './content/news-categories.ts'
import { news } from './content/news.ts'
import { searchSynonyms } from './content/search-synonyms.ts'
import { terms } from './content/terms.ts'
import { site } from './content/site.ts'
import { industries } from './content/solutions.ts'
import type { FullText, ItemSeed, MenuItemSeed } from './content/types.ts'
import { loadEducation } from './education-records.ts'
import { placeInPicture } from './figures/families/office-places.ts'
import type { Loader } from './loader.ts'
import { loadHelp } from './help-records.ts'
import { defaultPerson, uploadDrawn } from './drawn-marks.ts'
import { loadPartners } from './partner-records.ts'
import { loadReleases } from './release-records.ts'
import { atShanghaiMorning, type Catalogue, idOf, saveAll } from './save-all.ts'
import { loadSolutions } from './solution-records.ts'
import { loadTeaching } from './teaching-records.ts'

/** Writes the whole pack, what is referred to before what refers to it. */
export async function loadRecords(loader: Loader): Promise<void> {
  await loadSite(loader)
  await loadHome(loader)
  const catalogue = await loadCatalogue(loader)
  await loadReleases(loader, catalogue)
  await loadStories(loader, catalogue)
  await loadPartners(loader, catalogue)
  await loadEducation(loader, catalogue.products)
  await loadTeaching(loader)
  await loadCompany(loader)
  await loadCompatibility(loader)
  await loadHelp(loader)
  for (const { en, zh } of searchSynonyms) await loader.save('search-synonyms', { words: [...zh, ...en].join('\n') })
  for (const { avoid, en, note, zh } of terms)
    await loader.save('terms', { chinese: zh, english: en, note, avoid: avoid?.join('\n') })
  await loadCompanyPages(loader)
}

function menuRows(items: readonly MenuItemSeed[]): Record<string, unknown>[] {
  return items.map(({ children, path, ...item }) => ({
    ...item,
    target: path,
    ...(children && { children: menuRows(children) }),
  }))
}

async function loadSite(loader: Loader): Promise<void> {
  const { figure, markdown, save, saveGlobal } = loader
  for (const { body, ...column } of columns) await save('columns', { ...column, body: markdown(body) })
  await saveGlobal(
    'navigation',
    Object.fromEntries(Object.entries(navigation).map(([name, items]) => [name, menuRows(items)])),
  )
  for (const { title, url } of friendLinks) await save('friend-links', { title, url })
  await saveGlobal('brand', { mark: 'armillary', hero: 'armillary' })
  const { icp, publicSecurity, legalName: _legalName, ...rest } = site
  // With the quiet zone that readers need.
  const code = renderSVG(qrCode.content, { border: 4, pixelSize: 12 })
  const everywhere = (text: string): FullText => ({ zh: text, en: text })
  await saveGlobal('site', {
    ...rest,
    icp: everywhere(icp),
    publicSecurity: everywhere(publicSecurity),
    userDefaultImg: await uploadDrawn(loader, {
      name: 'person',
      alt: { zh: '未设置头像', en: 'No picture given' },
      svg: defaultPerson,
    }),
    qrCode: await uploadDrawn(loader, { name: 'contact-code', alt: qrCode.alt, svg: code }),
    qrText: qrCode.text,
    mapImage: await figure('office-places'),
    phones: phones.map(({ email, number, title }) => ({ purpose: title, phone: number, email })),
    channels: consultChannels.map(({ icon, link, text, title, value }) => ({
      title,
      text,
      icon,
      value,
      target: link.path,
    })),
  })
}

async function loadHome({ figure, save, saveGlobal }: Loader): Promise<void> {
  for (const { image, link, subtitle, theme, title } of banners) {
    await save('banners', {
      title,
      subtitle,
      theme,
      image: await figure(image),
      link: { target: link.path, title: link.title },
    })
  }
  for (const { endsAt, level, link, startsAt, title } of announcements) {
    await save('announcements', { title, level, startsAt, endsAt, link: { target: link.path, title: link.title } })
  }
  const row = ({ icon, link, text, title }: ItemSeed) => ({
    title,
    text,
    icon,
    target: link?.path,
    linkTitle: link?.title,
  })
  const lifeRows: Record<string, unknown>[] = []
  for (const { icon: _icon, ...item } of life) lifeRows.push({ ...row(item), image: await figure(item.image) })
  await saveGlobal('home', {
    headings,
    headline: headline.map(({ label, ...metric }) => ({ ...metric, title: label })),
    icons: icons.map(({ path, ...icon }) => ({ ...icon, target: path })),
    constructs: constructs.map(row),
    life: lifeRows,
    about: aboutFacts.map(({ link, text, title, unit, value }) => ({
      title,
      text,
      value,
      unit,
      target: link.path,
      linkTitle: link.title,
    })),
  })
}

async function loadCatalogue(loader: Loader): Promise<Catalogue> {
  const { save } = loader
  const productIds = await loadProducts(loader)
  for (const { link, name, slug: _slug, ...engine } of engines)
    await save('engines', { ...engine, title: name, target: link.path })
  const industryIds = await saveAll(
    industries,
    ({ slug }) => slug,
    ({ slug, title }) => save('industries', { title, slug: { zh: slug, en: slug } }),
  )
  const catalogue = { products: productIds, industries: industryIds }
  await loadSolutions(loader, catalogue)
  return catalogue
}

async function loadStories({ attach, figure, markdown, save }: Loader, catalogue: Catalogue): Promise<void> {
  const saveCategory =
    (collection: string) =>
    ({ slug, title }: { slug: string; title: FullText }) =>
      save(collection, { title, slug: { zh: slug, en: slug } })
  const newsCategoryIds = await saveAll(newsCategories, ({ slug }) => slug, saveCategory('news-categories'))
  const caseCategoryIds = await saveAll(caseCategories, ({ slug }) => slug, saveCategory('case-categories'))
  const productIds = (slugs: readonly string[] = []) => slugs.map((slug) => idOf(catalogue.products, slug))
  for (const { attachments, body, category, date, image, products: about, ...item } of news) {
    await save('news', {
      ...item,
      date: atShanghaiMorning(date),
      category: idOf(newsCategoryIds, category),
      products: productIds(about),
      attachments: await attach(attachments),
      image: await figure(image),
      body: markdown(body),
    })
  }
  for (const { category, date, image, industry, products: used, ...item } of cases) {
    await save('cases', {
      ...item,
      date: atShanghaiMorning(date),
      category: idOf(caseCategoryIds, category),
      industry: idOf(catalogue.industries, industry),
      products: productIds(used),
      image: await figure(image),
    })
  }
}

async function loadCompany({ save }: Loader): Promise<void> {
  for (const { city, mapNote, slug, ...office } of offices)
    await save('offices', { ...office, title: city, note: mapNote, mapPlace: placeInPicture(slug) })
  for (const { languages, name, text, topic } of experts) {
    const spoken = { zh: languages.map(({ zh }) => zh).join('、'), en: languages.map(({ en }) => en).join(', ') }
    await save('experts', { title: name, topic, text, languages: spoken })
  }
}
