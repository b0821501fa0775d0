import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { payloads } from '../factories/payloads.ts'
import { askCall } from '../process/calls.ts'
import { demoPassword } from '../process/staff.ts'

// One account writes more here than anybody may in an hour.
test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })
const email = 'maya.hart@example.com'
/** What no text may bring into being. */
const foreign =
  'script, img, iframe, object, embed, svg:not([aria-hidden]), style, link, base, meta, form, input, video, math, [onload], [onerror]'

/** Records what would run: dialogs, and requests to hosts that only the texts name. */
function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('x.example')) seen.push(request.url())
  })
  return seen
}

/** Writes every text that is taken, each as a message of one ticket. @returns the ticket's number and the texts */
async function writeAll(origin: string) {
  const { token } = await askCall<{ token: string }>(origin, 'auth/login', { email, password: demoPassword })
  const tell = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', accessToken: token, lang: 'en-US' }
    const answer = await fetch(`${origin}/api/portal/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { code: string; data: { number: string } }
  }
  const subject = '<img src=x onerror=alert(1)>"><script>alert(1)</script>{{7*7}}'
  const words = { subject, text: subject, severity: '3', category: 'fault' }
  const opened = await tell('ticket/create', { ...words, draft: crypto.randomUUID() })
  expect(opened.code).toBe('000000')
  const { number } = opened.data
  const written: string[] = []
  for (const { text } of payloads) {
    const { code } = await tell('ticket/reply', { ticket: number, text })
    if (code === '000000') written.push(text.trim())
    else expect(code).toBe('000002')
  }
  expect(written.length).toBeGreaterThan(130)
  return { number, subject, written }
}

/** A text without what lays it out: blanks, and the marks around code, which is drawn as code. */
const plain = (text: string) => text.replaceAll(/[\s`]+/g, '')

describe('texts that attack', () => {
  test(
    'are only text to the customer, in the list and to the agent',
    { timeout: 180_000 },
    async ({ open, portico }) => {
      const { number, subject, written } = await writeAll(portico.origin)
      const { page, record } = await open({ locale: 'en-US' })
      const seen = watch(page)
      await page.goto(`/en/login?redirect=${encodeURIComponent(`/en/support/ticket/mine?ticket=${number}`)}`)
      await started(page)
      await page.getByLabel('E-mail', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL(`**/support/ticket/mine?ticket=${number}`)
      await page.getByRole('heading', { level: 1, name: subject }).waitFor()
      await expect.poll(() => page.locator('.message').count()).toBe(written.length + 1)
      expect(await page.locator('.thread').locator(foreign).count()).toBe(0)
      const shown = plain(await page.locator('.thread').innerText())
      // The fences of code are drawn as code; what stands between them is text like the rest.
      const missing = written.filter((text) => !shown.includes(plain(text.replaceAll(/^```.*$/gm, ''))))
      expect(missing).toEqual([])
      await page.goto('/en/support/ticket/mine')
      // A second attempt finds the ticket of the first one, too.
      await page.getByRole('table').getByText(subject).first().waitFor()
      expect(await page.getByRole('table').locator(foreign).count()).toBe(0)
      expect([seen, record.complaints]).toEqual([[], []])

      const agent = await open({ locale: 'en-US' })
      const alarms = watch(agent.page)
      const login = { email: 'agent@armilla.example', password: demoPassword }
      expect((await agent.page.request.post('/admin/api/users/login', { data: login })).status()).toBe(200)
      await agent.page.goto(`/admin/desk?ticket=${number}`)
      await agent.page.locator('.desk-message').first().waitFor()
      await expect.poll(() => agent.page.locator('.desk-message .desk-text').count()).toBeGreaterThan(130)
      expect(await agent.page.locator('.desk-message .desk-text').locator(foreign).count()).toBe(0)
      expect(await agent.page.locator('#desk-subject').innerText()).toContain(subject)
      await agent.page.goto('/admin/collections/ticket-messages?limit=100')
      await agent.page.getByRole('table').waitFor()
      expect(alarms).toEqual([])
    },
  )
})
