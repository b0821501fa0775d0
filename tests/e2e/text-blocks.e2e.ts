import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers, findBarriersInThemes } from '../browser/barriers.ts'
import { formStarted, started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const addresses = {
  '/news/detail?id=weishenme-yong-dingbuchang': '警告',
  '/en/news/detail?id=why-a-fixed-step': 'Warning',
}
const articles = ['first-model', 'initialisation-fails', 'import-an-fmu'].flatMap((id) =>
  ['', '/en'].map((language) => `${language}/help?id=${id}`),
)

async function enter(page: Page, origin: string): Promise<string> {
  const cookie = await signIn(origin, publisher)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  return cookie
}

describe('what stands apart in a text', () => {
  test('has no barrier, fits a window of 320 pixels in both themes, and every place has a name of its own', async ({
    open,
  }) => {
    const { page } = await open({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' })
    for (const address of [...Object.keys(addresses), ...articles]) {
      await page.goto(address)
      await started(page)
      expect(await findBarriersInThemes(page), address).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const at = `${address}, ${colorScheme}`
        expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBeLessThanOrEqual(320)
      }
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(new Set(ids).size, address).toBe(ids.length)
    }
  })

  test('is drawn by the browser alone: mathematics, a notice in the language of the page, notes that lead there and back', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    for (const [address, warning] of Object.entries(addresses)) {
      await page.goto(address)
      await page.getByRole('note', { name: warning }).waitFor()
      const formula = page.locator('.formula math')
      expect(await formula.evaluate(({ namespaceURI }) => namespaceURI)).toBe('http://www.w3.org/1998/Math/MathML')
      // A fraction is higher than a line of its text.
      const { height = 0 } = (await formula.locator('mfrac').first().boundingBox()) ?? {}
      expect(height).toBeGreaterThan(30)
      await page.locator('.note-sign a').click()
      expect(new URL(page.url()).hash).toBe('#note-1')
      await page.locator('#note-1 [role=doc-backlink]').click()
      expect(new URL(page.url()).hash).toBe('#note-1-sign')
    }
    await page.goto('/help?id=first-model')
    const code = page.locator('.prose .code-block')
    await code.locator('.code-keyword', { hasText: 'import' }).waitFor()
    await code.locator('pre').focus()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PRE')
  })

  test('is written in the editor by keyboard; a wrong formula says why, in the language of who writes', async ({
    open,
    portico: { origin },
  }) => {
    for (const [locale, words] of [
      ['en-US', { item: 'Formula', fault: 'This command isn’t supported: \\nosuch' }],
      ['zh-CN', { item: '公式', fault: '这里没有这个命令：\\nosuch' }],
    ] as const) {
      const { page } = await open({ locale, viewport: { width: 1440, height: 900 } })
      await enter(page, origin)
      await page.goto('/admin/collections/news/create?locale=en')
      await page.locator('#field-title').fill(`Formulas ${locale}`)
      await page.waitForURL(/\/admin\/collections\/news\/\d+/)
      const editor = page.locator('.field-type.rich-text-lexical [contenteditable=true]').first()
      await editor.click()
      await page.keyboard.type('/')
      await page.locator('.slash-menu-popup').getByRole('option', { name: words.item, exact: true }).waitFor()
      await page.keyboard.type('formula')
      await page.keyboard.press('Enter')
      const source = editor.locator('.source-field textarea')
      await source.fill('\\nosuch{a}')
      await editor.getByText(words.fault).waitFor()
      await source.fill('\\frac{a}{b}')
      await editor.locator('.formula-preview mfrac').waitFor()
      const id = /news\/(\d+)/.exec(page.url())?.[1] ?? ''
      const read = async () =>
        JSON.stringify(await (await page.request.get(`${origin}/admin/api/news/${id}?draft=true&locale=en`)).json())
      await poll(async () => (await read()).includes('\\\\frac{a}{b}'), {
        within: 20_000,
        for: 'the formula to be saved',
      })
      expect(await read()).toContain('"blockType":"formula"')
    }
  })
})

describe('a form in a page of blocks', () => {
  test('is filled in there, goes to its own page without scripts, and leaves no hole when it is withdrawn', async ({
    open,
    portico: { origin },
  }) => {
    const cookie = await signIn(origin, publisher)
    const send = (method: string, way: string, body: object) =>
      fetch(`${origin}/admin/api/${way}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      })
    const path = `/come-and-see-${Date.now()}`
    const found = await fetch(`${origin}/admin/api/forms?limit=1&locale=en`, { headers: { cookie } })
    const [form] = ((await found.json()) as { docs: { id: number; title: string }[] }).docs
    const made = await send('POST', 'custom-pages?locale=en', {
      title: 'Come and see',
      path,
      blocks: [{ blockType: 'form', form: form?.id }],
      _status: 'published',
    })
    expect(made.status).toBe(201)
    const address = `${origin}/en${path}`
    await poll(async () => (await ask(address)).text.includes('data-own-form'), { within: 15_000, for: 'the form' })

    const { page } = await open({ locale: 'en-US' })
    await page.goto(address)
    await started(page)
    expect(await findBarriers(page)).toEqual([])
    const submit = page.locator('.own-form button[type=submit]')
    await formStarted(page, '.own-form')
    await submit.click()
    await page.getByText('Please fill in this field.').first().waitFor()
    expect(page.url()).toBe(address)

    const { page: plain } = await open({ locale: 'en-US', javaScriptEnabled: false })
    await plain.goto(address)
    await plain.locator('.own-form button[type=submit]').click()
    await plain.getByText('Please fill in this field.').first().waitFor()
    expect(new URL(plain.url()).pathname).toBe('/en/forms')

    expect((await send('PATCH', `forms/${form?.id}?locale=en`, { _status: 'draft' })).status).toBe(200)
    await poll(async () => !(await ask(address)).text.includes('data-own-form'), {
      within: 15_000,
      for: 'the form to go',
    })
    expect((await ask(address)).text).not.toContain(form?.title)
  })
})
