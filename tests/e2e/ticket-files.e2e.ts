import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { testWithAdmin as test } from '../browser/test.ts'
import { pdf } from '../factories/files.ts'
import { demoPassword, signIn as signInStaff } from '../process/staff.ts'

const words = {
  zh: {
    prefix: '',
    email: 'lin.xia@example.com',
    signIn: { email: '邮箱', password: '密码', button: '登录' },
    labels: {
      subject: '主题',
      text: '问题和步骤',
      list: '已选的文件',
      done: '已上传',
      again: '连接中断，正在重连',
      choose: '请重新选择这个文件，从断处继续',
      refused: '的内容不是PDF',
      remove: '去掉',
      unfinished: '有文件还没有传完',
      send: '提交工单',
      waiting: '等1个文件传完',
      fetch: '下载',
      reply: '回复',
      sendReply: '发送回复',
    },
  },
  en: {
    prefix: '/en',
    email: 'maya.hart@example.com',
    signIn: { email: 'E-mail', password: 'Password', button: 'Sign in' },
    labels: {
      subject: 'Subject',
      text: 'Problem and steps',
      list: 'Chosen files',
      done: 'Uploaded',
      again: 'Connection lost, trying again',
      choose: 'Choose this file again to resume',
      refused: 'is not PDF',
      remove: 'Remove ',
      unfinished: 'A file hasn’t finished uploading',
      send: 'Send ticket',
      waiting: 'Waiting for 1 file',
      fetch: 'Download ',
      reply: 'Reply',
      sendReply: 'Send reply',
    },
  },
} as const
type Words = (typeof words)[keyof typeof words]

const partSize = 4 * 1024 * 1024
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

let folder: string
let trace: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-files-'))
  trace = Buffer.from(randomBytes(4_700_000).toString('hex'))
  await writeFile(join(folder, 'trace.log'), trace)
  await writeFile(join(folder, 'short.txt'), 'step size below 1e-12 s\n')
  await writeFile(join(folder, 'wrong.txt'), 'chosen by mistake\n')
  await writeFile(join(folder, 'late.pdf'), pdf('late'))
  await writeFile(join(folder, 'setup.pdf'), `MZ${'\0'.repeat(512)}`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function openForm(page: Page, { email, prefix, signIn: labels }: Words): Promise<void> {
  const target = `${prefix}/support/ticket/new`
  await page.goto(`${prefix}/login?redirect=${encodeURIComponent(target)}`)
  await started(page)
  await page.getByLabel(labels.email, { exact: true }).fill(email)
  await page.getByLabel(labels.password, { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: labels.button, exact: true }).click()
  await page.waitForURL(`**${target}`)
}

/** Looks at every part that is sent. @param decide what becomes of it, by its place in the file */
async function watchParts(page: Page, decide: (route: Route, offset: number, size: number) => Promise<void>) {
  const begun: string[] = []
  const parts: { path: string; offset: number }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    const headers = request.headers()
    if (path === '/api/uploads/ticket-files') begun.push(headers['upload-length'] ?? '')
    if (request.method() === 'PATCH') parts.push({ path, offset: Number(headers['upload-offset']) })
  })
  await page.route('**/api/uploads/ticket-files/*', async (route) => {
    const headers = route.request().headers()
    if (route.request().method() !== 'PATCH') await route.continue()
    else await decide(route, Number(headers['upload-offset']), Number(headers['content-length']))
  })
  return { begun, parts }
}

const paste = (page: Page, field: string) =>
  page.getByLabel(field, { exact: true }).evaluate((area, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, picture)

describe.each(Object.entries(words))('files of a ticket (%s)', (_, own) => {
  const { labels, prefix } = own
  const rowOf = (page: Page, name: string) =>
    page.getByRole('list', { name: labels.list }).getByRole('listitem').filter({ hasText: name })
  const choose = (page: Page, ...names: string[]) =>
    page.locator('input[type=file]').setInputFiles(names.map((name) => join(folder, name)))
  const arrived = (page: Page, name: string) => rowOf(page, name).getByText(labels.done, { exact: true }).waitFor()

  test(
    'arrive while the rest is written, go on after a break and a reload, and are had byte for byte',
    { timeout: 120_000 },
    async ({ open, portico }) => {
      const { page, record } = await open()
      await openForm(page, own)
      let isCut = true
      const { begun, parts } = await watchParts(page, (route, offset) =>
        isCut && offset >= partSize ? route.abort('connectionreset') : route.continue(),
      )
      await page.getByLabel(labels.subject, { exact: true }).fill('t = 0.42 s')
      await page.getByLabel(labels.text, { exact: true }).fill('See the trace.')
      await choose(page, 'trace.log', 'short.txt', 'wrong.txt')
      await arrived(page, 'short.txt')
      await arrived(page, 'wrong.txt')
      await rowOf(page, 'trace.log').getByText(labels.again).waitFor()
      await rowOf(page, 'wrong.txt')
        .getByRole('button', { name: `${labels.remove}wrong.txt` })
        .click()
      await paste(page, labels.text)
      await arrived(page, 'image.png')
      await choose(page, 'setup.pdf')
      await rowOf(page, 'setup.pdf').getByText(labels.refused).waitFor()
      expect(await findBarriers(page)).toEqual([])

      await page.reload()
      await arrived(page, 'short.txt')
      await arrived(page, 'image.png')
      await rowOf(page, 'trace.log').getByText(labels.choose).waitFor()
      expect(await page.getByRole('list', { name: labels.list }).getByRole('listitem').count()).toBe(3)
      await page.getByRole('button', { name: labels.send }).click()
      await page.getByText(labels.unfinished).waitFor()

      isCut = false
      const [before, from] = [begun.length, parts.length]
      await choose(page, 'trace.log')
      await arrived(page, 'trace.log')
      expect(begun).toHaveLength(before)
      expect(parts.slice(from).map(({ offset }) => offset)).toEqual([partSize, 2 * partSize])
      await page.getByRole('button', { name: labels.send }).click()
      await page.waitForURL(/\/support\/ticket\/mine\?ticket=T-/)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `${labels.fetch}trace.log` }).click()
      expect(sha256(await readFile(await (await download).path()))).toBe(sha256(trace))

      const headers = { cookie: await signInStaff(portico.origin, 'agent@armilla.example') }
      const messages = `${portico.origin}/admin/api/ticket-messages`
      const { docs } = (await (await fetch(`${messages}?sort=-id&limit=1&depth=0`, { headers })).json()) as {
        docs: { id: number; files: { id: string; name: string }[] }[]
      }
      expect(docs[0]?.files.map(({ name }) => name).toSorted()).toEqual(['image.png', 'short.txt', 'trace.log'])
      const row = docs[0]?.files.find(({ name }) => name === 'trace.log')?.id
      const answer = await fetch(`${messages}/${docs[0]?.id}/files/${row}`, { headers })
      expect(sha256(await answer.bytes())).toBe(sha256(trace))
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await fetch(`${messages}/${docs[0]?.id}/files/${row}`)).status).toBe(401)
      // What the browser itself says of the requests that were cut or refused.
      expect(record.complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
    },
  )

  test('are waited for when the form is sent, on a phone', async ({ open }) => {
    const { page } = await open({ viewport: { width: 390, height: 800 } })
    await openForm(page, own)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await watchParts(page, async (route) => {
      await released
      await route.continue()
    })
    await page.getByLabel(labels.subject, { exact: true }).fill('t = 0.43 s')
    await page.getByLabel(labels.text, { exact: true }).fill('See the report.')
    await choose(page, 'late.pdf')
    await page.getByRole('button', { name: labels.send }).click()
    await page.getByText(labels.waiting).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(page.url()).toContain(`${prefix}/support/ticket/new`)
    release()
    await page.waitForURL(/\/support\/ticket\/mine\?ticket=T-/)
    await page.getByRole('button', { name: `${labels.fetch}late.pdf` }).waitFor()
    await page.getByLabel(labels.reply, { exact: true }).fill('And its settings.')
    await choose(page, 'short.txt')
    await arrived(page, 'short.txt')
    await page.getByRole('button', { name: labels.sendReply }).click()
    await page.getByRole('button', { name: `${labels.fetch}short.txt` }).waitFor()
    await expect.poll(() => rowOf(page, 'short.txt').count()).toBe(0)
  })
})
