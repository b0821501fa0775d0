import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const translator = 'translator@armilla.example'

const words = {
  'zh-CN': {
    title: '翻译',
    all: '全部翻译',
    outdated: /^已过时/,
    changed: '原文已改',
    save: '存为草稿',
    saved: '草稿已保存。',
    handIn: '提交审核',
    handedIn: '已提交审核。',
    publish: '发布译文',
    published: '译文已发布。',
    lacks: '英文里没有数字“14”',
    same: '意思没变',
    accepted: '已标为最新。',
    turn: '更换原文语言',
    turned: ['以英文为原文', '以中文为原文'],
    lead: '英文原文与中文译文逐栏对照',
    missing: '缺译文',
    copy: '填入原文',
    lost: '缺少标记<1>…</1>',
    term: '术语表里“工单”译作“ticket”',
    remembered: '填入以前的译文（1段）',
    use: '采用',
  },
  'en-US': {
    title: 'Translations',
    all: 'All translations',
    outdated: /^Outdated/,
    changed: 'Source changed',
    save: 'Save draft',
    saved: 'Draft saved.',
    handIn: 'Hand in for review',
    handedIn: 'Handed in.',
    publish: 'Publish the translation',
    published: 'Published.',
    lacks: 'The English lacks the number “14”',
    same: 'Same meaning',
    accepted: 'Marked as up to date.',
    turn: 'Change the source language',
    turned: ['Make English the source', 'Make Chinese the source'],
    lead: 'The English and its Chinese translation, field by field.',
    missing: 'Missing',
    copy: 'Insert the source',
    lost: 'The tag <1>…</1> is missing',
    term: 'The glossary has “ticket” for “工单”',
    remembered: 'Insert earlier translations (1)',
    use: 'Use',
  },
}

interface News {
  docs: { id: number; title: string; slug: string; summary: string; body: Text }[]
}
interface Text {
  root: { children: object[] }
}

/** News items that are in both languages: one for each test in each language of the admin. */
async function readNews(origin: string, cookie: string, locale: 'zh' | 'en') {
  const { text } = await ask(`${origin}/admin/api/news?locale=${locale}&limit=4&sort=id&depth=0`, {
    headers: { cookie },
  })
  return (JSON.parse(text) as News).docs
}

async function publish(origin: string, cookie: string, id: number, locale: string, data: object): Promise<void> {
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=${locale}&depth=0`, {
    method: 'PATCH',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, _status: 'published' }),
  })
  expect(status).toBe(200)
}

describe('30: a source that changes, and its translation', () => {
  for (const [place, locale] of chooseWay([...(['zh-CN', 'en-US'] as const).entries()], import.meta.url))
    test(`is outdated, translated side by side, handed in, published and current (${locale})`, async ({
      open,
      portico,
    }) => {
      const { origin } = portico
      const texts = words[locale]
      const cookie = await signIn(origin, publisher)
      const news = (await readNews(origin, cookie, 'en'))[place]
      if (news === undefined) throw new Error('The demo has no news')
      const address = `/admin/translate/news/${news.id}`
      const visit = async () => (await ask(`${origin}/en/news/detail?id=${news.slug}`)).text
      expect(await visit()).not.toContain('The Chinese text is newer')
      await publish(origin, cookie, news.id, 'zh', { summary: '从14天缩短到3天。' })
      await expect.poll(visit, { timeout: 5000 }).toContain('The Chinese text is newer')

      const page = await openAsStaff(open, origin, translator, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto('/admin')
      await page.getByRole('link', { name: texts.all }).click()
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
      await page.getByRole('link', { name: texts.outdated }).click()
      await page.locator(`.view-table a[href="${address}"]`).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.translate', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator(`.view-table a[href="${address}"]`).click()
      await page.getByText(texts.changed).waitFor()
      const field = page.getByRole('textbox')
      expect(await field.count()).toBe(1)
      await field.fill('Down to 3 days.')
      await page.getByText(texts.lacks).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.side', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await field.fill('Down from 14 days to 3.')
      await page.getByText(texts.lacks).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByText(texts.saved).waitFor()
      await page.getByRole('button', { name: texts.handIn }).click()
      await page.getByText(texts.handedIn).waitFor()
      expect(await visit()).toContain('The Chinese text is newer')

      const other = await openAsStaff(open, origin, publisher, { locale })
      await other.goto(address)
      await other.getByRole('button', { name: texts.publish }).click()
      await other.getByText(texts.published).waitFor()
      await expect.poll(visit, { timeout: 5000 }).not.toContain('The Chinese text is newer')
      expect(await visit()).toContain('Down from 14 days to 3.')

      await publish(origin, cookie, news.id, 'zh', { summary: '从14天，缩短到3天。' })
      await expect.poll(visit, { timeout: 5000 }).toContain('The Chinese text is newer')
      await page.goto(address)
      await page.getByRole('button', { name: texts.same }).click()
      await page.getByText(texts.accepted).waitFor()
      await expect.poll(visit, { timeout: 5000 }).not.toContain('The Chinese text is newer')

      // The other way round from now on: a change of the English is what makes the Chinese outdated.
      const [toEnglish = '', toChinese = ''] = texts.turned
      await page.getByText(texts.turn).click()
      await page.getByRole('button', { name: toEnglish }).click()
      await page.getByText(texts.lead).waitFor()
      expect(await findBarriers(page, { include: '.side', tags: wcag })).toEqual([])
      const chinese = (await readNews(origin, cookie, 'zh')).find(({ id }) => id === news.id)
      const visitChinese = async () => (await ask(`${origin}/news/detail?id=${chinese?.slug}`)).text
      expect(await visitChinese()).toContain('从14天，缩短到3天。')
      expect(await visitChinese()).not.toContain('英文版有新的改动')
      await publish(origin, cookie, news.id, 'en', { summary: 'From 14 days to 3.' })
      await expect.poll(visitChinese, { timeout: 5000 }).toContain('英文版有新的改动')
      expect(await visit()).not.toContain('The Chinese text is newer')
      await page.goto(address)
      await page.getByText(texts.changed).waitFor()
      await page.getByText(texts.turn).click()
      await page.getByRole('button', { name: toChinese }).waitFor()
    })
})

const box = { version: 1, direction: 'ltr', format: '', indent: 0 }
const wordsNode = (text: string) => ({
  type: 'text',
  text,
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
})
const paragraph = (...children: object[]) => ({ ...box, type: 'paragraph', textFormat: 0, children })

/** A paragraph with a link in it, as the editor stores it. */
function paragraphWithLink() {
  const fields = { linkType: 'custom', url: 'https://example.com/tickets', newTab: false }
  const link = {
    ...box,
    type: 'link',
    version: 3,
    id: '65f0c0ffee65f0c0ffee65f0',
    fields,
    children: [wordsNode('工单说明')],
  }
  return paragraph(wordsNode('提交工单之前，请看'), link, wordsNode('。'))
}

describe('30: paragraphs that come to a source', () => {
  for (const [place, locale] of chooseWay([...(['zh-CN', 'en-US'] as const).entries()], import.meta.url))
    test(`are translated side by side, with a link and a term, or as they were before (${locale})`, async ({
      open,
      portico,
    }) => {
      const { origin } = portico
      const texts = words[locale]
      const cookie = await signIn(origin, publisher)
      const [chinese, english] = [await readNews(origin, cookie, 'zh'), await readNews(origin, cookie, 'en')]
      const [news, slug] = [chinese[place + 2], english[place + 2]?.slug]
      // A sentence that stands elsewhere in both languages.
      const [known, translated] = [chinese[place]?.title, english[place]?.title]
      if (news === undefined || known === undefined || translated === undefined)
        throw new Error('The demo has too few news')
      const [first, ...others] = news.body.root.children
      const children = [first, paragraphWithLink(), paragraph(wordsNode(known)), ...others]
      await publish(origin, cookie, news.id, 'zh', { body: { root: { ...news.body.root, children } } })

      const page = await openAsStaff(open, origin, publisher, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto(`/admin/translate/news/${news.id}`)
      const [field, other] = [page.getByRole('textbox').first(), page.getByRole('textbox').last()]
      await field.waitFor()
      expect(await page.getByRole('textbox').count()).toBe(2)
      expect(await page.getByText(texts.missing, { exact: true }).count()).toBe(2)
      await page.getByRole('button', { name: texts.remembered }).click()
      expect([await field.inputValue(), await other.inputValue()]).toEqual(['', translated])
      const offer = page.getByRole('listitem').filter({ hasText: translated })
      // What was taken is no longer offered; once it is taken out again, it is.
      await offer.waitFor({ state: 'detached' })
      await other.fill('')
      await offer.getByRole('button', { name: texts.use, exact: true }).click()
      expect(await other.inputValue()).toBe(translated)
      await page.getByRole('button', { name: texts.copy }).first().click()
      expect(await field.inputValue()).toBe('提交工单之前，请看<1>工单说明</1>。')
      await field.fill('Read this first.')
      await page.getByText(texts.lost).waitFor()
      await page.getByText(texts.term).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.side', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByRole('status').getByText(texts.lost).waitFor()
      await field.fill('Before you open a ticket, read <1>about tickets</1>.')
      await page.getByText(texts.term).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByText(texts.saved).waitFor()
      await page.getByRole('button', { name: texts.publish }).click()
      await page.getByText(texts.published).waitFor()
      const visit = async () => (await ask(`${origin}/en/news/detail?id=${slug}`)).text
      await expect
        .poll(visit, { timeout: 5000 })
        .toMatch(/Before you open a ticket, read <a[^>]*href="https:\/\/example\.com\/tickets"[^>]*>about tickets/)
      expect(await visit()).toContain(`<p>${translated}</p>`)
    })
})
