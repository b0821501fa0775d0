import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formStarted, started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { pdf } from '../factories/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-cv-'))
function fileOf(name: string, content: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const files = {
  cv: fileOf('简历.pdf', pdf('cv')),
  exe: fileOf('virus.pdf', Buffer.from(`MZ${'\0'.repeat(600)}`, 'latin1')),
  large: fileOf('large.pdf', Buffer.alloc(30 * 1024 * 1024, 37)),
  empty: fileOf('empty.pdf', Buffer.alloc(0)),
}

const pages = {
  zh: {
    address: '/joinUs?id=qiujieqi-kaifa',
    name: '周远',
    missing: '请选择文件。',
    exe: '“virus.pdf”的内容不是PDF、DOCX、ODT',
    large: '“large.pdf”太大，每个文件最多5 MB。',
    empty: '“empty.pdf”是空的，请换一个。',
    notSent: '还没有提交',
    received: '申请已收到',
  },
  en: {
    address: '/en/joinUs?id=solver-engineer',
    name: 'Jo Meier',
    missing: 'Choose a file.',
    exe: 'What is in “virus.pdf” is not PDF, DOCX, ODT',
    large: '“large.pdf” is too large: at most 5 MB for each file.',
    empty: '“empty.pdf” is empty. Please choose another.',
    notSent: 'Not sent yet',
    received: 'Application received',
  },
} as const

const form = (page: Page) => page.locator('.enquiry-form')
const upload = (page: Page) => form(page).locator('input[type=file]')
const submit = (page: Page) => form(page).locator('button[type=submit]')

async function fill(page: Page, name: string) {
  await form(page).locator('[name=name]').fill(name)
  await form(page)
    .locator('[name=email]')
    .fill(`${name === 'Jo Meier' ? 'jo' : 'zhou'}@example.com`)
  await form(page).locator('[name=consent]').check()
}

describe.each(Object.entries(pages))('an application with scripts off (%s)', (_, words) => {
  test('[R] says what is wrong with a file, loses nothing, and keeps a good one over the second look', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(words.address)
    await fill(page, words.name)
    await submit(page).click()
    await page.getByText(words.missing).waitFor()
    for (const bad of ['large', 'exe', 'empty'] as const) {
      await upload(page).setInputFiles(files[bad])
      await submit(page).click()
      await page.getByText(words[bad]).waitFor()
      expect(await form(page).locator('[name=name]').inputValue()).toBe(words.name)
    }
    await upload(page).setInputFiles(files.cv)
    await submit(page).click()
    // Looked at once more, or already sent: after a refusal the form has its token.
    await page.getByRole('heading', { name: words.received }).waitFor()
    expect(await page.locator('.enquiry-receipt dd').innerText()).toMatch(/^A-\w{4}-\w{4}$/)
  })

  test('a good file need not be chosen again when another field was wrong', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(words.address)
    await form(page).locator('[name=name]').fill(words.name)
    await upload(page).setInputFiles(files.cv)
    await submit(page).click()
    await page.getByText(words.notSent).waitFor()
    expect(await form(page).locator('input[name=file]').isChecked()).toBe(true)
    await fill(page, words.name)
    await submit(page).click()
    await page.getByRole('heading', { name: words.received }).waitFor()
  })
})

describe.each(Object.entries(pages))('an application with scripts (%s)', (_, words) => {
  test('refuses what is too large before it is sent, an EXE when it is, and sends the CV', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(words.address)
    await started(page)
    await formStarted(page)
    const uploads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/forms/')) uploads.push(request.url())
    })
    await upload(page).setInputFiles(files.large)
    await page.getByText(words.large).waitFor()
    await upload(page).setInputFiles(files.exe)
    await fill(page, words.name)
    expect(uploads).toEqual([])
    await submit(page).click()
    await page.getByText(words.exe).waitFor()
    await form(page).locator('.file-row button').click()
    await upload(page).setInputFiles(files.cv)
    await submit(page).dblclick()
    await page.getByRole('heading', { name: words.received }).waitFor()
    expect(uploads).toHaveLength(2)
    expect(record.complaints).toEqual([])
  })
})

describe.each([
  ['zh', '/joinUs', '招聘中的职位'],
  ['en', '/en/joinUs', 'Open positions'],
])('the open positions (%s)', (_, path, title) => {
  test('[R] are below their own heading, which no button repeats', async ({ open }) => {
    const { page } = await open({ viewport: { width: 390, height: 844 } })
    await page.goto(path)
    expect(await page.getByRole('main').getByText(title, { exact: true }).count()).toBe(1)
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
  })

  test('[R] say beside the form of one what follows an application', async ({ open }) => {
    const { page } = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(path)
    const steps = (await page.locator('.numbered-rows h3').allInnerTexts()).map((step) => step.replaceAll('\n', ''))
    expect(steps.length).toBeGreaterThan(2)
    await page.goto(pages[path === '/joinUs' ? 'zh' : 'en'].address)
    expect(await page.locator('.form-help li').allInnerTexts()).toEqual(steps)
  })
})

describe('positions', () => {
  test('are filtered by the address; [S1] an invented filter leaves an empty list, an invented position is not found, and no page is kept', async ({
    portico: { origin },
  }) => {
    const read = async (path: string) => {
      const answer = await fetch(origin + path)
      return { status: answer.status, html: await answer.text() }
    }
    const xian = await read('/joinUs?place=xian&kind=full-time')
    expect(xian.html).toContain('数值求解器工程师')
    expect(xian.html).not.toContain('硬件测试工程师')
    for (const query of ['id=x', 'id=-1', 'id=1000000000', `id=${'9'.repeat(300)}`])
      expect((await read(`/joinUs?${query}`)).status, query).toBe(404)
    for (const query of ['place=x', 'team=x', 'kind=x']) await expectEmptyList(origin, `/joinUs?${query}`)
    const answer = await fetch(`${origin}/joinUs?id=solver-engineer`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/joinUs?id=qiujieqi-kaifa'])
  })

  test('one that is closed is gone from the list, says so, and asks for nothing', async ({ portico: { origin } }) => {
    expect(await (await fetch(`${origin}/joinUs`)).text()).not.toContain('技术支持工程师')
    const html = await (await fetch(`${origin}/joinUs?id=jishu-zhichi`)).text()
    expect(html).toContain('这个职位已截止')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('enquiry-form')
    expect(html).not.toContain('JobPosting')
  })

  test('[L6] one in Chinese only shows its title and a way to it in English, and no pair', async ({
    portico: { origin },
  }) => {
    const html = await (await fetch(`${origin}/en/joinUs?id=shixi-fangzhen`)).text()
    expect(html).toMatch(/<h1 lang="zh-Hans">/)
    expect(html).toContain('href="/joinUs?id=shixi-fangzhen"')
    expect(html).not.toContain('hrefLang="en"')
    expect(html).not.toContain('JobPosting')
  })

  test('[L6] one in Chinese only can be applied for in English too: its text is marked, the form is in English', async ({
    open,
  }) => {
    const { page } = await open()
    await page.goto('/en/joinUs?id=shixi-fangzhen')
    const duties = page.locator('.position-words ul[lang="zh-Hans"]')
    expect(await duties.count()).toBeGreaterThan(0)
    expect(await duties.first().innerText()).toMatch(/\p{Script=Han}/u)
    await page.getByRole('link', { name: 'Apply', exact: false }).first().click()
    const form = page.locator('.enquiry-form')
    expect(await form.locator('[name=position]').inputValue()).toBe('shixi-fangzhen')
    expect(await form.locator('label[for=application-name]').innerText()).toBe('Name')
  })

  test('an open one is described to search engines', async ({ portico: { origin } }) => {
    const html = await (await fetch(`${origin}/en/joinUs?id=solver-engineer`)).text()
    const record = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
      .find((each) => each['@type'] === 'JobPosting')
    expect(record).toMatchObject({
      title: 'Numerical solver engineer (Gnomon)',
      validThrough: '2027-01-31T16:00:00.000Z',
      employmentType: 'FULL_TIME',
      totalJobOpenings: 2,
      jobLocation: { address: { addressLocality: 'Xi’an', addressCountry: 'CN' } },
    })
  })
})

describe('files from elsewhere', () => {
  const send = (origin: string, headers: Record<string, string>, path = 'application') =>
    fetch(`${origin}/api/forms/files/${path}`, { method: 'POST', body: new Uint8Array(pdf('x')), headers })

  test('are taken with the token of an open form only', async ({ portico: { origin } }) => {
    for (const token of ['', 'x', 'mb0.AAAA']) {
      const answer = await send(origin, { 'x-form-token': token, 'x-file-name': 'a.pdf' })
      expect(((await answer.json()) as { code: string }).code).toBe('000002')
    }
    expect((await send(origin, {}, 'partner')).status).toBe(404)
    expect((await send(origin, {}, 'toString')).status).toBe(404)
    expect((await fetch(`${origin}/form-files/`)).status).toBe(404)
  })
})
