import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { editor, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on' } })

interface Entry {
  title: { zh?: string; en?: string }
  target: string
  children?: Entry[]
}

async function readAbout(origin: string): Promise<Entry[]> {
  const headers = { cookie: await signIn(origin, publisher) }
  const { text } = await ask(`${origin}/admin/api/globals/navigation?locale=all&depth=0`, { headers })
  return (JSON.parse(text) as { about: Entry[] }).about
}
const namesOf = (entries: Entry[]) => entries.map(({ title }) => [title.zh, title.en])

const menuOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inputsOf = (menu: Locator, label: string) => menu.getByRole('textbox', { name: label })

async function save(page: Page, name: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/globals/navigation/menus'))
  await page.getByRole('button', { name, exact: true }).click()
  return (await answer).status()
}

describe('the menus in the admin', () => {
  test('are worked by keyboard, and stored in both languages', async ({ open, portico }) => {
    const { origin } = portico
    const before = await readAbout(origin)
    const page = await openAsStaff(open, origin, publisher, { locale: 'en-US' })
    await page.goto('/admin/globals/navigation')
    const menu = menuOf(page, 'About menu')
    const handle = (name: string) => menu.getByRole('button', { name: new RegExp(`^Move “${name}”`) })
    const [first, second, third] = before.map(({ title }) => title.en ?? '')

    // Second to the top; third below it.
    await handle(second ?? '').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => handle(second ?? '').evaluate((each) => each === document.activeElement)).toBe(true)
    await menu.getByText(`“${second}” is now number 1 of ${before.length}`).waitFor({ state: 'attached' })
    await handle(third ?? '').focus()
    await page.keyboard.press('ArrowRight')
    await menu.getByText(`“${third}” is now number 1 of 1 below “${first}”`).waitFor({ state: 'attached' })

    // A new entry, from its button on by keys alone.
    await menu.getByRole('button', { name: 'Add an entry', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('menu-title-new'))).toBe(true)
    await page.keyboard.type('新的一项')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A new entry')
    await page.keyboard.press('Tab')
    await page.keyboard.type('javascript:alert(1)')
    expect(await save(page, 'Publish')).toBe(400)
    const target = inputsOf(menu, 'Link address').last()
    // The answer is here before the form has drawn it.
    await expect.poll(() => target.getAttribute('aria-invalid')).toBe('true')
    expect(namesOf(await readAbout(origin))).toEqual(namesOf(before))

    await target.fill('/about')
    expect(await save(page, 'Publish')).toBe(200)
    const after = await readAbout(origin)
    const [a, b, c, ...rest] = before
    expect(namesOf(after)).toEqual([...namesOf([b, a, ...rest] as Entry[]), ['新的一项', 'A new entry']])
    expect(namesOf(after[1]?.children ?? [])).toEqual(namesOf([c] as Entry[]))
    await expect.poll(() => page.getByText('Unsaved changes').count()).toBe(0)
  })

  test('show both languages in a row, and are dragged', async ({ open, portico }) => {
    const { origin } = portico
    const before = await readAbout(origin)
    const page = await openAsStaff(open, origin, publisher, { locale: 'zh-CN' })
    await page.goto('/admin/globals/navigation')
    const menu = menuOf(page, '关于栏目')
    const titles = async (label: string) =>
      inputsOf(menu, label).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    await menu.waitFor()
    expect(await titles('中文名称')).toEqual(before.map(({ title }) => title.zh))
    expect(await titles('英文名称')).toEqual(before.map(({ title }) => title.en))
    const [head, , last] = [...before.slice(0, 2), before.at(-1)]
    const from = menu.getByRole('button', { name: `移动“${last?.title.zh}”` })
    await from.scrollIntoViewIfNeeded()
    const to = await menu.getByRole('button', { name: `移动“${head?.title.zh}”` }).boundingBox()
    await from.hover()
    await page.mouse.down()
    await page.mouse.move((to?.x ?? 0) + 4, (to?.y ?? 0) + 4, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await titles('中文名称'))[0]).toBe(last?.title.zh)
    await page.getByRole('button', { name: '放弃修改' }).click()
    await expect.poll(() => titles('中文名称')).toEqual(before.map(({ title }) => title.zh))
    await menu.getByRole('button', { name: `删除“${last?.title.zh}”` }).click()
    expect(await save(page, '发布')).toBe(200)
    expect(namesOf(await readAbout(origin))).toEqual(namesOf(before.slice(0, -1)))
  })

  test('are drafted by who may not publish, fit a phone, and are not left by mistake', async ({ open, portico }) => {
    const { origin } = portico
    const page = await openAsStaff(open, origin, editor, { locale: 'zh-CN', viewport: { width: 390, height: 800 } })
    await page.goto('/admin/globals/navigation')
    await page.getByRole('button', { name: '保存草稿', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: '发布', exact: true }).count()).toBe(0)
    expect(await inputsOf(menuOf(page, '关于栏目'), '中文名称').first().isEditable()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    const writing = await openAsStaff(open, origin, publisher, { locale: 'zh-CN' })
    await writing.goto('/admin/globals/navigation')
    const title = inputsOf(menuOf(writing, '关于栏目'), '中文名称').first()
    await title.fill('改了')
    const asked: string[] = []
    writing.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await writing.locator('a[href="/admin"]').first().click()
    expect(asked).toEqual(['菜单的修改还没有保存。要离开吗？'])
    expect(await title.inputValue()).toBe('改了')
  })
})
