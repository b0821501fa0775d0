import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { type FileType, fileTypes } from '#lib/form-files.ts'

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
  if (found !== undefined) return found.ext in fileTypes ? (found.ext as FileType) : undefined
  return (await looksLikeText(path)) ? 'txt' : undefined
}

async function looksLikeText(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0)
    // A character that the cut went through is no fault of the text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true })
    return !notText.test(text) && !/^\s*(?:<!doctype|<html|<script|<svg|<\?xml|#!)/i.test(text)
  } catch {
    return false
  } finally {
    await file.close()
  }
}
