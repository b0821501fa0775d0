import { gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packDeb } from '#demo/downloads/deb.ts'
import { controlField, DebianPackageError, readControl } from './debian-package.ts'

const made = packDeb({
  name: 'made',
  version: '1.2',
  architecture: 'amd64',
  description: 'Made for a test',
  files: [{ path: 'a/b.txt', content: 'x' }],
  date: new Date('2026-11-12T01:00:00Z'),
})
const readOf = (bytes: Buffer) => async (start: number, end: number) => bytes.subarray(start, end + 1)

/** The same package with its control archive under another name, packed in another way. */
function repack(name: string, pack: (control: Buffer) => Buffer): Buffer {
  const at = 8 + 60 + 4
  const size = Number.parseInt(made.toString('latin1', at + 48, at + 58), 10)
  const control = pack(gunzipSync(made.subarray(at + 60, at + 60 + size)))
  const header = Buffer.from(made.subarray(at, at + 60))
  header.write(name.padEnd(16), 0)
  header.write(String(control.length).padEnd(10), 48)
  return Buffer.concat([made.subarray(0, at), header, control, Buffer.alloc(control.length % 2)])
}

describe('what a Debian package says of itself', () => {
  it.each([
    ['gzip', made],
    ['nothing', repack('control.tar', (control) => control)],
    ['zstd', repack('control.tar.zst', (control) => zstdCompressSync(control))],
  ])('is read, packed by %s', async (_way, bytes) => {
    const control = await readControl(readOf(bytes))
    expect(controlField(control, 'Package')).toBe('made')
    expect(controlField(control, 'version')).toBe('1.2')
    expect(controlField(control, 'Depends')).toBe('')
    expect(control).not.toMatch(/\n\n|\n$/)
  })

  it.each([
    ['no package', Buffer.from('no package at all, but long enough to have a header in it')],
    ['one that ends early', made.subarray(0, 40)],
    ['one that ends within its control archive', made.subarray(0, 150)],
    ['one whose archive is damaged', repack('control.tar.gz', () => Buffer.from('no gzip'))],
    ['one whose archive is a bomb', repack('control.tar.gz', () => gzipSync(Buffer.alloc(2 ** 21)))],
    ['one whose tar is none', repack('control.tar', () => Buffer.alloc(1024, 'x'))],
    ['one that is packed by xz', repack('control.tar.xz', (control) => control)],
  ])('is refused of %s', async (_what, bytes) => {
    await expect(readControl(readOf(bytes))).rejects.toThrow(DebianPackageError)
  })
})
