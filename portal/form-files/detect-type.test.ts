import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdf } from '../../tests/factories/files.ts'
import { detectFileType } from './detect-type.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-types-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
  ['a drawing behind its prolog', '<?xml version="1.0"?><svg/>', undefined],
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
