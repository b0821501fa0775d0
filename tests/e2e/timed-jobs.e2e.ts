import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { auditTexts } from '#admin/audit/audit-texts.ts'
import { finderTexts } from '#admin/finder/finder-texts.ts'
import { planTexts } from '#admin/plan/plan-texts.ts'
import { shareTexts } from '#admin/preview/share-texts.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { administrator, editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

vi.setConfig({ testTimeout: 240_000 })
test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const tags = { zh: 'zh-CN', en: 'en-US' } as const
const restoreNames = {
  zh: { restore: '恢复此版本', confirm: '确认' },
  en: { restore: 'Restore this version', confirm: 'Confirm' },
}

/** Counts what somebody presses; typing is no press, Enter and Ctrl K are. */
function countPresses(page: Page) {
  let presses = 0
  return {
    press: async (target: Locator | string) => {
      presses += 1
      await (typeof target === 'string' ? page.keyboard.press(target) : target.click())
    },
    count: () => presses,
  }
}

interface Navigation {
  about: { title: Record<'zh' | 'en', string> }[]
}
const readMenu = async (origin: string) => {
  const headers = { cookie: await signIn(origin, publisher) }
  const { text } = await ask(`${origin}/admin/api/globals/navigation?locale=all&depth=0`, { headers })
  return (JSON.parse(text) as Navigation).about.map(({ title }) => title)
}

/** Takes the last entry of a menu away, as somebody did by mistake. */
async function spoilMenu(origin: string): Promise<void> {
  const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
  const read = await fetch(`${origin}/admin/api/globals/navigation?locale=zh&depth=0`, { headers })
  const { about } = (await read.json()) as { about: object[] }
  const saved = await fetch(`${origin}/admin/api/globals/navigation?locale=zh`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ about: about.slice(0, -1) }),
  })
  expect(saved.status).toBe(200)
}

interface Planned {
  id: number
  state: string
  failure?: string | null
  items: object[]
}

/** What a release is let out with, and what is new in each. */
const bundle = [
  { kind: 'releases', field: 'title' },
  { kind: 'advisories', field: 'title' },
  { kind: 'banners', field: 'title' },
] as const

/** Changes one record of each kind and publishes none. @returns their numbers, and what the admin calls them */
async function prepareBundle(
  origin: string,
  mark: string,
  locale: 'zh' | 'en',
): Promise<{ numbers: number[]; names: string[] }> {
  const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
  const numbers: number[] = []
  const names: string[] = []
  for (const { field, kind } of bundle) {
    const list = await fetch(`${origin}/admin/api/${kind}?limit=1&sort=id&depth=0`, { headers })
    const [first] = ((await list.json()) as { docs: { id: number; version?: string }[] }).docs
    const id = Number(first?.id)
    const saved = await fetch(`${origin}/admin/api/${kind}/${id}?locale=${locale}&draft=true`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ [field]: `${mark} ${kind}`, _status: 'draft' }),
    })
    expect([kind, saved.status]).toEqual([kind, 200])
    numbers.push(id)
    names.push(first?.version ?? `${mark} ${kind}`)
  }
  return { numbers, names }
}

/** What is published of the records, beside their drafts: how many say what is new. */
async function countPublic(
  origin: string,
  numbers: readonly number[],
  mark: string,
  locale: 'zh' | 'en',
): Promise<number> {
  const headers = { cookie: await signIn(origin, publisher) }
  const texts = await Promise.all(
    bundle.map(async ({ kind }, index) => {
      const url = `${origin}/admin/api/${kind}/${numbers[index]}?locale=${locale}&depth=0`
      return (await ask(url, { headers })).text
    }),
  )
  return texts.filter((text) => text.includes(mark)).length
}

const languages = chooseWay(['zh', 'en'] as const, import.meta.url)
describe.each(languages)('26: jobs of the studio, by their presses (%s)', (locale) => {
  test('who changed the menu is found, and the menu put back', async ({ open, portico: { origin } }) => {
    const before = await readMenu(origin)
    await spoilMenu(origin)
    expect(await readMenu(origin)).toHaveLength(before.length - 1)
    const page = await openAsStaff(open, origin, administrator, {
      locale: tags[locale],
      viewport: { width: 1680, height: 1000 },
    })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/admin')
    const { count, press } = countPresses(page)
    await press(page.getByRole('navigation').getByRole('link', { name: auditTexts[locale].title, exact: true }))
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('a[href="/admin/globals/navigation/versions"]') })
      .first()
    await row.waitFor()
    expect(await row.innerText()).toMatch(/陆明/)
    await press(row.getByRole('link', { name: auditTexts[locale].versions }))
    // The second: what it was before.
    await press(page.locator('.audit-history table').first().getByRole('row').nth(2).getByRole('link'))
    await press(page.getByRole('button', { name: restoreNames[locale].restore }))
    await press(page.getByRole('dialog').getByRole('button', { name: restoreNames[locale].confirm }))
    await expect.poll(async () => (await readMenu(origin)).length, { timeout: 20_000 }).toBe(before.length)
    expect(await readMenu(origin)).toEqual(before)
    expect(count()).toBeLessThanOrEqual(5)
  })

  test('an outsider is given a preview, and it is taken back', async ({ open, portico: { origin } }) => {
    const words = shareTexts[locale]
    const page = await openAsStaff(open, origin, editor, { locale: tags[locale] })
    await page.goto('/admin/collections/news/1?locale=zh', { waitUntil: 'networkidle' })
    const { count, press } = countPresses(page)
    // The list as it was before the link was made arrives after it, as on a slow line.
    await page.route(
      '**/preview-links/of?*',
      async (route) => {
        const response = await route.fetch()
        await setTimeout(1500)
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await press(page.getByRole('button', { name: words.open }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.recipient).fill(`Weber ${locale}`)
    await press(dialog.getByRole('button', { name: words.make }))
    const address = await dialog.getByLabel(`Weber ${locale}`).inputValue()
    await press(dialog.getByRole('button', { name: words.copy }).first())
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(302)
    await press(dialog.getByRole('button', { name: words.takeBack }).first())
    await dialog.getByText(words.takenBack).waitFor()
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(404)
    expect(count()).toBeLessThanOrEqual(4)
  })

  test('a release, its advisory and a banner are let out together', async ({ open, portico: { origin } }) => {
    const words = planTexts[locale]
    const mark = `Bundle ${locale} ${Date.now() % 100_000}`
    const { names, numbers } = await prepareBundle(origin, mark, locale)
    const page = await openAsStaff(open, origin, publisher, { locale: tags[locale] })
    await page.goto('/admin', { waitUntil: 'networkidle' })
    const { count, press } = countPresses(page)
    const finder = page.getByRole('dialog', { name: finderTexts[locale].title })
    for (const [index, { kind }] of bundle.entries()) {
      const id = numbers[index]
      await press('Control+k')
      await finder.getByRole('combobox').fill(names[index] ?? '')
      await press(finder.locator(`[role=option][href*="/collections/${kind}/${id}"]`))
      await page.waitForURL(new RegExp(`/admin/collections/${kind}/${id}`))
      await page.waitForLoadState('networkidle')
      const dialog = page.getByRole('dialog').filter({ hasText: words.title })
      await press(page.getByRole('button', { name: words.open, exact: true }))
      if (index > 0) {
        // The plan that was made with the first.
        const plans = dialog.getByRole('combobox')
        await press(plans)
        await plans.selectOption({ index: 1 })
        await press(dialog.getByRole('button', { name: words.add, exact: true }))
      } else await press(dialog.getByRole('button', { name: words.make, exact: true }))
      await dialog.locator('.plan-list > li').first().waitFor()
    }
    expect(await countPublic(origin, numbers, mark, locale)).toBe(0)
    const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
    const readPlans = async () => {
      const answer = await fetch(`${origin}/admin/api/plans/coming`, { headers })
      return ((await answer.json()) as { plans: Planned[] }).plans
    }
    const plan = (await readPlans()).find(({ items, state }) => items.length === 3 && state === 'planned')
    expect(plan?.items).toHaveLength(3)
    // Its hour comes at once.
    const at = new Date(Date.now() + 2000).toISOString()
    const body = JSON.stringify({ plan: plan?.id, at })
    expect((await fetch(`${origin}/admin/api/plans/move`, { method: 'POST', headers, body })).status).toBe(200)
    const settled = async () => (await readPlans()).find(({ id, state }) => id === plan?.id && state !== 'planned')
    const { failure, state } = await poll(settled, { within: 30_000, for: 'the plan to be carried out' })
    expect([state, failure ?? '']).toEqual(['done', ''])
    expect(await countPublic(origin, numbers, mark, locale)).toBe(3)
    expect(count()).toBeLessThanOrEqual(15)
  })
})
