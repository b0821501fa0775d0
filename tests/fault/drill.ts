import { spawn } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect } from 'vitest'
import { awaitPeriod, digits } from '../factories/totp.ts'
import { ask } from '../process/ask.ts'
import { removeFolder } from '../process/data-folder.ts'
import { environmentWith } from '../process/environment.ts'
import { poll } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { demoPassword, signIn } from '../process/staff.ts'
import { root } from '../setup/template.ts'

const member = 'maya.hart@example.com'
const passphrase = 'correct horse battery'
/** Folders of a test file's own, removed after it. */
export function useFolders(): () => Promise<string> {
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await removeFolder(folder)
  })
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'))
    folders.push(folder)
    return folder
  }
}

/** Where an installation is. */
export interface Place {
  dataDir: string
  env: Record<string, string>
}

/** As package.json starts them. */
const hasten = ['--import', './server/process/hasten-imports.ts']

/**
 * Runs a command of the house as its operator does.
 * @param isDue asked every few milliseconds with what was said so far: the command is killed once it is so. What it has got
 * to is the same on every machine; after so many milliseconds one machine has not begun and another is done.
 */
export async function runCommand(
  name: string,
  args: string[],
  { dataDir, env }: Place,
  isDue?: (output: string) => boolean,
) {
  const variables = { DATA_DIR: dataDir, PORTICO_BACKUP_PASSPHRASE: passphrase, LOG_LEVEL: 'error', ...env }
  const child = spawn(process.execPath, [...hasten, `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: environmentWith(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const said = () => Buffer.concat(output).toString('utf8')
  const watching = setInterval(() => {
    if (isDue?.(said()) === true) child.kill('SIGKILL')
  }, 5)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(watching)
  return { code, output: said() }
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

/**
 * Signs the member in with the second factor. @returns whether there was one, and it was taken
 * @param period which digits, counted from the present ones: none is good twice, nor after a later one
 */
export async function signInWithAuthenticator(portico: Portico, secret: string, period: 0 | 1): Promise<boolean> {
  const { pending } = await call<{ pending?: string }>(portico, 'auth/login', { email: member, password: demoPassword })
  if (pending === undefined) return false
  await awaitPeriod()
  const { token } = await call<{ token?: string }>(portico, 'auth/second-factor', {
    pending,
    code: digits(secret, period),
  })
  return token !== undefined
}

/** As a page of the admin sends it. */
const headersOf = (cookie: string) => ({
  cookie,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
})

/** Texts of the mails that wait, as an administrator reads them where there is no mail server. */
export async function readMails({ origin }: Portico, cookie: string): Promise<string[]> {
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

/** Writes one record after another until the process is gone. @returns what was acknowledged, which grows */
function startWriting({ origin }: Portico, cookie: string): string[] {
  const acknowledged: string[] = []
  void (async () => {
    for (let number = 1; ; number += 1) {
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
  return acknowledged
}

async function readSlugs({ origin }: Portico, cookie: string): Promise<string[]> {
  const path = `${origin}/admin/api/news-categories?locale=zh&limit=0&depth=0`
  const { text } = await ask(path, { headers: { cookie } })
  return (JSON.parse(text) as { docs: { slug?: string }[] }).docs.map(({ slug }) => slug ?? '')
}

/** Fills an installation, and makes a backup while it is written to; then its process is killed. */
async function backUpUnderWrites(file: string, here: Place) {
  const portico = await startPortico(here)
  try {
    const cookie = await signIn(portico.origin)
    const secret = await addAuthenticator(portico)
    const name = await upload(portico, cookie)
    const mails = await readMails(portico, cookie)
    expect(mails.join()).toMatch(/authenticator/i)

    const acknowledged = startWriting(portico, cookie)
    await poll(() => acknowledged.length > 10, { within: 20_000, for: 'records to be written' })
    const before = [...acknowledged]
    const made = await runCommand('backup', [file], here)
    expect(made.code, made.output).toBe(0)
    expect(made.output).not.toContain('missing')
    await pause(200)
    expect(acknowledged.length).toBeGreaterThan(before.length)
    return { secret, name, mails, before }
  } finally {
    // The writing ends with it.
    portico.kill('SIGKILL')
    await portico.exited
  }
}

/**
 * The machine is lost with everything on it; what there is, is a backup that was made while it was written to.
 * @param file where the backup is made
 */
export async function drill(file: string, here: Place, there: Place, lose: () => Promise<void>): Promise<string> {
  const { before, mails, name, secret } = await backUpUnderWrites(file, here)
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
    expect(await signInWithAuthenticator(again, secret, 0)).toBe(true)
    const second = await runCommand('restore', ['--replace', file], there)
    expect(second.output).toMatch(/Another process has the database open/)
    expect(second.code).toBe(1)
  } finally {
    await again.stop()
  }
  return secret
}
