import { open } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import { fileTypeFromFile } from 'file-type'
import { type FileType, fileTypes } from '#domain/form-file/form-files.ts'

/** A file that begins with so many bytes of text is taken for text. */
const looked = 64 * 1024

/** Control characters that no text has. */
const notText = /[^\P{Cc}\t\n\f\r]/u

/**
 * What a stored file is, by its content. Archives are looked into by their tables only, and what is unpacked of them (a
 * list of the parts of a document) is bounded by the library at 1 MB: a bomb stays folded.
 * @returns `undefined` for what no form takes
 */
export async function detectFileType(path: string): Promise<FileType | undefined> {
  const found = await fileTypeFromFile(path).catch(() => ({ ext: 'broken' }))
  if (found === undefined) return isPlainText(await readHead(path)) ? 'txt' : undefined
  if (found.ext === 'gz' && (await holdsDrawing(path))) return undefined
  return found.ext in fileTypes ? (found.ext as FileType) : undefined
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function isPlainText(head: Buffer): boolean {
  try {
    // A character that the cut went through is no fault of the text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return !notText.test(text) && !/^\s*(?:<!doctype|<html|<script|<svg|<\?xml|#!)/i.test(text)
  } catch {
    return false
  }
}

/**
 * Whether a gzip is a packed SVG (`.svgz`). Unlike other things that are packed, that is a format of its own: viewers and
 * browsers draw it as it is, so it is taken as little as the drawing itself.
 */
async function holdsDrawing(path: string): Promise<boolean> {
  const unpacked = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  unpacked.end(await readHead(path))
  try {
    // The first block is enough, so that a bomb stays folded.
    for await (const block of unpacked) return isDrawing(block as Buffer)
    return false
  } catch {
    return false
  }
}

/** Whether the first element of a text is `svg`, in whichever form of Unicode it is written. */
function isDrawing(block: Buffer): boolean {
  const text = block.toString('latin1').replaceAll('\0', '')
  const [, element] = /<(?:[\w.-]+:)?([a-z]+)/i.exec(text) ?? []
  return /^[^\w<]*</.test(text) && element?.toLowerCase() === 'svg'
}
