import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { pollAnswers } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const fileOf = (inner: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}<path d="M0 0h8v8z"/></svg>`),
})

describe('27: the form of the brand', () => {
  test('refuses a colour that cannot be seen and a drawing that could run, offers the nearest, and saves', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await open({ locale: 'en-US', viewport: { width: 1440, height: 1000 } })
    const [name = '', value = ''] = (await signIn(origin, publisher)).split('=')
    await page.context().addCookies([{ name, value, url: origin }])
    await page.goto('/admin/globals/brand?locale=en')
    const mark = page.locator('#field-markImage')
    await mark.waitFor({ state: 'attached' })

    const refused = page.getByText('The SVG contains a script.')
    // A form does nothing before it is alive.
    for (let tries = 0; tries < 6 && !(await refused.isVisible()); tries += 1) {
      await mark.setInputFiles(fileOf('<script>alert(1)</script>'))
      await refused.waitFor({ timeout: 3000 }).catch(() => undefined)
    }
    await mark.setInputFiles(fileOf(''))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await refused.waitFor({ state: 'hidden' })
    await page.getByText('A mark of our own', { exact: true }).click()

    await page.getByRole('button', { name: 'Colours', exact: true }).click()
    const main = page.getByLabel('Main colour', { exact: true })
    await main.fill('#ffd400')
    await page.getByText(/3:1 is needed/).waitFor()
    await page.getByRole('button', { name: /^Use #/ }).click()
    await page.getByText(/3:1 is needed/).waitFor({ state: 'hidden' })
    const nearest = await main.inputValue()
    expect(nearest).toMatch(/^#[\da-f]{6}$/)
    expect(await findBarriers(page, { include: '.tabs-field__content-wrap' })).toEqual([])

    // What was filled in is saved as a draft by itself; visitors see what is published.
    await page.locator('#action-save').click()
    const shown = async () => (await ask(`${origin}/en/news`)).text
    await pollAnswers(async () => (await shown()).includes('/brand/'), { within: 4000, for: 'the mark on the site' })
    expect(await shown()).toContain(nearest)
  })
})
