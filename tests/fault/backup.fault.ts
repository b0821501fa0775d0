import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { awaitPeriod, digits } from '../factories/totp.ts'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { environmentWith } from '../process/environment.ts'
import { poll } from '../process/poll.ts'
import { type Portico, runPortico, startPortico } from '../process/portico.ts'
import { makePostgres } from '../process/postgres.ts'
import { demoPassword, signIn } from '../process/staff.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { root } from '../setup/template.ts'

const member = 'maya.hart@example.com'
const passphrase = 'correct horse battery'
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})

interface Place {
  dataDir: string
  env: Record<string, string>
}

/** Runs a command of the house as its operator does. */
async function runCommand(name: string, args: string[], { dataDir, env }: Place, killAfter?: number) {
  const variables = { DATA_DIR: dataDir, PORTICO_BACKUP_PASSPHRASE: passphrase, LOG_LEVEL: 'error', ...env }
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: environmentWith(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output: Buffer.concat(output).toString('utf8') }
}

/** Asks a call with a session's token. @returns its data */
async function call<T>({ origin }: Portico, path: string, body: unknown, accessToken = ''): Promise<T> {
  const response = await fetch(`${origin}/api/portal/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', lang: 'en-US', ...(accessToken && { accessToken }) },
    body: JSON.stringify(body),
  })
  const { code, data, message } = (await response.json()) as { code: string; message: string; data: T }
  if (code !== '000000') throw new Error(`${path} answered ${code}: ${message}`)
  return data
}

/** Gives the demo's member an authenticator app. @returns its secret */
async function addAuthenticator(portico: Portico): Promise<string> {
  const { token } = await call<{ token: string }>(portico, 'auth/login', { email: member, password: demoPassword })
  const start = { password: demoPassword }
  const { begun, secret } = await call<{ begun: string; secret: string }>(portico, 'account/totp/start', start, token)
  await awaitPeriod()
  await call(portico, 'account/totp/confirm', { begun, code: digits(secret, -1) }, token)
  return secret
}

/** Signs the member in with the second step. @returns whether there was one, and it was taken */
async function signInWithAuthenticator(portico: Portico, secret: string): Promise<boolean> {
  const { pending } = await call<{ pending?: string }>(portico, 'auth/login', { email: member, password: demoPassword })
  if (pending === undefined) return false
  await awaitPeriod()
  const { token } = await call<{ token?: string }>(portico, 'auth/second-factor', { pending, code: digits(secret, 1) })
  return token !== undefined
}

/** As a page of the admin sends it. */
const headersOf = (cookie: string) => ({
  cookie,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
})

/** Texts of the mails that wait, as an administrator reads them where there is no mail server. */
async function readMails({ origin }: Portico, cookie: string): Promise<string[]> {
  const { text } = await ask(`${origin}/admin/api/mails?limit=100`, { headers: headersOf(cookie) })
  return (JSON.parse(text) as { docs: { to: string; text: string | null }[] }).docs
    .filter(({ to }) => to === member)
    .map((mail) => mail.text ?? '(shut)')
}

async function upload({ origin }: Portico, cookie: string): Promise<string> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ title: 'Before the backup', language: 'both' }))
  form.append('file', new Blob(['kept through everything'], { type: 'text/plain' }), 'before-the-backup.txt')
  const response = await fetch(`${origin}/admin/api/attachments?locale=en`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: form,
  })
  if (response.status !== 201) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
  const { doc } = (await response.json()) as { doc: { filename: string } }
  return doc.filename
}

/** Writes one record after another until it is told to stop, or the process is gone. */
function startWriting({ origin }: Portico, cookie: string) {
  const acknowledged: string[] = []
  const over = new AbortController()
  const written = (async () => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      const slug = `drill-${number}`
      const answer = await ask(`${origin}/admin/api/news-categories?locale=zh`, {
        method: 'POST',
        headers: headersOf(cookie),
        body: JSON.stringify({ title: slug, slug, _status: 'published' }),
      }).catch(() => undefined)
      if (answer?.status !== 201) return
      acknowledged.push(slug)
    }
  })()
  return {
    acknowledged,
    async stop() {
      over.abort()
      await written
    },
  }
}

async function readSlugs({ origin }: Portico, cookie: string): Promise<string[]> {
  const path = `${origin}/admin/api/news-categories?locale=zh&limit=0&depth=0`
  const { text } = await ask(path, { headers: { cookie } })
  return (JSON.parse(text) as { docs: { slug?: string }[] }).docs.map(({ slug }) => slug ?? '')
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'))
  folders.push(folder)
  return folder
}

/** The machine is lost with everything on it; what there is, is a backup that was made while it was written to. */
async function drill(here: Place, there: Place, lose: () => Promise<void>) {
  const file = join(await newFolder(), 'backup.tar')
  const portico = await startPortico(here)
  const cookie = await signIn(portico.origin)
  const secret = await addAuthenticator(portico)
  const name = await upload(portico, cookie)
  const mails = await readMails(portico, cookie)
  expect(mails.join()).toMatch(/authenticator/i)

  const writing = startWriting(portico, cookie)
  await poll(() => writing.acknowledged.length > 10, { within: 20_000, for: 'records to be written' })
  const before = [...writing.acknowledged]
  const made = await runCommand('backup', [file], here)
  expect(made.code, made.output).toBe(0)
  expect(made.output).not.toContain('missing')
  await pause(200)
  expect(writing.acknowledged.length).toBeGreaterThan(before.length)
  portico.kill('SIGKILL')
  await writing.stop()
  await portico.exited
  await lose()

  const checked = await runCommand('backup-verify', [file], there)
  expect(checked.output).toMatch(/This backup is whole\.\n$/)
  expect(checked.output).not.toContain(' 0 sealed values')
  expect(checked.code).toBe(0)
  const restored = await runCommand('restore', [file], there)
  expect(restored.code, restored.output).toBe(0)
  const again = await startPortico(there)
  try {
    const cookieThere = await signIn(again.origin)
    const slugs = new Set(await readSlugs(again, cookieThere))
    expect(before.filter((slug) => !slugs.has(slug))).toEqual([])
    expect(await readMails(again, cookieThere)).toEqual(mails)
    expect((await ask(`${again.origin}/files/${name}`)).text).toBe('kept through everything')
    const pictures = await readdir(join(there.dataDir, 'media'))
    expect(pictures.length).toBeGreaterThan(50)
    for (const picture of pictures.slice(0, 5))
      expect((await ask(`${again.origin}/media/${encodeURIComponent(picture)}`)).status).toBe(200)
    expect(await signInWithAuthenticator(again, secret)).toBe(true)
    const second = await runCommand('restore', ['--replace', file], there)
    expect(second.output).toMatch(/Another process has the database open/)
    expect(second.code).toBe(1)
  } finally {
    await again.stop()
  }
  return { file, secret }
}

describe('a machine that is lost', { timeout: 600_000 }, () => {
  test('on SQLite comes back from a backup that was made while it ran, and its secret can be changed', async () => {
    const here = { dataDir: await makeDataFolder(), env: {} }
    const there = { dataDir: join(await newFolder(), 'data'), env: {} }
    const { secret } = await drill(here, there, () => rm(here.dataDir, { recursive: true }))

    const rotated = await runCommand('secret-rotate', [], there)
    expect(rotated.output).toMatch(/The secret is a new one/)
    const early = await runCommand('secret-rotate', ['--forget-former'], there)
    expect(early.output).toMatch(/Start every process with the new secret first/)
    expect(early.code).toBe(1)
    const portico = await startPortico(there)
    try {
      const cookie = await signIn(portico.origin)
      expect((await readMails(portico, cookie)).join()).not.toContain('(shut)')
      const resealed = await runCommand('secret-rotate', ['--forget-former'], there)
      expect(resealed.output).toMatch(/[1-9]\d* values were sealed anew; 0 open with none/)
    } finally {
      await portico.stop()
    }
    // The digits of a period are good once, and those of the next one were used a moment ago.
    await pause(60_000 - (Date.now() % 30_000))
    const after = await startPortico(there)
    try {
      expect((await readMails(after, await signIn(after.origin))).join()).not.toContain('(shut)')
      expect(await signInWithAuthenticator(after, secret)).toBe(true)
    } finally {
      await after.stop()
    }
    await rm(join(there.dataDir, 'secret'))
    const stranger = await runPortico(there)
    expect(stranger.output).toMatch(/The secret of this process is not the one/)
    expect(stranger.code).toBe(1)
    const accepted = await runCommand('secret-rotate', ['--accept-loss'], there)
    expect(accepted.code, accepted.output).toBe(0)
    await (await startPortico(there)).stop()
  })

  test.skipIf(findPostgres() === undefined)('on PostgreSQL comes back on another database', async () => {
    const postgres = await makePostgres()
    const client = new pg.Client({ connectionString: postgres.url.replace('portico_template', 'postgres') })
    await client.connect()
    try {
      const other = postgres.url.replace('portico_template', 'restored')
      await client.query('CREATE DATABASE restored')
      const here = { dataDir: await makeDataFolder(), env: { DATABASE_URL: postgres.url } }
      const there = { dataDir: join(await newFolder(), 'data'), env: { DATABASE_URL: other } }
      const { file } = await drill(here, there, async () => {
        await rm(here.dataDir, { recursive: true })
        await client.query('DROP DATABASE portico_template WITH (FORCE)')
      })
      const { rows } = await client.query("SELECT 1 FROM pg_database WHERE datname LIKE 'portico_verify%'")
      expect(rows).toEqual([])

      const refused = await runCommand('restore', [file], { ...there, dataDir: join(await newFolder(), 'data') })
      expect(refused.output).toMatch(/The database of DATABASE_URL is not empty/)
      const replaced = await runCommand('restore', ['--replace', file], there)
      expect(replaced.code, replaced.output).toBe(0)
      expect(replaced.output).toMatch(/What was there before is in the schema replaced_\d{14}/)
      const twice = join(await newFolder(), 'second.tar')
      expect((await runCommand('backup', [twice], there)).code).toBe(0)
      const checked = await runCommand('backup-verify', [twice], there)
      expect(checked.output).toMatch(/This backup is whole\.\n$/)
      await (await startPortico(there)).stop()
    } finally {
      await client.end()
      await postgres.stop()
    }
  })
})

describe('a backup that is killed', () => {
  test('leaves no file that looks like one, whenever', async () => {
    const place = { dataDir: await makeDataFolder(), env: { PORTICO_SECRET: 'x'.repeat(32) } }
    folders.push(place.dataDir)
    const folder = await newFolder()
    const file = join(folder, 'backup.tar')
    let killed = 0
    for (const delay of [300, 500, 700, 900, 1100]) {
      const { code } = await runCommand('backup', [file], place, delay)
      if (code === 0) await rm(file)
      else killed += 1
      expect(existsSync(file), `killed after ${delay} ms`).toBe(false)
    }
    expect(killed).toBeGreaterThan(0)
    expect((await runCommand('backup', [file], place)).code).toBe(0)
  })
})

describe('a restore that is killed', () => {
  test('leaves a folder that no start takes for an installation, and is made good by another', async () => {
    const place = { dataDir: await makeDataFolder(), env: { PORTICO_SECRET: 'x'.repeat(32) } }
    const file = join(await newFolder(), 'backup.tar')
    expect((await runCommand('backup', [file], place)).code).toBe(0)
    await mkdir(join(place.dataDir, '.restoring'))
    await cp(join(place.dataDir, 'attachments'), join(place.dataDir, '.restoring/attachments'), { recursive: true })
    const { code, output } = await runPortico(place)
    expect(output).toMatch(/A restore into .* was cut off/)
    expect(code).toBe(1)
    const again = await runCommand('restore', ['--replace', file], place)
    expect(again.code, again.output).toBe(0)
    await (await startPortico(place)).stop()
    await removeFolder(place.dataDir)
  })
})
