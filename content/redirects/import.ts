import type { Payload, PayloadRequest } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import { publishPurge } from '#content/purge-channel.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { insertRows } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import { findLoops, judgeRule, type RedirectRule } from '#domain/site/redirects.ts'
import { readTable, type TableLine, writeTable } from '#lib/csv.ts'
import { readRulesAlone } from './rules.ts'
import type { LineProblem } from './words.ts'

/** Lines that a file may have, its heading aside. */
export const mostLines = 10_000
/** Lines that are named when a file is refused: whoever mends these sends it again. */
const mostNamed = 100

/** A line that cannot be imported. Without number it is a redirect that was there, and that the file would break. */
export interface WrongLine {
  line?: number
  text: string
  problem: LineProblem
}

export type ImportOutcome =
  | { added: number; changed: number; same: number }
  | { wrong: WrongLine[]; count: number }
  | { refused: 'cut' | 'empty' | 'tooManyLines' }

interface ReadRule extends Omit<RedirectRule, 'id'> {
  line: number
}

const headings = new Set(['from', 'source', 'old', 'old address', '旧地址', '来源'])
const lasting: Record<string, boolean | undefined> = {
  '': true,
  '1': true,
  '301': true,
  '308': true,
  yes: true,
  true: true,
  是: true,
  '0': false,
  '302': false,
  '307': false,
  no: false,
  false: false,
  否: false,
}

/** A line as a rule, or what is wrong with it. Further columns are those of an export, and say nothing. */
function readRule({ cells, line }: TableLine): ReadRule | WrongLine {
  const [from = '', to, permanent = ''] = cells
  const wrong = (problem: LineProblem): WrongLine => ({ line, text: from.slice(0, 200), problem })
  if (to === undefined) return wrong('columns')
  const isPermanent = lasting[permanent.toLowerCase()]
  if (isPermanent === undefined) return wrong('permanent')
  const judged = judgeRule({ from, to })
  return 'problem' in judged ? wrong(judged.problem) : { line, isPermanent, ...judged }
}

/** Every line as a rule, or all that is wrong with the lines. */
function readRules(lines: readonly TableLine[]): { rules: ReadRule[]; wrong: WrongLine[] } {
  const rules = new Map<string, ReadRule>()
  const wrong: WrongLine[] = []
  for (const line of lines) {
    const rule = readRule(line)
    if ('problem' in rule) wrong.push(rule)
    else if (rules.has(rule.from)) wrong.push({ line: rule.line, text: rule.from, problem: 'twice' })
    else rules.set(rule.from, rule)
  }
  return { rules: [...rules.values()], wrong }
}

const refuse = (wrong: readonly WrongLine[]): ImportOutcome => ({
  wrong: wrong.slice(0, mostNamed),
  count: wrong.length,
})

/** Rules that lead in a circle only since the file, by their lines. */
function findNewLoops(before: readonly RedirectRule[], read: readonly ReadRule[]): WrongLine[] {
  const lines = new Map(read.map(({ from, line }) => [from, line]))
  const kept = before.filter(({ from }) => !lines.has(from))
  const known = new Set(findLoops(before).map(({ from }) => from))
  return findLoops([...kept, ...read.map((rule) => ({ ...rule, id: 0 }))])
    .filter(({ from }) => lines.has(from) || !known.has(from))
    .map(({ from }) => {
      const line = lines.get(from)
      return { ...(line !== undefined && { line }), text: from, problem: 'loop' }
    })
}

/**
 * Takes in redirects from a CSV `from,to[,permanent]`: all of them or none, in one transaction. One whose old address is there
 * already is replaced. In the audit log it is one deed.
 */
export async function importRedirects(
  payload: Payload,
  user: PayloadRequest['user'],
  text: string,
): Promise<ImportOutcome> {
  const table = readTable(text)
  if (table === undefined) return { refused: 'cut' }
  const [first] = table
  const lines = headings.has(first?.cells[0]?.toLowerCase() ?? '') ? table.slice(1) : table
  if (lines.length === 0) return { refused: 'empty' }
  if (lines.length > mostLines) return { refused: 'tooManyLines' }
  const { rules, wrong } = readRules(lines)
  if (wrong.length > 0) return refuse(wrong)
  return createAtomically(payload)('import of redirects', (req) => writeRules(req, rules), user)
}

async function writeRules(req: PayloadRequest, rules: readonly ReadRule[]): Promise<ImportOutcome> {
  const before = await readRulesAlone(req)
  const loops = findNewLoops(before, rules)
  if (loops.length > 0) return refuse(loops)
  const known = new Map(before.map((rule) => [rule.from, rule]))
  const fresh = rules.filter(({ from }) => !known.has(from))
  const changed = rules.filter(({ from, isPermanent, to }) => {
    const old = known.get(from)
    return old !== undefined && (old.to !== to || old.isPermanent !== isPermanent)
  })
  const outcome = { added: fresh.length, changed: changed.length, same: rules.length - fresh.length - changed.length }
  if (fresh.length + changed.length === 0) return outcome
  const ask = askWithin(req)
  await insertRows(
    ask,
    'redirects ("from", "to", is_permanent, origin)',
    [...fresh, ...changed].map(({ from, isPermanent, to }) => [from, to, isPermanent ? 1 : 0, 'import']),
    `ON CONFLICT ("from") DO UPDATE SET "to" = excluded."to", is_permanent = excluded.is_permanent,
     origin = excluded.origin, updated_at = excluded.updated_at`,
  )
  await ask('DELETE FROM missing_addresses WHERE address IN (SELECT "from" FROM redirects)')
  await publishPurge(req, ['redirects'])
  const changes = Object.entries(outcome).map(([field, count]) => ({ field, after: String(count) }))
  await noteDeed(req, { action: 'publish', kind: 'redirects', title: 'CSV', changes })
  return outcome
}

/** All redirects as they can be imported again, with what became of them. */
export async function exportRedirects(payload: Payload): Promise<string> {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false, depth: 0 })
  return writeTable([
    ['from', 'to', 'permanent', 'uses', 'last used'],
    ...docs.map(({ from, isPermanent, lastUsedAt, to, uses }) => [
      from,
      to,
      isPermanent === false ? 'no' : 'yes',
      uses ?? 0,
      lastUsedAt ?? '',
    ]),
  ])
}
