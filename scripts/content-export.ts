/**
 * `npm run content:export -- FILE` writes the content of this installation with its files into one archive, which any other
 * installation takes in: `--published` what visitors see alone, `--versions` everything that is kept of each record,
 * `--only news,products` some kinds, `--zh` in Chinese. With `--only news` a FILE that ends in `.csv` or `.json` is one table
 * of that kind. The site may be running.
 */
import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { exportContent } from '#content/move/export-content.ts'
import { MoveError } from '#content/move/format.ts'
import { type SheetForm, sheetForms } from '#content/move/sheet-kinds.ts'
import { exportSheet } from '#content/move/sheets.ts'
import { tellLeftOut } from '#content/move/tell.ts'
import { createProgress } from './show-progress.ts'

const usage = 'Usage: npm run content:export -- [--published] [--versions] [--only KIND,KIND] [--zh] FILE\n'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        published: { type: 'boolean', default: false },
        versions: { type: 'boolean', default: false },
        only: { type: 'string' },
        zh: { type: 'boolean', default: false },
      },
    })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0 && !(values.published && values.versions)) return { file, ...values }
  } catch {
    // Said below.
  }
  process.stderr.write(usage)
  return process.exit(2)
}

const given = readArguments()
const language = given.zh ? 'zh' : 'en'
const payload = await getPayload({ config })
// Under its name a file is whole.
const unfinished = `${given.file}.part`
const form = sheetForms.find((each) => given.file.endsWith(`.${each}`))
try {
  await (form === undefined ? writeArchive() : writeTable(form))
} catch (error) {
  await rm(unfinished, { force: true })
  const why = error instanceof MoveError ? error.words[language] : ((error as Error).stack ?? String(error))
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
await payload.destroy()
process.exit(process.exitCode)

async function writeTable(asked: SheetForm): Promise<void> {
  await writeFile(unfinished, await exportSheet(payload, given.only ?? '', asked), { mode: 0o600, flush: true })
  await rename(unfinished, given.file)
}

async function writeArchive(): Promise<void> {
  const started = performance.now()
  const end = await exportContent(payload, {
    scope: given.published ? 'published' : 'all',
    hasVersions: given.versions,
    only: given.only?.split(',').filter(Boolean),
    output: createWriteStream(unfinished, { mode: 0o600, flush: true }),
    onProgress: createProgress(),
  })
  await rename(unfinished, given.file)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const records = Object.values(end.records).reduce((sum, each) => sum + each, 0)
  const entries = Object.entries(end.entries).filter(([name]) => name.startsWith('files/'))
  const megabytes = (Object.values(end.entries).reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toFixed(1)
  process.stdout.write(
    language === 'zh'
      ? `${given.file}：${records}条记录，${entries.length}个文件，${megabytes} MB，用时${seconds}秒。\n`
      : `${given.file}: ${records} records and ${entries.length} files, ${megabytes} MB, in ${seconds} s.\n`,
  )
  for (const line of tellLeftOut(end, language)) process.stdout.write(`${line}\n`)
}
