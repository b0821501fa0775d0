import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { fillSignIn, accountWords } from '../browser/account.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { pollAnswers } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

const words = {
  zh: {
    download: (name: string) => `下载${name}`,
    signIn: '登录后下载',
    accept: '接受并下载',
    agree: /^我已读过并接受/,
    studio: '浑仪建模 R2026b',
    folded: (count: number) => `${count}个工具箱的文件`,
    onlyToolbox: '只有种类是“工具箱”的文件才属于一个工具箱',
    installer: '工具箱随产品安装包一起提供，安装时勾选。',
  },
  en: {
    download: (name: string) => `Download ${name}`,
    signIn: 'Sign in to download',
    accept: 'Accept and download',
    agree: /^I have read and accept/,
    studio: 'Armilla Studio R2026b',
    folded: (count: number) => `The files of ${count} toolboxes`,
    onlyToolbox: 'Only a file of the kind “Toolbox” can belong to a toolbox',
    installer: 'Toolboxes are in the product’s installer; select them during installation.',
  },
} as const
const withoutScripts = { javaScriptEnabled: false }
/** What a publisher does over REST, answered in their language. */
async function openRest(origin: string, locale: Locale) {
  const cookie = await signIn(origin, publisher)
  const rest = async (method: string, way: string, body?: object) => {
    const { status, text } = await ask(`${origin}/admin/api/${way}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json', 'accept-language': locale },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status, text }
  }
  const first = async (way: string) =>
    (JSON.parse((await rest('GET', way)).text) as { docs: { id: number }[] }).docs[0]?.id
  return { rest, first }
}

const pageOf = (slug: string) => `/product/Toolbox/detail?id=${slug}`

describe.each(locales)('the file of a toolbox, in %s', (locale) => {
  const own = words[locale]
  const to = (path: string) => localizePath(path, locale)

  test('[R] comes before the installers on its page, says what it goes into, and is what its checksum says', async ({
    open,
    portico,
  }) => {
    const { page } = await open(withoutScripts)
    await page.goto(to(pageOf('electrical')))
    const section = page.getByRole('region').filter({ has: page.locator('#download') })
    const hrefs = await section.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const path = '/releases/studio/R2026b/Electrical-R2026b.tar.gz'
    expect(hrefs.indexOf(path)).toBe(0)
    expect(hrefs.indexOf(to('/product/download?product=realtime'))).toBeGreaterThan(0)
    expect(await section.getByRole('link', { name: own.studio }).getAttribute('href')).toBe(
      to('/product/download?product=studio'),
    )
    expect(await section.locator('time').first().getAttribute('datetime')).toContain('2026-11-12')
    const { bytes, status, text } = await ask(portico.origin + path)
    const digest = createHash('sha256').update(bytes).digest('hex')
    expect(status).toBe(200)
    expect(await section.locator('.digest code').getAttribute('title')).toBe(digest)
    expect(await section.locator('pre').first().textContent()).toContain(`${digest}  Electrical-R2026b.tar.gz`)
    expect(text.length).toBeGreaterThan(500)
    const { text: html } = await ask(portico.origin + to(pageOf('electrical')))
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'SoftwareApplication',
      softwareVersion: 'R2026b',
      downloadUrl: portico.origin + path,
      fileSize: expect.stringMatching(/^[\d.]+ KB$/) as unknown,
      softwareRequirements: own.studio,
    })
  })

  test('[R] of a commercial one asks to sign in and to accept the agreement, and comes back to the page', async ({
    open,
  }) => {
    const { page, record } = await open({ acceptDownloads: true })
    await page.goto(to(pageOf('battery')))
    await started(page)
    await page.getByRole('link', { name: `${own.signIn}: Battery-R2026b.tar.gz` }).click()
    await page.waitForURL(`**${to('/login')}?redirect=*`)
    await started(page)
    await fillSignIn(page, accountWords[locale], accountWords[locale].email)
    await page.waitForURL(`**${to(pageOf('battery'))}`)
    const fetched = page.waitForEvent('download')
    await page.getByRole('button', { name: own.download('Battery-R2026b.tar.gz') }).click()
    // The demo's first visitor has accepted it before.
    if (locale === 'en') {
      await page.getByRole('checkbox', { name: own.agree }).check()
      await page.getByRole('button', { name: own.accept }).click()
    }
    expect((await fetched).suggestedFilename()).toBe('Battery-R2026b.tar.gz')
    expect(record.complaints).toEqual([])
  })

  test('[R] does not drown the installers: the downloads fold those of a release, each with the way to its page', async ({
    open,
  }) => {
    const { page } = await open(withoutScripts)
    const listed = toolboxes.filter(({ products: [first] }) => first === 'studio')
    for (const path of ['/product/download?product=studio&channel=stable', '/product/downHistory?product=studio']) {
      await page.goto(to(path))
      const fold = page.locator('details').filter({ hasText: 'Electrical-R2026b.tar.gz' }).last()
      expect(await fold.locator('summary').textContent()).toBe(own.folded(listed.length))
      expect(await fold.getAttribute('open')).toBeNull()
      const hrefs = await fold
        .locator('tbody .file-toolbox')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      expect(hrefs.toSorted()).toEqual(listed.map(({ slug }) => to(pageOf(slug))).toSorted())
    }
  })

  test('has no fault that axe finds, neither on its page nor in the downloads', async ({ open }) => {
    await expectAccessible(open, [to(pageOf('electrical')), to('/product/download?product=control')])
  })

  test('is refused in the admin where its kind is another, in the language of the person', async ({ portico }) => {
    const { first, rest } = await openRest(portico.origin, locale)
    const refused = await rest('POST', 'release-files', {
      release: await first('releases?where[version][equals]=R2026b'),
      product: await first('products?locale=en&where[slug][equals]=studio'),
      toolbox: await first('toolboxes?where[package][equals]=Electrical'),
      name: 'other.bin',
      kind: 'data',
      system: 'any',
      architecture: 'any',
      gate: 'open',
      state: 'draft',
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(own.onlyToolbox)
  })

  test('is off the stored page as soon as it is withdrawn, and the page says what it said without one', async ({
    portico,
  }) => {
    const [slug, name] = locale === 'zh' ? ['signal', 'Signal-R2026b.tar.gz'] : ['orbits', 'Orbits-R2026b.tar.gz']
    const read = async () => (await ask(portico.origin + to(pageOf(slug)))).text
    await read()
    expect(await read()).toContain(name)
    const { first, rest } = await openRest(portico.origin, locale)
    const file = await first(`release-files?where[name][equals]=${name}`)
    const { status } = await rest('PATCH', `release-files/${file}?locale=${locale}`, {
      state: 'withdrawn',
      reason: '-',
    })
    expect(status).toBe(200)
    await pollAnswers(async () => !(await read()).includes(name), { within: 1000, for: 'the page without its file' })
    expect(await read()).toContain(own.installer)
  })
})
