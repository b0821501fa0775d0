import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMessage, generateKey, readKey, readSignature, verify } from 'openpgp'
import { describe, expect, it } from 'vitest'
import type { Env } from '#lib/env.ts'
import { openSigningKey } from '#lib/crypto/signing-key.ts'
import type { Advisory } from '#portal/advisory/advisory.ts'
import { type DocumentSet, writeChanges, writeIndex, writeProviderMetadata, writeRolieFeed } from './provider.ts'
import { writeSecurityTxt } from './security-txt.ts'

const origin = 'https://portal.example'
const advisory = (number: string, date: string, revisedOn: string) =>
  ({ number, date, revisedOn, title: number, summary: number }) as Advisory
const set: DocumentSet = {
  folder: 'white',
  isSigned: false,
  publisher: { name: 'Made', origin, email: 'psirt@made.example' },
  advisories: [
    advisory('ARM-2026-002', '2026-02-01T01:00:00.000Z', '2026-02-01T01:00:00.000Z'),
    advisory('ARM-2025-001', '2025-12-31T01:00:00.000Z', '2026-03-01T01:00:00.000Z'),
  ],
}

describe('what leads to the documents', () => {
  it('index.txt names them, and changes.csv when they changed, the last first', () => {
    expect(writeIndex(set)).toBe('2026/arm-2026-002.json\n2025/arm-2025-001.json\n')
    expect(writeChanges(set)).toBe(
      '"2025/arm-2025-001.json","2026-03-01T01:00:00.000Z"\n"2026/arm-2026-002.json","2026-02-01T01:00:00.000Z"\n',
    )
  })

  it('stand beside the metadata too, with the folder of the documents', () => {
    expect(writeIndex({ ...set, from: 'white/' })).toBe('white/2026/arm-2026-002.json\nwhite/2025/arm-2025-001.json\n')
    expect(writeChanges({ ...set, from: 'white/' })).toContain('"white/2025/arm-2025-001.json","2026-03-01')
  })

  it('the metadata say trusted only when documents are signed', () => {
    const read = (fingerprint?: string) =>
      JSON.parse(writeProviderMetadata(set, fingerprint)) as Record<string, unknown>
    expect(read()).toMatchObject({
      canonical_url: `${origin}/.well-known/csaf/provider-metadata.json`,
      last_updated: '2026-03-01T01:00:00.000Z',
      metadata_version: '2.0',
      publisher: { category: 'vendor', name: 'Made', namespace: origin },
      role: 'csaf_provider',
    })
    expect(read()).not.toHaveProperty('public_openpgp_keys')
    expect(read('A'.repeat(40))).toMatchObject({
      role: 'csaf_trusted_provider',
      public_openpgp_keys: [{ fingerprint: 'A'.repeat(40), url: `${origin}/.well-known/openpgp-key.asc` }],
    })
  })

  it('the ROLIE feed has hashes of each document, and its signature when there is one', () => {
    const linksOf = (isSigned: boolean) => {
      const { feed } = JSON.parse(writeRolieFeed({ ...set, isSigned })) as {
        feed: { updated: string; entry: { link: { rel: string; href: string }[] }[] }
      }
      expect(feed.updated).toBe('2026-03-01T01:00:00.000Z')
      return feed.entry[0]?.link.map(
        ({ href, rel }) => `${rel} ${href.replace(`${origin}/.well-known/csaf/white/`, '')}`,
      )
    }
    const hashes = [
      'self 2026/arm-2026-002.json',
      'hash 2026/arm-2026-002.json.sha256',
      'hash 2026/arm-2026-002.json.sha512',
    ]
    expect(linksOf(false)).toEqual(hashes)
    expect(linksOf(true)).toEqual([...hashes, 'signature 2026/arm-2026-002.json.asc'])
  })
})

describe('security.txt', () => {
  const read = (text: string, name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))

  it('has what RFC 9116 asks for, and never ends in the past or in more than a year', () => {
    for (const now of [0, Date.parse('2026-11-21T18:00:00Z'), Date.parse('2040-02-29T23:59:59Z')]) {
      const text = writeSecurityTxt(set.publisher, false, now)
      const [expires = '', ...more] = read(text, 'Expires')
      expect(more).toEqual([])
      expect(Date.parse(expires)).toBeGreaterThan(now + 170 * 86_400_000)
      expect(Date.parse(expires)).toBeLessThan(now + 365 * 86_400_000)
      expect(read(text, 'Contact')).toEqual([
        `${origin}/help/SecurityIncident#report`,
        `${origin}/en/help/SecurityIncident#report`,
        'mailto:psirt@made.example',
      ])
      expect(read(text, 'Preferred-Languages')).toEqual(['zh, en'])
      expect(read(text, 'CSAF')).toEqual([`${origin}/.well-known/csaf/provider-metadata.json`])
      expect(read(text, 'Canonical')).toEqual([`${origin}/.well-known/security.txt`])
      expect(text.endsWith('\n')).toBe(true)
    }
  })

  it('names a key only when there is one', () => {
    expect(read(writeSecurityTxt(set.publisher, false), 'Encryption')).toEqual([])
    expect(read(writeSecurityTxt(set.publisher, true), 'Encryption')).toEqual([`${origin}/.well-known/openpgp-key.asc`])
  })
})

describe('the key of the house', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-key-'))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const open = (PGP_KEY_FILE: string, PGP_KEY_PASSPHRASE?: string) =>
    openSigningKey({ PGP_KEY_FILE, PGP_KEY_PASSPHRASE } as Env)
  const make = (passphrase?: string, keyExpirationTime = 0) =>
    generateKey({
      userIDs: [{ name: 'Made', email: 'psirt@made.example' }],
      ...(passphrase !== undefined && { passphrase }),
      ...(keyExpirationTime > 0 && { keyExpirationTime, date: new Date('2020-01-01') }),
    })

  it('signs so that its public half verifies it, and nothing else', async () => {
    const { privateKey } = await make('correct horse')
    const key = await open(write('locked.asc', privateKey), 'correct horse')
    if (key === undefined) throw new Error('There is a key')
    expect(key.fingerprint).toMatch(/^[0-9A-F]{40}$/)
    expect(key.publicKey).not.toContain('PRIVATE')
    const signature = await readSignature({ armoredSignature: await key.sign('text\n') })
    const verificationKeys = await readKey({ armoredKey: key.publicKey })
    const check = async (text: string) => {
      const message = await createMessage({ binary: Buffer.from(text) })
      const { signatures } = await verify({ message, signature, verificationKeys })
      return signatures[0]?.verified
    }
    expect(await check('text\n')).toBe(true)
    await expect(check('text')).rejects.toThrow(/Signed digest did not match/)
  })

  it('is missing where none is configured', async () => {
    expect(await openSigningKey({} as Env)).toBeUndefined()
  })

  it('that does not work is told by the name of its variable', async () => {
    const { privateKey, publicKey } = await make('correct horse')
    const { privateKey: expired } = await make(undefined, 60)
    await expect(open(join(folder, 'missing.asc'))).rejects.toThrow(/PGP_KEY_FILE: the file cannot be read/)
    await expect(open(write('text.asc', 'no key'))).rejects.toThrow(/no armoured OpenPGP private key/)
    await expect(open(write('public.asc', publicKey))).rejects.toThrow(/no armoured OpenPGP private key/)
    await expect(open(write('locked.asc', privateKey))).rejects.toThrow(/give PGP_KEY_PASSPHRASE/)
    await expect(open(write('locked.asc', privateKey), 'wrong')).rejects.toThrow(/does not open it/)
    await expect(open(write('expired.asc', expired))).rejects.toThrow(/cannot sign, or has expired/)
  })
})
