import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { readTableText } from '#lib/csv.ts'
import { readPortable, readSchema } from './export-content.ts'
import {
  endName,
  format,
  longestPart,
  manifestName,
  MoveError,
  type MovedRecord,
  movedRecord,
  partName,
  partRecords,
} from './format.ts'
import { openIdentities } from './identities.ts'
import { fieldsToRead, openSource, readAllIdentities } from './portable.ts'
import { type SheetForm, sheetKinds } from './sheet-kinds.ts'
import { openSheet, readSheet, writeSheet } from './sheet.ts'
import { openArchive } from './write-archive.ts'

function fieldsOf(payload: Payload, kind: string) {
  if (!sheetKinds.includes(kind))
    throw new MoveError(`“${kind}”不能作为一张表导出或导入。`, `“${kind}” cannot be moved as one table.`)
  return fieldsToRead(kind, payload.collections[kind as 'news'].config.flattenedFields)
}

/** All records of one kind, drafts beside what is public, as CSV for spreadsheets or as JSON. */
export async function exportSheet(payload: Payload, kind: string, form: SheetForm): Promise<string> {
  const fields = fieldsOf(payload, kind)
  const identities = openIdentities(payload)
  await readAllIdentities(identities)
  const source = openSource(identities, { scope: 'all', hasVersions: false })
  const records: MovedRecord[] = []
  for await (const some of readPortable(payload, source, kind)) records.push(...some.records)
  if (form === 'csv') return writeSheet(kind, fields, records)
  return `${JSON.stringify({ portico: 'content', kind, records }, undefined, 2)}\n`
}

const jsonSheet = z.object({
  portico: z.literal('content'),
  kind: z.string(),
  records: z.array(movedRecord.omit({ files: true, versions: true })),
})

function readJson(text: string): z.infer<typeof jsonSheet> {
  try {
    return jsonSheet.parse(JSON.parse(text))
  } catch (cause) {
    throw new MoveError(
      '这个JSON文件不是导出的内容。没有改动任何内容。',
      'This JSON file is no exported content. Nothing was changed.',
      { cause },
    )
  }
}

function readRecords(payload: Payload, text: string): { kind: string; records: MovedRecord[] } {
  if (/^\s*\{/.test(text)) {
    const { kind, records } = readJson(text)
    fieldsOf(payload, kind)
    return { kind, records }
  }
  const sheet = openSheet(text)
  const fields = fieldsOf(payload, sheet.collection)
  return { kind: sheet.collection, records: readSheet(sheet, fields, () => randomBytes(16).toString('hex')) }
}

/** Whether a file is an archive by its beginning, whatever it is called. */
async function isArchive(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(manifestName.length + 1), 0, manifestName.length + 1)
    return bytesRead > 0 && buffer.toString('latin1') === `${manifestName}\0`
  } finally {
    await handle.close()
  }
}

/**
 * Makes an archive of a table, so that it is judged, compared and written as everything else that is taken in.
 *
 * @param target where the archive is to be
 * @returns whether one was made: an archive is left as it is
 * @throws MoveError where the file is neither
 */
export async function makeArchive(payload: Payload, file: string, target: string): Promise<boolean> {
  if (await isArchive(file)) return false
  // An archive that was cut at its first byte is no table either.
  const { size } = await stat(file)
  if (size > longestPart) throw new MoveError('这张表太大了，最多64 MB。', 'This table is too large: 64 MB at most.')
  const { kind, records } = readRecords(payload, readTableText(await readFile(file)))
  const archive = openArchive(createWriteStream(target, { mode: 0o600 }))
  try {
    const head = { portico: 'content', format, madeAt: new Date().toISOString(), scope: 'all', hasVersions: false }
    await archive.addText(manifestName, JSON.stringify({ ...head, schema: await readSchema(payload), only: [kind] }))
    for (let part = 0; part * partRecords < records.length; part += 1) {
      const some = records.slice(part * partRecords, (part + 1) * partRecords)
      await archive.addText(partName(kind, part + 1), some.map((each) => `${JSON.stringify(each)}\n`).join(''))
    }
    const leftOut = { authors: 0, references: 0, files: [] }
    const end = { entries: { ...archive.entries }, records: { [kind]: records.length }, leftOut }
    await archive.addText(endName, JSON.stringify(end))
    await archive.finish()
    return true
  } catch (error) {
    archive.abandon(error as Error)
    throw error
  }
}
