import { describe, expect } from 'vitest'
import { accountWords, openAccount } from '../browser/account.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { demoPassword } from '../process/staff.ts'

const words = {
  zh: {
    create: '新建访问令牌',
    name: '名称',
    empty: '请给令牌起个名字。',
    scope: '可下载的产品',
    product: '浑仪孪生',
    done: '已保存',
    revoke: '撤销令牌“build server”',
    none: '没有访问令牌。',
    unused: '没有用过',
  },
  en: {
    create: 'Create an access token',
    name: 'Name',
    empty: 'Give the token a name.',
    scope: 'Files of',
    product: 'Armilla Twin',
    done: 'I have saved it',
    revoke: 'Revoke the token “build server”',
    none: 'No access tokens.',
    unused: 'Never used',
  },
} as const

describe.each(['zh', 'en'] as const)('access tokens in %s', (locale) => {
  const own = accountWords[locale]
  const { create, done, empty, name, none, product, revoke, scope, unused } = words[locale]

  test('are made on the account page, shown once, fetch a gated file, and are revoked', async ({ open, portico }) => {
    const { page, record } = await open()
    await openAccount(page, own)
    const part = page.locator('#tokens')
    await part.getByText(none).waitFor()
    await part.getByRole('button', { name: create }).click()
    await part.getByLabel(own.now, { exact: true }).fill(demoPassword)
    await part.getByRole('button', { name: create }).click()
    await part.getByText(empty).waitFor()
    await part.getByLabel(name, { exact: true }).fill('build server')
    await part.getByLabel(scope, { exact: true }).selectOption({ label: product })
    await part.getByRole('button', { name: create }).click()
    const token = await part.locator('pre').textContent()
    expect(token).toMatch(/^pat_[\w-]{43}$/)
    await part.getByText(unused).waitFor()
    await part.getByRole('button', { name: done }).click()
    expect(await part.innerText()).not.toContain(token)

    const file = `${portico.origin}/releases/twin/R2026b/bearing-temperature.json`
    const get = async () => (await ask(file, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await get()).toBe(200)
    await part.getByRole('button', { name: revoke }).click()
    await part.getByText(none).waitFor()
    expect(await get()).toBe(401)
    expect(record.complaints).toEqual([])
  })
})
