import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { started } from '../browser/started.ts'
import { watchPage } from '../browser/watch-page.ts'
import { asDocument } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'

interface Asked {
  path: string
  origin: string | undefined
  headers: IncomingMessage['headers']
}

/** The process that has the calls, and one that shows the site from it, through a server that notes what is asked. */
let calls: Portico
let site: Portico
let between: Server
let isCut = false
const asked: Asked[] = []

beforeAll(async () => {
  calls = await startPortico({ dataDir: await makeDataFolder(), env: { ADMIN: 'off' } })
  between = createServer((request, response) => {
    asked.push({ path: request.url ?? '', origin: request.headers.origin, headers: request.headers })
    if (isCut) return void request.socket.destroy()
    const allowed = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type, lang, accesstoken, idempotency-key',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { accesstoken, lang } = request.headers
      void fetch(calls.origin + (request.url ?? ''), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(typeof lang === 'string' && { lang }),
          ...(typeof accesstoken === 'string' && { accesstoken }),
        },
        body: Buffer.concat(chunks),
      }).then(async (answer) =>
        response.writeHead(answer.status, { ...allowed, 'content-type': 'application/json' }).end(await answer.text()),
      )
    })
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  site = await startPortico({ dataDir: await makeDataFolder(), env: { ADMIN: 'off', PORTAL_API_BASE: base } })
})

afterAll(async () => {
  between.close()
  for (const portico of [site, calls]) {
    await portico.stop()
    await removeFolder(portico.dataDir)
  }
})

async function signIn(beforeSending: () => void) {
  const chromium = await launchChromium()
  const context = await chromium.browser.newContext({ baseURL: site.origin, userAgent: asDocument['user-agent'] })
  const page = await context.newPage()
  const record = await watchPage(page)
  await page.goto('/en/login')
  await started(page)
  asked.length = 0
  beforeSending()
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password of anybody')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  await chromium.close()
  return record
}

describe('PORTAL_API_BASE', () => {
  test('[W2] is where the server asks for pages, and where the browser asks; the policy allows that origin alone', async () => {
    const record = await signIn(() => {})
    const own = asked.filter(({ path }) => path === '/api/portal/auth/login')
    expect(own.at(-1)).toMatchObject({ origin: site.origin, headers: { lang: 'en-US' } })
    expect(own.at(-1)?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/)
    expect(record.requests.filter(({ path }) => path === '/api/portal/auth/login')).not.toEqual([])
    expect(record.complaints).toEqual([])
  })

  test('[W2] that gives no answer leaves the browser its own origin, by axios', async () => {
    const record = await signIn(() => {
      isCut = true
    })
    expect(asked.some(({ path }) => path === '/api/portal/auth/login')).toBe(true)
    expect(record.requests.some(({ path }) => path.includes('/assets/axios'))).toBe(true)
  })
})
