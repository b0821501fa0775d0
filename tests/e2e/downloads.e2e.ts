import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMessage, generateKey, readKey, readSignature, verify } from 'openpgp'
import { describe, expect } from 'vitest'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { grammarFaults } from '../grammars/grammar-faults.ts'
import { ask, asDocument } from '../process/ask.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const house = await generateKey({ userIDs: [{ name: 'Made', email: 'psirt@made.example' }] })
const folder = mkdtempSync(join(tmpdir(), 'portico-downloads-'))
const keyFile = join(folder, 'key.asc')
writeFileSync(keyFile, house.privateKey)
// Read in several blocks. From the disk: through the driver's pipe it takes a slow machine longer than anything else here.
const largeFile = join(folder, 'other.bin')
writeFileSync(largeFile, Buffer.alloc(9_000_000, 1))

test.override({ env: { PGP_KEY_FILE: keyFile } })

const words = {
  zh: {
    prefix: '',
    verify: '要校验的文件',
    matches: '一致：ThermalWall.mo',
    differs: '与列出的同名文件不同',
    signIn: '登录后下载',
    yours: '您的系统',
    current: '当前应装的版本',
    unknown: '没有发布过',
    together: '两个一起才完整',
  },
  en: {
    prefix: '/en',
    verify: 'File to verify',
    matches: 'Matches ThermalWall.mo',
    differs: 'Differs from the published file',
    signIn: 'Sign in to download',
    yours: 'Your system',
    current: 'This is the current build',
    unknown: 'We have published no file',
    together: 'only the two together are complete',
  },
} as const

describe.each(['zh', 'en'] as const)('the download centre in %s', (locale) => {
  const { current, differs, matches, prefix, signIn, together, unknown, verify, yours } = words[locale]

  test('lists versions, files and whole commands in the server’s HTML, and open files need no script', async ({
    portico,
  }) => {
    const { status, text: body } = await ask(`${portico.origin}${prefix}/product/download`, { headers: asDocument })
    expect(status).toBe(200)
    for (const words of ['R2026b', 'R2024b', 'ThermalWall.mo', 'sha256sum -c', 'Get-FileHash', signIn, 'CycloneDX'])
      expect(body, words).toContain(words)
    const address = /href="(\/releases\/[^"]*ThermalWall\.mo)"/.exec(body)?.[1] ?? ''
    const file = await ask(portico.origin + address)
    const digest = createHash('sha256').update(file.bytes).digest('hex')
    expect(body).toContain(digest)
  })

  test('marks the visitor’s own system, and verifies files without sending anything', async ({ open, portico }) => {
    const { page, record } = await open()
    await page.goto(`${prefix}/product/download`)
    await started(page)
    await page.getByText(yours).first().waitFor()
    const { text: body } = await ask(`${portico.origin}/releases/studio/R2026b/ThermalWall.mo`)
    const before = record.requests.length
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/download/known')) told.push(request.postData() ?? '')
    })
    const drop = page.getByLabel(verify, { exact: true })
    await drop.setInputFiles({ name: 'any.mo', mimeType: 'text/plain', buffer: Buffer.from(body) })
    await page.getByRole('listitem').filter({ hasText: matches }).waitFor()
    await drop.setInputFiles(largeFile)
    await drop.setInputFiles({ name: 'ThermalWall.mo', mimeType: 'text/plain', buffer: Buffer.from(`${body} `) })
    await page.getByRole('listitem').filter({ hasText: differs }).waitFor()
    await page.getByRole('listitem').filter({ hasText: unknown }).waitFor()
    // The worker's own script, and lists by two digits of a digest, are all that is fetched for it; the frame asks for its manifest (D2).
    const asked = record.requests.slice(before).map(({ method, path }) => `${method} ${path}`)
    const own = /^(?:GET \/(?:builds\/.*|.*verify\.worker-[\w-]+\.js)|POST \/api\/portal\/download\/known)$/
    expect(told.filter((each) => !/^\{"prefix":"[0-9a-f]{2}"\}$/.test(each))).toEqual([])
    expect(told).toHaveLength(3)
    expect(asked.filter((each) => !own.test(each))).toEqual([])
    expect(record.complaints).toEqual([])
  })

  test('knows files of other products and older versions on both pages, with what became of them', async ({
    open,
    portico,
  }) => {
    const { page, record } = await open()
    const { bytes } = await ask(`${portico.origin}/releases/compute/R2026b/step-response.csv`)
    for (const path of ['/product/download?product=studio', '/product/downHistory?product=studio']) {
      await page.goto(prefix + path)
      await started(page)
      const drop = page.getByLabel(verify, { exact: true })
      await drop.setInputFiles({ name: 'renamed.csv', mimeType: 'text/csv', buffer: bytes })
      await page.getByRole('listitem').filter({ hasText: current }).waitFor()
      await drop.setInputFiles({ name: 'never.bin', mimeType: 'text/plain', buffer: Buffer.alloc(5, 7) })
      await page.getByRole('listitem').filter({ hasText: unknown }).waitFor()
    }
    expect(record.complaints).toEqual([])
  })

  test('names a base and its update as one thing, with one command for both and what is open in the base', async ({
    open,
  }) => {
    const { page } = await open()
    await page.goto(`${prefix}/product/download?channel=lts`)
    await page.getByText(together).waitFor()
    const warning = page.locator('.build-warnings')
    for (const text of ['ARM-2026-001', 'R2024b Update 4', 'ARM-2026-006'])
      await expect.poll(() => warning.innerText()).toContain(text)
    const command = await page.locator('.build pre').first().textContent()
    expect(
      command?.match(/^curl .*$/gm)?.map((line) => /R2024b[^/]*(?=\/)/.exec(line.split('/releases/')[1] ?? '')?.[0]),
    ).toEqual(['R2024b', 'R2024b-Update-5'])
    expect(command?.match(/^[0-9a-f]{64} {2}/gm)).toHaveLength(2)
  })

  test('has no fault that axe finds, and the history neither, nor is either too wide', async ({ open }) => {
    await expectAccessible(open, [`${prefix}/product/download`, `${prefix}/product/downHistory`])
  })

  test.for([
    '/product/download?product=nothing',
    '/product/download?channel=nightly',
    '/product/download?system=beos',
    '/product/downHistory?product=nothing',
    '/product/downHistory?page=0',
    '/product/downHistory?page=-1',
    '/product/downHistory?page=1000000000',
    '/product/downHistory?page=2',
  ])('[S1] an invention is an empty list: %s', (path, { portico }) => expectEmptyList(portico.origin, prefix + path))
})

describe('releases for programs', () => {
  const json = async (address: string) => JSON.parse((await ask(address)).text) as Record<string, unknown>

  test('say the same as the pages', async ({ portico: { origin } }) => {
    const { files, version } = await json(`${origin}/releases/studio/R2026b/index.json`)
    const { text: body } = await ask(`${origin}/en/product/download`, { headers: asDocument })
    expect(version).toBe('R2026b')
    const listed = files as { name: string; sha256: string; url: string }[]
    for (const { name, sha256 } of listed) {
      expect(body).toContain(name)
      expect(body).toContain(sha256)
    }
    const sums = (await ask(`${origin}/releases/studio/R2026b/SHA256SUMS`)).text
    expect(sums).toBe(listed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))
  })

  test('have lists of checksums that the house has signed, named by the page and in JSON', async ({
    portico: { origin },
  }) => {
    const { text: page } = await ask(`${origin}/product/download`, { headers: asDocument })
    const { signature: url } = await json(`${origin}/releases/studio/R2026b/index.json`)
    expect(url).toBe(`${origin}/releases/studio/R2026b/SHA256SUMS.asc`)
    expect(page).toContain('href="/releases/studio/R2026b/SHA256SUMS.asc"')
    const { text: armoredKey } = await ask(`${origin}/.well-known/openpgp-key.asc`)
    const verificationKeys = await readKey({ armoredKey })
    expect(verificationKeys.getFingerprint()).toBe((await readKey({ armoredKey: house.publicKey })).getFingerprint())
    for (const name of ['SHA256SUMS', 'SHA512SUMS']) {
      const list = await ask(`${origin}/releases/studio/R2026b/${name}`)
      const signed = await ask(`${origin}/releases/studio/R2026b/${name}.asc`)
      expect(signed.headers['content-type']).toContain('application/pgp-signature')
      const signature = await readSignature({ armoredSignature: signed.text })
      const check = async (text: string) => {
        const message = await createMessage({ binary: Buffer.from(text) })
        return (await verify({ message, signature, verificationKeys })).signatures[0]?.verified
      }
      expect(await check(list.text)).toBe(true)
      await expect(check(`${list.text} `)).rejects.toThrow(/digest/)
    }
    expect((await ask(`${origin}/releases/studio/R1999a/SHA256SUMS.asc`)).status).toBe(404)
  })

  test('lead from the latest to the one that stays, and say what they are', async ({ portico: { origin } }) => {
    const latest = await ask(`${origin}/releases/studio/latest/lts/linux/x86-64`)
    expect([latest.status, latest.headers.location]).toEqual([
      302,
      '/releases/studio/latest/lts/linux/x86-64/index.json',
    ])
    expect((await ask(`${origin}/releases/studio/latest/stable/beos/x86-64`)).status).toBe(404)
    const { products } = await json(`${origin}/releases/index.json`)
    expect((products as { product: string }[]).map(({ product }) => product)).toContain('twin')
    expect((await json(`${origin}/releases/schema.json`)).$id).toContain('/releases/schema.json')
    const feed = await ask(`${origin}/en/releases/feed.atom`)
    expect(feed.text).toContain('<title>R2026b: The real-time solver rewritten')
    expect(await grammarFaults(feed.text, 'atom')).toEqual([])
  })
})
