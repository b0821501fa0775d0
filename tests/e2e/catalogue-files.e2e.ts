import { inflateSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { machines } from '#demo/content/machines.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { languageTags, locales, localizePath } from '#lib/locale.ts'
import { dataSheetAddress } from '#site/features/machine/data-sheet-address.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

const words = {
  zh: { sheet: '下载规格书（PDF）', table: '下载对比表（CSV）', installer: '安装包' },
  en: { sheet: 'Download the data sheet (PDF)', table: 'Download the comparison (CSV)', installer: 'Installer of' },
} as const

/** The characters that a PDF's fonts say they show: what can be found in it and copied from it. */
function charactersOf(pdf: Buffer): Set<string> {
  const found = new Set<string>()
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let text = ''
    try {
      text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      continue
    }
    if (!text.includes('beginbfrange')) continue
    for (const [, code = ''] of text.matchAll(/<([\da-f]{4})>/gi))
      found.add(String.fromCodePoint(Number.parseInt(code, 16)))
  }
  return found
}

const withoutScripts = { javaScriptEnabled: false }

describe.each(locales)('files of the catalogue in %s', (locale) => {
  const own = words[locale]
  const to = (path: string) => localizePath(path, locale)

  for (const machine of machines)
    test(`[R] ${machine.slug} has a data sheet with its own text, as a file`, async ({ open, portico }) => {
      const { page } = await open(withoutScripts)
      await page.goto(to(`/product/machine/detail?id=${machine.slug}`))
      const href = await page.getByRole('link', { name: own.sheet }).getAttribute('href')
      expect(href).toBe(to(dataSheetAddress(machine.slug)))
      const { bytes, headers, status } = await ask(portico.origin + String(href))
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(headers['content-disposition']).toContain(`${machine.slug}-${locale}.pdf`)
      const file = bytes.toString('latin1')
      expect(file.slice(0, 5)).toBe('%PDF-')
      expect(file).toContain(`/Lang (${languageTags[locale]})`)
      expect(file).toContain('InstrumentSans')
      expect(bytes.length).toBeLessThan(120_000)
      const shown = charactersOf(bytes)
      const said = [machine.title, machine.tagline, machine.summary, machine.warranty].map((text) => text[locale])
      const units = machine.specifications.flatMap(({ rows }) => rows.map(({ unit }) => unit?.[locale] ?? ''))
      const missing = Array.from([...said, ...units].join('')).filter((each) => each !== ' ' && !shown.has(each))
      expect(missing).toEqual([])
    })

  test('[S1] there is no data sheet of what is no machine', async ({ portico }) => {
    for (const slug of ['no-such-machine', 'studio'])
      expect((await ask(portico.origin + to(dataSheetAddress(slug)))).status).toBe(404)
  })

  test('[R] machines and products side by side are files for a spreadsheet too', async ({ open, portico }) => {
    const { page } = await open(withoutScripts)
    for (const [list, compared, heads] of [
      ['/product/machine', 'station-s4,station-s8', machines.slice(0, 2).map(({ title }) => title[locale])],
      ['/product', 'studio,twin', locale === 'zh' ? ['浑仪建模', '浑仪孪生'] : ['Armilla Studio', 'Armilla Twin']],
    ] as const) {
      await page.goto(to(`${list}?compare=${compared}`))
      const href = (await page.getByRole('link', { name: own.table }).getAttribute('href')) ?? ''
      const { headers, status, text } = await ask(portico.origin + href)
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      const [head = '', ...rows] = text.trim().split('\r\n')
      for (const name of heads) expect(head).toContain(name)
      expect(rows.length).toBe(await page.locator('.comparison tbody tr:has(td)').count())
    }
    expect((await ask(portico.origin + to('/product/machine/compare.csv?compare=a,b'))).status).toBe(404)
    expect((await ask(portico.origin + to('/product/machine/compare.csv'))).status).toBe(404)
  })

  test('[R] a toolbox leads to the installer that it comes in', async ({ open }) => {
    const { page } = await open(withoutScripts)
    const [toolbox] = toolboxes
    await page.goto(to(`/product/Toolbox/detail?id=${toolbox?.slug}`))
    const links = page.locator('#download ~ .document-list a')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(toolbox?.products.map((slug) => to(`/product/download?product=${slug}`)))
    await links.first().click()
    await page.waitForURL((url) => url.pathname + url.search === hrefs[0])
    expect(await page.locator('main h1').count()).toBe(1)
  })

  test('[R] no page of a machine shows a picture twice', async ({ portico }) => {
    for (const { gallery, slug } of machines) {
      const { text } = await ask(portico.origin + to(`/product/machine/detail?id=${slug}`))
      const article = /<article class="product"[\s\S]*?<\/article>/.exec(text)?.[0] ?? ''
      // A picture with one for the light theme is there twice, and one of the two is displayed.
      const atNight = article.replaceAll(/<picture class="[^"]*\bby-day\b[\s\S]*?<\/picture>/g, '')
      const pictures = [...atNight.matchAll(/<img [^>]*src="([^"?]+)/g)].map(([, src]) => src)
      expect(pictures, slug).toHaveLength(new Set(gallery).size)
      expect(new Set(pictures).size, slug).toBe(pictures.length)
    }
  })
})
