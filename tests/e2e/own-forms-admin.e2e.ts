import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers } from '../browser/barriers.ts'
import { formStarted } from '../browser/started.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { administrator, publisher, signIn } from '../process/staff.ts'

const agent = 'agent@armilla.example'

interface Kept {
  id: number
  questions: { id: string }[]
}

async function rest(origin: string, method: string, path: string, data?: unknown, email = publisher) {
  const headers = { cookie: await signIn(origin, email), origin, 'content-type': 'application/json' }
  const body = data === undefined ? {} : { body: JSON.stringify(data) }
  const { status, text } = await ask(`${origin}/admin/api/${path}`, { method, headers, ...body })
  expect(status, text).toBeLessThan(300)
  return JSON.parse(text) as { doc: Kept; docs: Kept[] }
}

const words = { keepDays: 30, caution: 'usual', _status: 'published' }
const questions = [
  { title: 'Company', kind: 'line', isRequired: true },
  { title: 'Diet', kind: 'line', isRequired: false },
]

const makeForm = async (origin: string, slug: string) =>
  (
    await rest(origin, 'POST', 'forms?locale=en', {
      ...words,
      title: 'Meeting of users',
      summary: 'A day in Hangzhou.',
      slug,
      questions,
    })
  ).doc

/** Publishes other fields, and waits until the site has heard of them. */
async function publishWithout(origin: string, form: { id: number; slug: string; questions: object[] }, gone: string) {
  const { id, questions: fields, slug } = form
  await rest(origin, 'PATCH', `forms/${id}?locale=en`, { questions: fields, _status: 'published' })
  const read = async () => (await ask(`${origin}/en/forms?id=${slug}`)).text
  await poll(async () => !(await read()).includes(gone), { within: 5000, for: 'the changed form' })
}

/** Opens a form of the test and writes into it. */
async function write(page: Page, slug: string, diet = 'No nuts') {
  await page.goto(`/en/forms?id=${slug}`)
  await formStarted(page, '.own-form')
  await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist')
  await page.getByLabel('E-mail').fill('mara@nordvik.example')
  await page.getByLabel('Company').fill('Nordvik Marine')
  await page.getByLabel('Diet').fill(diet)
  await page.locator('[name=consent]').check()
}
const send = (page: Page) => page.locator('.own-form button[type=submit]').click()

describe('a form of the company’s own', () => {
  test('is made in the admin, sent by a visitor and read by its receiver', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, publisher, {
      locale: 'zh-CN',
      viewport: { width: 1440, height: 1000 },
    })
    await page.goto('/admin/collections/forms/create?locale=zh')
    await page.locator('#field-title').fill(`用户见面会${randomUUID().slice(0, 8)}`)
    await page.locator('#field-summary').fill('在杭州的一天。')
    const publish = page.getByRole('button', { name: '发布中文版' })
    await expect.poll(() => publish.isEnabled()).toBe(true)
    // A press before the form listens goes past it.
    const refusal = page.getByText('表单至少要有一栏').first()
    await expect
      .poll(async () => {
        await publish.click()
        return refusal.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        )
      })
      .toBe(true)
    await page.locator('#field-questions').getByRole('button', { name: '添加一栏' }).click()
    // A form that saves itself meanwhile may fold the row that was added.
    const label = page.locator('#field-questions__0__title')
    await expect
      .poll(async () => {
        if (!(await label.isVisible())) await page.locator('#field-questions .collapsible__toggle').first().click()
        await label.fill('公司', { timeout: 500 }).catch(() => undefined)
        return label.inputValue()
      })
      .toBe('公司')
    await expect.poll(() => page.locator('#field-questions .row-name__text').first().innerText()).toBe('公司')
    await publish.click()
    await expect.poll(() => page.locator('#field-slug').inputValue()).not.toBe('')
    const slug = await page.locator('#field-slug').inputValue()
    await expect.poll(async () => (await ask(`${origin}/forms?id=${slug}`)).status).toBe(200)

    const { page: visitor } = await open({ locale: 'zh-CN' })
    await visitor.goto(`/forms?id=${slug}`)
    await formStarted(visitor, '.own-form')
    await visitor.getByLabel('姓名').fill('林夏')
    await visitor.getByLabel('邮箱').fill('lin.xia@example.com')
    await visitor.getByLabel('公司').fill('江南机电研究所')
    await visitor.locator('[name=consent]').check()
    await send(visitor)
    const receipt = await visitor.locator('.enquiry-receipt dd').innerText()

    const id = /forms\/(\d+)/.exec(page.url())?.[1]
    const { docs } = await rest(origin, 'GET', `users?where[email][equals]=${agent}`, undefined, administrator)
    const receivers = docs.map((each) => each.id)
    await rest(origin, 'PATCH', `forms/${id}?locale=zh`, { receivers, _status: 'published' })
    const reader = await openAsStaff(open, origin, agent, { locale: 'zh-CN' })
    await reader.goto(`/admin/collections/forms/${id}?locale=zh`)
    await reader.getByRole('link', { name: '查看1件来件' }).click()
    await reader.getByRole('link', { name: receipt }).click()
    const details = reader.locator('#field-details')
    await details.waitFor()
    await expect.poll(() => details.inputValue()).toBe('公司：江南机电研究所')
  })

  test('that changes while somebody writes is drawn anew, and nothing that was written is lost', async ({
    open,
    portico: { origin },
  }) => {
    const slug = `meeting-${randomUUID()}`
    const { id, questions: kept } = await makeForm(origin, slug)
    const { page } = await open({ locale: 'en-US' })
    await write(page, slug)
    const changed = [
      { ...questions[0], id: kept[0]?.id },
      { title: 'Arrival', kind: 'line', isRequired: true },
    ]
    await publishWithout(origin, { id, slug, questions: changed }, 'Diet')
    await send(page)
    await page.getByText('This form was changed while you were filling it in').waitFor()
    await page.getByText('No nuts').waitFor()
    expect(await page.getByLabel('Company').inputValue()).toBe('Nordvik Marine')
    expect(await findBarriers(page, { include: '.own-form' })).toEqual([])
    await send(page)
    await page.getByText('Please fill in this field.').waitFor()
    await page.getByLabel('Arrival').fill('Monday')
    await send(page)
    await page.getByRole('heading', { name: 'We have received it' }).waitFor()
  })

  test('that is withdrawn while somebody writes says so, and keeps what was written', async ({
    open,
    portico: { origin },
  }) => {
    const slug = `meeting-${randomUUID()}`
    const { id } = await makeForm(origin, slug)
    const { page } = await open({ locale: 'en-US' })
    await write(page, slug)
    await rest(origin, 'PATCH', `forms/${id}?locale=en`, { _status: 'draft' })
    await send(page)
    await page.getByText('This form has been taken down').waitFor()
    expect(await page.getByLabel('Company').inputValue()).toBe('Nordvik Marine')
    // The page is purged as soon as the process hears of it.
    await expect.poll(async () => (await ask(`${origin}/en/forms?id=${slug}`)).status).toBe(404)
  })

  test('changed while somebody writes without scripts comes back as it is now, with all answers', async ({
    open,
    portico: { origin },
  }) => {
    const slug = `meeting-${randomUUID()}`
    const { id, questions: kept } = await makeForm(origin, slug)
    const { page } = await open({ locale: 'en-US', javaScriptEnabled: false })
    await page.goto(`/en/forms?id=${slug}`)
    await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist')
    await page.getByLabel('E-mail').fill('mara@nordvik.example')
    await page.getByLabel('Company').fill('Nordvik Marine')
    await page.getByLabel('Diet').fill('No nuts')
    await page.locator('[name=consent]').check()
    const changed = [{ ...questions[0], id: kept[0]?.id }]
    await publishWithout(origin, { id, slug, questions: changed }, 'Diet')
    await send(page)
    await page.getByText('This form was changed while you were filling it in').waitFor()
    await page.getByText('No nuts').waitFor()
    expect(await page.getByLabel('Company').inputValue()).toBe('Nordvik Marine')
    await send(page)
    await page.getByRole('heading', { name: 'We have received it' }).waitFor()
  })
})
