import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { quiet } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { editor, publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

// More people sign in from one address than its limit allows.
test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const translator = 'translator@armilla.example'
const languages = [
  ['zh', 'zh-CN', { save: '保存草稿', publish: '发布中文版', add: '添加一行', row: '第1行', other: '英文' }],
  [
    'en',
    'en-US',
    { save: 'Save Draft', publish: 'Publish in English', add: 'Add row', row: 'Row 1', other: 'Chinese' },
  ],
] as const

interface Row {
  title: string
}

/** Writes a record as a person does whose rights the admin knows. @returns its number */
async function write(origin: string, path: string, data: object, email = publisher): Promise<number> {
  const headers = { cookie: await signIn(origin, email), origin, 'content-type': 'application/json' }
  const answer = await ask(`${origin}/admin/api/${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
  expect(answer.status).toBe(201)
  return (JSON.parse(answer.text) as { doc: { id: number } }).doc.id
}

/** Whether a button is filled with a dark colour, as the main one is, and not merely framed. */
const isDark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] =
      getComputedStyle(button)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return opacity > 0.5 && red + green + blue < 3 * 128
  })

describe('who may publish', () => {
  test.for(chooseWay(languages, import.meta.url))(
    'and who may save drafts sees what they can do, in %s',
    async ([locale, tag, words], { open, portico }) => {
      const { origin } = portico
      const id = await findNewsNumber(origin, translatedNews.zh.slug)
      for (const path of [
        `/admin/collections/news/${id}?locale=${locale}`,
        `/admin/collections/news/create?locale=${locale}`,
      ])
        for (const email of [publisher, editor, translator]) {
          if (email === translator && path.includes('create')) continue
          const page = await openAsStaff(open, origin, email, { locale: tag })
          await page.goto(path)
          const save = page.getByRole('button', { name: words.save })
          await save.waitFor()
          // The button is there at once, and says the language a moment later.
          const publish = page.locator('#action-save')
          expect(await publish.count()).toBe(email === publisher ? 1 : 0)
          if (email === publisher) await publish.filter({ hasText: words.publish }).waitFor()
          if (path.includes('create')) {
            await page.locator('#field-title').fill('…')
            await expect.poll(() => save.isEnabled()).toBe(true)
            // The main button is dark: whoever may not publish hands in.
            const handIn = page.locator('.review-main > .dialog-open')
            expect(await handIn.count()).toBe(email === publisher ? 0 : 1)
            if (email !== publisher) await expect.poll(() => isDark(page, '.review-main > .dialog-open')).toBe(true)
            expect(await isDark(page, '#action-save-draft')).toBe(false)
          } else if (email === translator) {
            // Who neither makes nor deletes records has no further menu.
            expect(await page.locator('.doc-controls__dots').count()).toBe(0)
          } else {
            await page.locator('.doc-controls__dots').click()
            await page.locator('.popup-button-list').filter({ visible: true }).first().waitFor()
            const unpublish = page.locator('#action-unpublish, #action-unpublish-locale')
            expect(await unpublish.count()).toBe(email === publisher ? 2 : 0)
          }
          await page.context().close()
        }
    },
  )
})

describe('rows of a document', () => {
  const titles = (rows: Row[]) => rows.map(({ title }) => title)

  test.for(chooseWay(languages, import.meta.url))(
    'are folded and say what they are, in %s',
    async ([locale, tag, words], { open, portico }) => {
      // The admin remembers which rows a person has unfolded, and locks a record for others while one writes.
      const [person, product] = locale === 'zh' ? ([editor, 1] as const) : ([translator, 2] as const)
      const page = await openAsStaff(open, portico.origin, person, { locale: tag })
      await page.goto(`/admin/collections/products/${product}?locale=${locale}`)
      const tab = page.getByRole('button', { name: locale === 'zh' ? '能力与结构' : 'Inside' })
      const headers = { cookie: await signIn(portico.origin, editor) }
      const { text } = await ask(`${portico.origin}/admin/api/products/${product}?locale=${locale}&depth=0`, {
        headers,
      })
      const { capabilities } = JSON.parse(text) as { capabilities: Row[] }
      const rows = page.locator('#field-capabilities .row-name__text')
      // A press before the form listens goes past it.
      await expect
        .poll(async () => {
          await tab.click()
          return rows.first().isVisible()
        })
        .toBe(true)
      expect(await rows.allInnerTexts()).toEqual(titles(capabilities))
      const input = page.locator('#field-capabilities__0__title')
      expect(await input.isVisible()).toBe(false)
      await page.locator('#field-capabilities .collapsible__toggle').first().click()
      await input.fill('A new name')
      await expect.poll(() => rows.first().innerText()).toBe('A new name')
      await input.fill('')
      await page.getByText(words.row, { exact: true }).first().waitFor()
      await page.locator('#field-capabilities').getByRole('button', { name: words.add }).click()
      // A new row stays open when the server has heard of it, and the others folded.
      const added = page.locator(`#field-capabilities__${capabilities.length}__title`)
      await page.locator('#field-capabilities .row-name').nth(capabilities.length).waitFor()
      await added.fill('The last one')
      await expect.poll(() => rows.last().innerText()).toBe('The last one')
      expect(await added.isVisible()).toBe(true)
      expect(await page.locator('#field-capabilities__1__title').isVisible()).toBe(false)
    },
  )

  test.for(chooseWay(languages, import.meta.url))(
    'without a translation have the name of the other language, in %s',
    async ([locale, tag, words], { open, portico }) => {
      const other = locale === 'zh' ? 'en' : 'zh'
      const data = { title: '…', tasks: [{ title: 'Task of the other language' }] }
      const id = await write(portico.origin, `products?locale=${other}&draft=true`, data, editor)
      const page = await openAsStaff(open, portico.origin, translator, { locale: tag })
      await page.goto(`/admin/collections/products/${id}?locale=${locale}`)
      const row = page.locator('#field-tasks .row-name')
      await row.waitFor()
      expect((await row.locator(':scope > *').allInnerTexts()).slice(1)).toEqual([
        'Task of the other language',
        words.other,
      ])
    },
  )
})

describe('a document', () => {
  test('has its text in tabs and what is known of it beside it', async ({ open, portico }) => {
    const page = await openAsStaff(open, portico.origin, publisher, { locale: 'en-US' })
    const beside = page.locator('.document-fields__sidebar')
    const labels = async () =>
      (await beside.locator('label').allInnerTexts()).map((label) => label.replace(/\s.*$/su, ''))
    await page.goto('/admin/collections/news/1?locale=en')
    await beside.waitFor()
    expect(await labels()).toEqual(['Slug', 'Date', 'Category', 'Products', 'Attachments'])
    await page.goto('/admin/collections/advisories/1?locale=en')
    await beside.waitFor()
    expect(await page.locator('.tabs-field__tab-button').allInnerTexts()).toEqual([
      'Text',
      'Rating',
      'Versions',
      'Revisions and credits',
    ])
    await page.goto('/admin/globals/site?locale=en')
    await page.locator('.tabs-field__tab-button').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1600)
  })

  test('is given a slug when it is saved without one, also when it is published', async ({ open, portico }) => {
    const page = await openAsStaff(open, portico.origin, editor, { locale: 'zh-CN' })
    await page.goto('/admin/collections/news-categories/create?locale=zh')
    const save = page.getByRole('button', { name: '保存草稿' })
    await page.locator('#field-title').fill('重庆银行')
    await expect.poll(() => save.isEnabled()).toBe(true)
    await save.click()
    await expect.poll(() => page.locator('#field-slug').inputValue()).toBe('chongqing-yinhang')

    const second = await openAsStaff(open, portico.origin, publisher, { locale: 'zh-CN' })
    await second.goto('/admin/collections/news-categories/create?locale=zh')
    await second.locator('#field-title').fill('重庆银行')
    const publish = second.getByRole('button', { name: '发布中文版' })
    await expect.poll(() => publish.isEnabled()).toBe(true)
    await publish.click()
    await expect.poll(() => second.locator('#field-slug').inputValue()).toBe('chongqing-yinhang-2')
  })

  test('offers what the site can show of a text, and says so', async ({ open, portico }) => {
    const page = await openAsStaff(open, portico.origin, editor, { locale: 'zh-CN' })
    await page.goto('/admin/collections/news/create?locale=zh')
    await page.locator('.fixed-toolbar').waitFor()
    const text = page.locator('[contenteditable="true"]').first()
    await page.getByText('行首输入“/”').waitFor()
    await text.click()
    await page.keyboard.type('/')
    const items = page.locator('.slash-menu-popup__item-text')
    await items.first().waitFor()
    const lines = ['段落', '2级标题', '3级标题', '引用', '分隔线', '编号列表', '项目列表', '表格']
    const offered = [...lines, '代码', '公式', '行内公式', '提示框', '脚注']
    await expect.poll(async () => (await items.allInnerTexts()).toSorted()).toEqual(offered.toSorted())
  })
})

test('what is chosen while a draft saves itself is kept, whatever is typed after it', async ({ open, portico }) => {
  const { origin } = portico
  const id = await write(origin, 'news?locale=zh&draft=true', { title: '草稿' }, editor)
  const page = await openAsStaff(open, origin, editor, { locale: 'en-US' })
  const { promise: isChanged, resolve: change } = Promise.withResolvers<void>()
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    await isChanged
    await route.fulfill({ response })
  })
  await page.goto(`/admin/collections/news/${id}?locale=zh`)
  const title = page.locator('#field-title')
  const saving = page.waitForRequest(/autosave=true/)
  await title.fill('草稿一')
  await saving
  const category = page.locator('#field-category')
  await category.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  const chosen = await category.locator('.rs__single-value, .relationship--single-value').first().innerText()
  await title.fill('草稿二')
  change()
  const readStored = async () => {
    const headers = { cookie: await signIn(origin, editor) }
    const { text } = await ask(`${origin}/admin/api/news/${id}?locale=zh&draft=true&depth=1`, { headers })
    const { category: kept, title: words } = JSON.parse(text) as { title: string; category: { title: string } | null }
    return [words, kept?.title]
  }
  await expect.poll(readStored, { timeout: 30_000 }).toEqual(['草稿二', chosen])
  expect(await category.innerText()).toContain(chosen)
  expect(await title.inputValue()).toBe('草稿二')
})

test('what was typed last in one language does not come into the other', async ({ open, portico }) => {
  const { origin } = portico
  const id = await write(origin, 'news?locale=zh&draft=true', { title: '只有中文' }, editor)
  const page = await openAsStaff(open, origin, editor, { locale: 'en-US' })
  await page.goto(`/admin/collections/news/${id}?locale=zh`)
  const title = page.locator('#field-title')
  await title.fill('只有中文，刚刚写下')
  await page.locator('.localizer button').first().click()
  await page.locator('.popup-button-list__button').filter({ hasText: 'English' }).click()
  await page.waitForURL(/locale=en/)
  await expect.poll(() => title.inputValue()).toBe('')
  // As long as a saving of what came into it by mistake would take.
  await quiet(page)
  expect(await title.inputValue()).toBe('')
  const headers = { cookie: await signIn(origin, editor) }
  const { text } = await ask(`${origin}/admin/api/news/${id}?locale=en&draft=true&depth=0`, { headers })
  expect((JSON.parse(text) as { title?: string | null }).title ?? '').toBe('')
})
