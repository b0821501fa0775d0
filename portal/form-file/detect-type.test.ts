import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdf } from '../../tests/factories/files.ts'
import { detectFileType } from './detect-type.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-types-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const prolog = '<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg [<!ENTITY a "b">]>\n'
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg, 'utf16le')])

/** A GIF of one pixel, which no form takes. */
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

it.each<[string, string | Uint8Array, string | undefined]>([
  ['a PDF', pdf(), 'pdf'],
  ['a log', 't = 0.42 s\tstopped\r\n', 'txt'],
  ['Chinese text', '求解器停止', 'txt'],
  ['text that names a mark', 'The file has <svg> in it.', 'txt'],
  ['nothing but spaces', ' \n', 'txt'],
  ['a page', '<!doctype html><script>alert(1)</script>', undefined],
  ['a page without its type', '\n  <HTML><body>', undefined],
  ['a script of a page', '<script>alert(1)</script>', undefined],
  ['a drawing', svg, undefined],
  ['a drawing behind its prolog', '<?xml version="1.0"?><svg/>', undefined],
  ['a packed drawing', gzipSync(svg), undefined],
  ['a packed drawing behind its prolog', gzipSync(prolog + svg), undefined],
  ['a packed drawing with a prefix', gzipSync('\n<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), undefined],
  ['a packed drawing in UTF-16', gzipSync(utf16), undefined],
  ['a packed drawing with megabytes of nothing', gzipSync(`<svg ${' '.repeat(10_000_000)}/>`), undefined],
  ['a packed log that names one', gzipSync('The file has <svg> in it.'), 'gz'],
  ['a packed table in XML', gzipSync('<?xml version="1.0"?><table><svg/></table>'), 'gz'],
  ['a packed file that is cut', gzipSync(Buffer.alloc(1000)).subarray(0, 20), 'gz'],
  ['a packed file of nothing', gzipSync(''), 'gz'],
  ['packed noise', gzipSync(randomBytes(200_000)), 'gz'],
  ['a script', '#!/bin/sh\nrm -rf /\n', undefined],
  ['bytes', Buffer.from([0x61, 0x00, 0x62]), undefined],
  ['text with a mark of a terminal', 'a\u001b[31mb', undefined],
  ['text in no Unicode', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), undefined],
  ['a picture of a kind that no form takes', gif, undefined],
])('%s is told by what is in it', async (_name, content, type) => {
  const path = join(folder, 'file')
  await writeFile(path, content)
  expect(await detectFileType(path)).toBe(type)
})

it('a character on which the look ends is no fault of the text', async () => {
  const path = join(folder, 'long')
  await writeFile(path, `${'a'.repeat(64 * 1024 - 1)}求解器`)
  expect(await detectFileType(path)).toBe('txt')
})
