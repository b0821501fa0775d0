import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Header, pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BackupError, explainFailure } from './backup-error.ts'
import { digest, openKeys, sealKeys } from './passphrase.ts'
import { checkArchive } from './read-archive.ts'
import { openArchive } from './write-archive.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

const passphrase = 'correct horse battery'
const keys = { secrets: ['a secret'] as [string], demoPassword: 'shown once' }
const facts = { format: 1, madeAt: new Date(0).toISOString(), database: 'sqlite', migrations: [], rows: {} }
let count = 0
const newFile = () => join(folder, `${(count += 1)}.tar`)

/** A whole archive, as a backup writes one. */
async function writeWhole(file = newFile(), change: object = {}): Promise<string> {
  const archive = openArchive(file)
  await archive.addText('files/media/logo.png', 'a picture')
  await archive.addText(`files/media/${'图'.repeat(80)}.png`, 'a picture with a long name')
  await archive.addText('database.sqlite', 'a database')
  const entries = [...archive.entries].map(([name, entry]) => ({ name, ...entry }))
  const list = JSON.stringify({ ...facts, entries, missing: [], hasBucket: false, ...change })
  await archive.addText('manifest.json', list)
  await archive.addText('seal.json', await sealKeys(keys, passphrase, digest(list)))
  await archive.finish()
  return file
}

/** An archive of whatever entries. */
async function writeAny(entries: (Partial<Header> & { name: string; content?: string })[]): Promise<string> {
  const [file, archive] = [newFile(), pack()]
  for (const { content = '', ...header } of entries) archive.entry(header, content)
  archive.finalize()
  await pipeline(archive, createWriteStream(file))
  return file
}

describe('an archive', () => {
  it('is read as it was written, and its seal opens with its passphrase alone', async () => {
    const { facts: found, seal } = await checkArchive(await writeWhole())
    expect(found.entries).toHaveLength(3)
    expect(await openKeys(seal, passphrase)).toEqual(keys)
    await expect(openKeys(seal, 'another passphrase')).rejects.toThrow('The passphrase does not open this backup.')
  })

  it('with a byte of any entry flipped is refused', async () => {
    const bytes = await readFile(await writeWhole())
    const places = ['a picture', 'a picture with', 'a database', '"format"', '"sha256":"', '"seal"', 'salt', 'sealed']
    const file = newFile()
    for (const text of places) {
      const at = bytes.indexOf(text)
      expect(at, text).toBeGreaterThan(0)
      for (const offset of [0, text.length - 1]) {
        const damaged = Buffer.from(bytes)
        damaged[at + offset] = (damaged[at + offset] ?? 0) ^ 0x01
        await writeFile(file, damaged)
        await expect(checkArchive(file), `${text} + ${offset}`).rejects.toThrow(/damaged/)
      }
    }
  })

  it('with a byte of a header flipped is refused', async () => {
    const bytes = await readFile(await writeWhole())
    const file = newFile()
    for (const at of [0, 7, 105, 130, 150, 156, 260]) {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ 0x01
      await writeFile(file, damaged)
      await expect(checkArchive(file), `byte ${at}`).rejects.toThrow(/damaged/)
    }
  })

  it('that was cut is refused, wherever', async () => {
    const file = await writeWhole()
    const { length } = await readFile(file)
    // The last 1024 bytes are the end mark, which holds nothing.
    for (let end = length - 1024 - 1; end > 0; end -= 509) {
      await truncate(file, end)
      await expect(checkArchive(file), `${end} bytes`).rejects.toThrow(/damaged/)
    }
    await truncate(file, 0)
    await expect(checkArchive(file)).rejects.toThrow(/damaged: its end is missing/)
  })

  it('whose list was changed is refused, with all of its checksums made anew', async () => {
    const [whole, other] = [await writeWhole(), await writeWhole(newFile(), { migrations: ['changed'] })]
    const [ours, theirs] = await Promise.all([checkArchive(whole), checkArchive(other)])
    const swapped = { ...ours.seal, manifest: theirs.seal.manifest }
    await expect(openKeys(swapped, passphrase)).rejects.toThrow(/passphrase/)
  })

  it('of another format is told so', async () => {
    await expect(checkArchive(await writeWhole(newFile(), { format: 2 }))).rejects.toThrow(/another release of Portico/)
  })

  it('that is none, or not there, is told so', async () => {
    const file = newFile()
    await writeFile(file, 'not an archive at all '.repeat(100))
    await expect(checkArchive(file)).rejects.toThrow(/damaged/)
    await expect(checkArchive(join(folder, 'none.tar'))).rejects.toThrow(/There is no file/)
  })
})

describe('an entry that is no file of a backup', () => {
  it.each([
    { name: 'files/../../escaped', content: 'x' },
    { name: 'files//etc/passwd', content: 'x' },
    { name: '/etc/passwd', content: 'x' },
    { name: '../escaped', content: 'x' },
    { name: 'files/secret', content: 'x' },
    { name: 'files/portico.db', content: 'x' },
    { name: 'other.txt', content: 'x' },
    { name: `files/${'x'.repeat(70_000)}`, content: 'x' },
    { name: 'files/media/link', type: 'symlink' as const, linkname: '/etc/passwd' },
    { name: 'files/media/link', type: 'link' as const, linkname: 'files/media/logo.png' },
    { name: 'files/media/device', type: 'character-device' as const },
    { name: 'files/media', type: 'directory' as const },
  ])('is refused: %o', async (entry) => {
    await expect(checkArchive(await writeAny([entry]))).rejects.toThrow(
      /no plain file|none of its entries|no name of a file/,
    )
  })

  it('is refused twice over', async () => {
    const entry = { name: 'files/media/logo.png', content: 'x' }
    await expect(checkArchive(await writeAny([entry, entry]))).rejects.toThrow(/twice/)
  })

  it('is refused when no list has it', async () => {
    const [whole, file] = [await readFile(await writeWhole()), newFile()]
    const more = await readFile(await writeAny([{ name: 'files/media/more.png', content: 'x' }]))
    await writeFile(file, Buffer.concat([more.subarray(0, 1024), whole]))
    await expect(checkArchive(file)).rejects.toThrow(/its list does not have files\/media\/more\.png/)
  })
})

describe('what the terminal shows of a failure', () => {
  it('is words for a person, a full disk’s too, and a stack for what nobody expected', () => {
    expect(explainFailure(new BackupError('In words.'))).toBe('In words.')
    expect(explainFailure(new BackupError('In words.', { cause: new Error('why') }))).toBe('In words.\n  Reason: why')
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
    expect(explainFailure(full)).toContain('The disk is full.')
    expect(explainFailure(new BackupError('In words.', { cause: full }))).toContain('The disk is full.')
    expect(explainFailure(new TypeError('unexpected'))).toMatch(/unexpected\n +at /)
  })
})
