import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { testWithAdmin as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { administrator, demoPassword, signIn } from '../process/staff.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-upload-'))
/** A part of an upload, as the component sends it. */
const part = 16 * 1024 * 1024
const content = randomBytes(2 * part + 1000)
const sha256 = createHash('sha256').update(content).digest('hex')
const path = join(folder, 'made.bin')
writeFileSync(path, content)

async function signInByForm(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(administrator)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/admin')
}

function openRest(origin: string, cookie: string) {
  return async (method: string, way: string, body?: object) => {
    const { status, text } = await ask(`${origin}/admin/api/${way}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status, data: JSON.parse(text) as Record<string, unknown> }
  }
}

afterAll(() => rm(folder, { recursive: true }))

test('a file that is sent in the admin goes on after a cut and a reload where it stopped, and is published as measured', async ({
  open,
  portico: { origin },
}) => {
  const rest = openRest(origin, await signIn(origin))
  const first = async (way: string) => ((await rest('GET', way)).data.docs as { id: number }[])[0]?.id
  const product = await first('products?limit=1&locale=en&where[slug][equals]=studio')
  const release = await first('releases?limit=1&where[version][equals]=R2026b')
  // A second attempt finds the first one's file published.
  const name = `made-${randomUUID()}.bin`
  const draft = { release, product, name, kind: 'data', system: 'any', architecture: 'any', gate: 'open' }
  const { data } = await rest('POST', 'release-files?locale=en', { ...draft, state: 'draft', expectedSha256: sha256 })
  const { id } = data.doc as { id: number }

  const { page, record } = await open({ locale: 'en-US' })
  await signInByForm(page)
  const offsets: string[] = []
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(offset)
  })
  // Slow enough to be cut in the second part, also where the test waits five seconds for its turn.
  const line = await page.context().newCDPSession(page)
  const set = (offline: boolean, uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput })
  const edit = `/admin/collections/release-files/${id}?locale=en`
  await page.goto(edit)
  await set(false, 3 * 1024 * 1024)
  const begun = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('#field-upload').setInputFiles(path)
  expect((await begun).headers()['upload-offset']).toBe(String(part))
  await set(true, 0)
  await page.getByText('The upload was interrupted').waitFor()

  // The tab was closed; the same file is chosen again.
  await set(false, -1)
  offsets.length = 0
  await page.goto(edit)
  await page.locator('#field-upload').setInputFiles(path)
  await page.getByText(`SHA-256: ${sha256}`).waitFor()
  expect(offsets.filter((offset) => Number(offset) < part)).toEqual([])
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/admin/api/release-files/'),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
  const stored = await rest('GET', `release-files/${id}`)
  expect(stored.data).toMatchObject({ sha256, size: content.length, state: 'draft' })

  const address = `${origin}/releases/studio/R2026b/${name}`
  expect((await ask(address)).status).toBe(404)
  expect((await rest('PATCH', `release-files/${id}`, { state: 'published' })).status).toBe(200)
  await expect.poll(async () => (await ask(address)).status).toBe(200)
  const sent = await ask(address)
  expect(createHash('sha256').update(sent.bytes).digest('hex')).toBe(sha256)
  expect((await ask(`${origin}/releases/studio/R2026b/SHA256SUMS`)).text).toContain(`${sha256}  ${name}\n`)
  const refused = record.complaints.filter((each) => /securitypolicyviolation|Content Security Policy/i.test(each))
  expect(refused).toEqual([])
})

test('a published file that the store has lost is an alarm on the dashboard, until it is back', async ({
  open,
  portico: { dataDir, origin },
}) => {
  const { page } = await open({ locale: 'en-US' })
  await signInByForm(page)
  const alarm = page.getByRole('alert', { name: 'Release files that the store has lost' })
  expect(await alarm.count()).toBe(0)
  const address = `${origin}/releases/studio/R2026b/ThermalWall.mo`
  const { bytes } = await ask(address)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const place = join(dataDir, 'downloads/files', digest.slice(0, 2), digest)
  await rm(place)
  expect((await ask(address)).status).toBe(503)
  await page.reload()
  await alarm.getByRole('link', { name: 'ThermalWall.mo' }).waitFor()
  writeFileSync(place, bytes)
  expect((await ask(address)).status).toBe(200)
  await page.reload()
  await page.getByRole('heading', { name: 'Downloads' }).first().waitFor()
  expect(await alarm.count()).toBe(0)
})
