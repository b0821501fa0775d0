import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import { type Ask, isPostgres, openAsk } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { CommitError } from '#content/database-transactions.ts'
import { createAtomically } from '#content/transaction.ts'
import { type CheckedArchive, checkArchive } from './check-archive.ts'
import { followUp } from './follow-up.ts'
import { MoveError } from './format.ts'
import { clearJournal, placeFiles } from './place-files.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { writeRecords, type Written } from './write-records.ts'

/** The steps of an import, in their order. The check and the files are counted in bytes, the others in records. */
export type ImportStep = 'check' | 'compare' | 'files' | 'write' | 'publish'
type OnProgress = (step: ImportStep, done: number, total: number) => void

export interface Outcome {
  plan: ImportPlan
  /** What was written; nothing where it was only looked at. */
  written?: Written
}

interface ImportTask {
  file: string
  /** Bytes of the file. */
  size: number
  isDryRun: boolean
  /** Who takes it in; the house without. */
  user?: PayloadRequest['user']
  onProgress?: OnProgress | undefined
}

/**
 * Takes an archive in: all of it or nothing. It is read to its end and compared first; then its files are placed, and its
 * records are written in one transaction, with everything that follows from them.
 *
 * @throws MoveError when it cannot be taken in; nothing has changed then
 */
export async function importContent(payload: Payload, task: ImportTask): Promise<Outcome> {
  const { file, isDryRun, onProgress, size, user } = task
  const say = (step: ImportStep) => (done: number, total: number) => onProgress?.(step, done, total)
  let read = 0
  const archive = await checkArchive(payload, file, (entry) => say('check')((read += entry.size), Math.max(size, read)))
  say('check')(size, size)
  if (isDryRun) return { plan: await planImport(payload, archive, say('compare')) }
  return withTurn(payload, async (run, pause) => {
    await clearJournal(openAsk(payload))
    const plan = await planImport(payload, archive, say('compare'))
    if (plan.conflicts.length > 0) refuseConflicts(plan)
    const placed = await placeFiles(file, plan.files, run, say('files'))
    try {
      pause()
      const written = await writeAll(payload, archive, { plan, run, user, say })
      await placed.done()
      return { plan, written }
    } catch (error) {
      // What may have been kept after all is looked at by the next import.
      if (!(error instanceof CommitError && error.isOutcomeUnknown)) await placed.undo()
      throw error
    }
  })
}

interface Writing {
  plan: ImportPlan
  run: string
  user: PayloadRequest['user'] | undefined
  say: (step: ImportStep) => (done: number, total: number) => void
}

function writeAll(payload: Payload, archive: CheckedArchive, { plan, run, say, user }: Writing): Promise<Written> {
  return createAtomically(payload)('content import', async (req) => {
    // Whoever asks for it was allowed to; rows are judged one by one only where somebody writes them one by one.
    req.context.isLoad = true
    const written = await writeRecords(req, archive, plan, say('write'))
    await followUp(req, written, say('publish'))
    await askWithin(req)(
      `INSERT INTO portico_moves (name, run, at) VALUES ('done', ?, ?)
       ON CONFLICT (name) DO UPDATE SET run = excluded.run, at = excluded.at`,
      [run, Date.now()],
    )
    const changes = plan.kinds
      .map((each) => ({ field: each.kind, after: `+${each.new} ~${each.changed.length}` }))
      .filter(({ after }) => after !== '+0 ~0')
    await noteDeed({ ...req, user: user ?? null }, { action: 'import', kind: 'content', changes })
    return written
  })
}

function refuseConflicts({ conflicts }: ImportPlan): never {
  const names = conflicts.slice(0, 5).map(({ collection, key, title }) => `${collection} “${title}” (${key})`)
  throw new MoveError(
    `有${conflicts.length}条记录的地址在这里已属于别的记录：${names.join('；')}。请先改掉其中一方。没有改动任何内容。`,
    `${conflicts.length} records have an address that is another record’s here: ${names.join('; ')}. Change one of the two first. Nothing was changed.`,
  )
}

/** An import that says nothing for so long, in milliseconds, has ended without a word. */
const longestSilence = 60_000
const interval = 10_000

const isBusy = (error: unknown): boolean => {
  const { cause, code } = error as { cause?: unknown; code?: string }
  return code === 'SQLITE_BUSY' || (typeof cause === 'object' && cause !== null && isBusy(cause))
}

/** One import at a time, in all processes; the second is refused. */
async function withTurn<Result>(
  payload: Payload,
  work: (run: string, pause: () => void) => Promise<Result>,
): Promise<Result> {
  const ask = openAsk(payload)
  const run = randomUUID()
  await takeTurn(ask, run)
  const beat = setInterval(() => {
    void ask(`UPDATE portico_moves SET at = ? WHERE name = 'import' AND run = ?`, [Date.now(), run]).catch(
      () => undefined,
    )
  }, interval)
  beat.unref()
  try {
    // SQLite has one writer: while the import itself writes, nobody else takes a turn.
    return await work(run, () => {
      if (!isPostgres(payload)) clearInterval(beat)
    })
  } finally {
    clearInterval(beat)
    await ask(`DELETE FROM portico_moves WHERE name = 'import' AND run = ?`, [run])
  }
}

async function takeTurn(ask: Ask, run: string): Promise<void> {
  const now = Date.now()
  const taken = await ask(
    `INSERT INTO portico_moves (name, run, at) VALUES ('import', ?, ?)
     ON CONFLICT (name) DO UPDATE SET run = excluded.run, at = excluded.at WHERE portico_moves.at < ? RETURNING run`,
    [run, now, now - longestSilence],
  ).catch((error: unknown) => {
    if (!isBusy(error)) throw error
    return []
  })
  if (taken.length > 0) return
  throw new MoveError(
    '另一个导入正在进行，请等它结束。没有改动任何内容。',
    'Another import is under way. Wait until it has ended. Nothing was changed.',
  )
}
