import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import { accountWords } from '../browser/account.ts'
import { addressOf } from '../process/addresses.ts'
import { demoPassword } from '../process/staff.ts'
import { engineNames, test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** Nothing lies wrong now, and nothing has complained on the way here. */
async function expectWhole(visitor: Visitor): Promise<void> {
  expect([...(await visitor.findPageFaults()), ...visitor.takeComplaints()]).toEqual([])
}

const signIn = async (visitor: Visitor, locale: Locale, path: string) => {
  const { email, prefix } = accountWords[locale]
  const target = prefix + path
  await visitor.open(`${prefix}/login?redirect=${encodeURIComponent(target)}`)
  await visitor.fill('.sign-in-form input[type=email]', email)
  await visitor.fill('.sign-in-form input[type=password]', demoPassword)
  await visitor.press('.sign-in-form form button[type=submit]')
  await visitor.waitForPage(target)
}

describe.each(engineNames)('a visitor with %s', (engine) => {
  test('changes the language and comes back', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open('/about')
    await visitor.press('.header-tools a[hreflang=en]')
    await visitor.waitForPage('/en/about')
    expect(await visitor.evaluate(() => document.body.classList.contains('en'))).toBe(true)
    await visitor.press('.header-tools a[hreflang=zh-Hans]')
    await visitor.waitForPage('/about')
    await expectWhole(visitor)
  })

  test('opens and closes the menu on a wide screen', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open('/about')
    await visitor.press('.main-menu summary')
    await visitor.waitFor('the panel', () => pageTools.findAll({ selector: '.menu-panel .panel-item' }).length > 3)
    await expectWhole(visitor)
    await visitor.key('Escape')
    await visitor.waitFor('the panel to close', () => document.querySelector('.main-menu details[open]') === null)
  })

  test('goes by the menu of a phone', async ({ visit }) => {
    const visitor = await visit(engine, 390)
    await visitor.open('/about')
    await visitor.press('.phone-menu > summary')
    await visitor.press('.phone-panel details summary')
    await expectWhole(visitor)
    await visitor.press('.phone-panel details[open] .phone-children li:first-child a')
    await visitor.waitForPage('/product')
    await expectWhole(visitor)
  })

  test('searches over the page, and finds words marked in the results', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open('/en/about')
    await visitor.press('.header-tool[aria-keyshortcuts]')
    await visitor.fill('.search-layer input', 'hydraulics')
    await visitor.waitFor(
      'suggestions',
      () => pageTools.findAll({ selector: '.search-layer [role=option]' }).length > 1,
    )
    await expectWhole(visitor)
    await visitor.key('Enter')
    await visitor.waitForPage('/en/search?q=hydraulics')
    const mark = await visitor.evaluate(() => {
      const style = getComputedStyle(document.querySelector('.result mark') ?? document.body)
      return [style.textDecorationLine, style.textDecorationThickness]
    })
    expect(mark).toEqual(['underline', '2px'])
    await expectWhole(visitor)
  })

  test('is told what a form lacks, and sends it', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open('/contact')
    await visitor.press('.enquiry-form button[type=submit]')
    await visitor.waitFor('errors', () => document.querySelectorAll('.enquiry-form [aria-invalid=true]').length > 2)
    await expectWhole(visitor)
    const values = { name: '林夏', email: 'lin@example.com', subject: '参观实验室', message: '三月想来看一台架子。' }
    for (const [name, value] of Object.entries(values)) await visitor.fill(`.enquiry-form [name=${name}]`, value)
    await visitor.press('.enquiry-form [name=consent]')
    // Who has filled in a form within two seconds is taken for a program.
    await visitor.waitFor('time to have written', () => performance.now() > 2100)
    await visitor.press('.enquiry-form button[type=submit]')
    await visitor.waitForWords('留言已收到')
    await expectWhole(visitor)
  })

  test('signs in, reads a ticket, and sees the first field that a new one lacks', async ({ visit }) => {
    const visitor = await visit(engine)
    await signIn(visitor, 'zh', '/support/ticket/mine')
    const ticket = '/support/ticket/mine?ticket=T-7KMD-3XV9'
    await visitor.press(`main a[href="${ticket}"]`)
    await visitor.waitForPage(ticket)
    for (const width of [1440, 390]) {
      await visitor.resize(width)
      await visitor.open(ticket)
      await visitor.waitFor('the messages', () => document.querySelectorAll('.message').length > 1)
      await expectWhole(visitor)
    }
    await visitor.resize(1440)
    await visitor.open('/support/ticket/new')
    await visitor.press('main form button[type=submit]')
    await visitor.waitFor('the focus', () => document.activeElement?.getAttribute('aria-invalid') === 'true')
    const isInView = () => {
      const label = (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect()
      const header = document.querySelector('.site-header')?.getBoundingClientRect()
      return label !== undefined && label.top >= (header?.bottom ?? 0) && label.bottom <= innerHeight
    }
    // It is scrolled to, and the header comes back on the way up.
    await visitor.waitForRest()
    expect(await visitor.evaluate(isInView)).toBe(true)
    const lines = () => document.querySelector('.field-count')?.firstElementChild?.getClientRects().length
    expect(await visitor.evaluate(lines), 'the count of characters').toBe(1)
    await expectWhole(visitor)
  })

  test('verifies a file, and reads the agreement before a download', async ({ portico, visit }) => {
    const visitor = await visit(engine)
    const folder = await mkdtemp(join(tmpdir(), 'portico-engine-'))
    const file = join(folder, 'ThermalWall.mo')
    await writeFile(file, await (await fetch(`${portico.origin}/releases/studio/R2026b/ThermalWall.mo`)).bytes())
    await signIn(visitor, 'en', '/product/download')
    await visitor.chooseFile(file)
    await visitor.waitForWords('Matches ThermalWall.mo')
    await rm(folder, { recursive: true })
    await expectWhole(visitor)
    await visitor.press('button.file-action[aria-label*="studio-R2026b"][aria-label$=".tar.gz"]')
    await visitor.waitFor('the agreement', () => pageTools.findAll({ selector: '.eula-text' }).length === 1)
    await expectWhole(visitor)
  })

  test('saves files that are what the page says of them', async ({ visit }) => {
    const visitor = await visit(engine)
    // The demo’s first visitor has accepted the agreement.
    await signIn(visitor, 'zh', '/product/download')
    // One that anybody may have, by a plain link, and one that its page asks for.
    for (const action of ['a.file-action[download]', 'button.file-action[aria-label*="studio-R2026b"]']) {
      await visitor.waitFor('the file', (wanted) => document.querySelector(wanted) !== null, action)
      const { digest, name } = await visitor.evaluate((wanted) => {
        const row = document.querySelector(wanted)?.closest('tr')
        return {
          digest: row?.querySelector<HTMLElement>('.digest code')?.title ?? '',
          name: row?.querySelector('.file-name [translate=no]')?.textContent,
        }
      }, action)
      expect(digest).toMatch(/^[0-9a-f]{64}$/)
      await visitor.press(action)
      expect(await visitor.waitForFile(digest)).toBe(name)
    }
    await expectWhole(visitor)
  })

  test('plays a video with captions', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(addressOf('/education/videoPlay', 'zh'))
    await visitor.waitFor('the video', () => (document.querySelector('video')?.readyState ?? 0) >= 2)
    await visitor.evaluate(() => document.querySelector('video')?.focus())
    await visitor.key('k')
    await visitor.waitFor('it to play', () => (document.querySelector('video')?.currentTime ?? 0) > 0.3)
    const shown = await visitor.evaluate(() =>
      [...(document.querySelector('video')?.textTracks ?? [])]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language }) => language),
    )
    expect(shown).toEqual(['zh-Hans'])
    await expectWhole(visitor)
  })

  test.for([390, 1440])('sets cookies at %i px: the whole dialog is there', async (width, { visit }) => {
    const visitor = await visit(engine, width)
    await visitor.open('/')
    await visitor.press('a[data-cookie-settings]')
    await visitor.waitFor(
      'the dialog',
      () => pageTools.findAll({ selector: 'dialog[open] .cookie-settings' }).length > 0,
    )
    await expectWhole(visitor)
    await visitor.press('dialog[open] button', '保存设置')
    await visitor.waitFor('it to close', () => document.querySelector('dialog[open]') === null)
    expect(await visitor.evaluate(() => localStorage.getItem('portico.preferences'))).toMatch(/^on /)
  })

  test('reads tables in the ink of the dark theme', async ({ visit }) => {
    const visitor = await visit(engine, 390)
    await visitor.open('/product/matlab-simulink')
    await visitor.evaluate(() => localStorage.setItem('theme', 'dark'))
    await visitor.open('/product/matlab-simulink')
    const [ink, ...inks] = await visitor.evaluate(() =>
      [...document.querySelectorAll('html, main table, main tbody, main tr')].map(
        (each) => getComputedStyle(each).color,
      ),
    )
    expect(inks.length).toBeGreaterThan(10)
    expect([...new Set(inks)]).toEqual([ink])
  })

  test('comes back from another document to the same place', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open('/product/download')
    await visitor.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await visitor.waitFor('the place', () => scrollY === 1200)
    await visitor.leaveAndComeBack('/robots.txt')
    await visitor.waitForPage('/product/download')
    await expect.poll(() => visitor.evaluate(() => Math.round(scrollY))).toBe(1200)
  })
})
