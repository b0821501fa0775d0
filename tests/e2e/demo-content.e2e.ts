import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { administrator, demoPassword, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const words = {
  'zh-CN': {
    start: /还有[\d,]+条演示内容/,
    demoAccount: /您用的是演示公司的账户/,
    keep: '把“新闻与案例”留作草稿',
    plan: /将清除[\d,]+条，[\d,]+条转为草稿/,
    remove: '清除演示内容',
    confirm: '确定清除',
    removed: /已清除[\d,]+条演示内容。/,
    onward: '接着建立自己的网站',
  },
  'en-US': {
    start: /Records of the demo: \d+/,
    demoAccount: /You’re signed in with a demo account/,
    keep: 'Keep News and cases as drafts',
    plan: /[\d,]+ records go; [\d,]+ become drafts/,
    remove: 'Take the demo away',
    confirm: 'Take it away',
    removed: /[\d,]+ records of the demo are gone\./,
    onward: 'Set up your own site',
  },
}

describe('27: the demo is taken away in the admin', () => {
  test('is no business of publishers', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    await page.goto('/admin/demo')
    await page.getByText('Only administrators can take the demo content away.').waitFor()
    expect(await page.getByRole('button', { name: 'Take the demo away' }).count()).toBe(0)
  })

  test('by an administrator of the company’s own, and the site is ready to be set up', async ({ open, portico }) => {
    const { origin } = portico
    const own = `own-${Date.now()}@company.example`
    const made = await fetch(`${origin}/admin/api/users`, {
      method: 'POST',
      headers: { cookie: await signIn(origin, administrator), origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email: own, password: demoPassword, name: 'Own', roles: ['administrator'] }),
    })
    expect(made.status).toBe(201)

    for (const locale of ['zh-CN', 'en-US'] as const) {
      const texts = words[locale]
      const guest = await openAsStaff(open, origin, administrator, { locale })
      await guest.goto('/admin/demo')
      await guest.getByText(texts.demoAccount).waitFor()
      expect(await guest.getByRole('button', { name: texts.remove }).count()).toBe(0)

      const page = await openAsStaff(open, origin, own, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto('/admin')
      await page.getByRole('link', { name: texts.start }).click()
      await page.getByLabel(texts.keep).check()
      await page.getByText(texts.plan).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.demo', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole('button', { name: texts.remove }).click()
      await page.getByRole('button', { name: texts.confirm }).waitFor()
      if (locale === 'zh-CN') continue
      await page.getByRole('button', { name: texts.confirm }).click()
      await page.getByText(texts.removed).waitFor()

      for (const address of ['/product', '/en/news', '/api/portal/news/list'])
        await expect
          .poll(async () => (await ask(origin + address, { headers: asDocument })).text, { timeout: 5000 })
          .not.toMatch(/armilla|浑仪/i)
      await page.goto('/admin/collections/news')
      await page.locator('tbody tr').first().waitFor()
      await page.goto('/admin/demo')
      await page.getByRole('link', { name: texts.onward }).click()
      await page.waitForURL('**/admin/setup')
    }
  })
})
