/**
 * `npm run content:import -- FILE` takes in an archive of `content:export`, or a table of one kind, all of it or nothing. With `--dry-run` it says
 * what would be new and what would change, and changes nothing; with `--zh` it says so in Chinese. It ends with 0, with 1
 * when the archive cannot be taken in, with 2 when it was not asked rightly. The site may be running; while the records are
 * written nobody else can save.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { MoveError } from '#content/move/format.ts'
import { importContent, type ImportStep } from '#content/move/import-content.ts'
import { nameOfKind } from '#content/move/kind-names.ts'
import { makeArchive } from '#content/move/sheets.ts'
import { stepWords, tellImport } from '#content/move/tell.ts'
import { createProgress } from './show-progress.ts'

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, zh: { type: 'boolean', default: false } },
    })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0)
      return { file, isDryRun: values['dry-run'], language: values.zh ? ('zh' as const) : ('en' as const) }
  } catch {
    // Said below.
  }
  process.stderr.write('Usage: npm run content:import -- [--dry-run] [--zh] FILE\n')
  return process.exit(2)
}

/** A bar for each step, under its name. */
function createSteps(language: 'zh' | 'en') {
  let current: ImportStep | undefined
  let show: ReturnType<typeof createProgress> | undefined
  return (step: ImportStep, done: number, total: number) => {
    if (step !== current) {
      current = step
      show = createProgress()
      process.stderr.write(`${stepWords[step][language]} …\n`)
    }
    show?.(done, total)
  }
}

const { file: given, isDryRun, language } = readArguments()
const payload = await getPayload({ config })
const folder = await mkdtemp(join(tmpdir(), 'portico-import-'))
try {
  const started = performance.now()
  const made = join(folder, 'table.tar')
  const file = (await makeArchive(payload, given, made)) ? made : given
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  const outcome = await importContent(payload, { file, size, isDryRun, onProgress: createSteps(language) })
  const seconds = (performance.now() - started) / 1000
  for (const line of tellImport(outcome, language, (kind) => nameOfKind(payload, kind, language)))
    process.stdout.write(`${line}\n`)
  const written = [...(outcome.written?.records.values() ?? [])].reduce((sum, each) => sum + each.length, 0)
  const count = written + (outcome.written?.globals.length ?? 0)
  const zh = isDryRun ? '只是预演，没有改动任何内容。' : `写入了${count}条，用时${seconds.toFixed(1)}秒。`
  const en = isDryRun
    ? 'This was a dry run: nothing was changed.'
    : `${count} were written in ${seconds.toFixed(1)} s (${Math.round(count / seconds)}/s).`
  process.stdout.write(`${language === 'zh' ? zh : en}\n`)
  if (outcome.plan.conflicts.length > 0) process.exitCode = 1
} catch (error) {
  const why = error instanceof MoveError ? error.words[language] : ((error as Error).stack ?? String(error))
  process.stderr.write(`${why}\n`)
  process.exitCode = 1
}
await rm(folder, { recursive: true })
await payload.destroy()
process.exit(process.exitCode)
