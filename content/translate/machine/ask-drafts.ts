import { findDraftFault, type DraftFault, hasWords, tidyDraft } from '#domain/translate/machine-draft.ts'
import { type Term, termsIn } from '#domain/translate/terms.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { type FailureKind, MachineFailure } from './ask-service.ts'
import type { Machine } from './service.ts'

/** Why there is no draft of a line. */
export type LeftOut = DraftFault | FailureKind | 'count' | 'limit' | 'rest'

/** What became of a line: a draft, or why there is none. */
export type Drafted = { text: string; isMachine: boolean } | { reason: LeftOut }

/** Characters and lines of one question: an answer to it comes within its time. */
const batch = { characters: 3000, lines: 40 }
/** Characters of one line, and of one call. */
const longestLine = 8000
const mostCharacters = 30_000

interface Asked {
  machine: Machine
  target: Locale
  terms: readonly Term[]
  signal: AbortSignal
  /** Whether so many characters may be sent yet. They count as sent. */
  take: (characters: number) => Promise<boolean>
  /** Is told why the service gave no answer. */
  onFailure: (failure: MachineFailure) => void
}

/** Lines that go together in one question. */
function inBatches(lines: readonly string[]): string[][] {
  const batches: string[][] = []
  let [current, characters]: [string[], number] = [[], 0]
  for (const line of lines) {
    const isFull = current.length >= batch.lines || characters + line.length > batch.characters
    if (isFull && current.length > 0) {
      batches.push(current)
      ;[current, characters] = [[], 0]
    }
    current.push(line)
    characters += line.length
  }
  return current.length > 0 ? [...batches, current] : batches
}

/** One that is away, or refuses, is not asked again at once. */
const isFinal = (reason: LeftOut) =>
  ['timeout', 'unreachable', 'refused', 'redirect', 'stopped', 'limit'].includes(reason)

async function askBatch(
  lines: readonly string[],
  { machine, onFailure, signal, take, target, terms }: Asked,
): Promise<Drafted[] | LeftOut> {
  const from = otherLocale(target)
  const text = lines.join('\n')
  if (signal.aborted) return 'stopped'
  if (!(await take([...text].length))) return 'limit'
  try {
    const asked = { from, to: target, terms: termsIn(text, terms, from), signal }
    const answered = await machine.translate(lines, asked)
    // Which answer belongs to which line is not known.
    if (answered.length !== lines.length) return 'count'
    return answered.map((each, place): Drafted => {
      const draft = tidyDraft(each)
      const reason = findDraftFault({ source: lines[place] ?? '', text: draft, target })
      return reason === undefined ? { text: draft, isMachine: true } : { reason }
    })
  } catch (error) {
    if (!(error instanceof MachineFailure)) throw error
    onFailure(error)
    return error.kind
  }
}

/**
 * Asks for drafts of lines, a few at a time, each line once. One that fails is left out with its reason; the others stay.
 * @returns what became of each line
 */
export async function askDrafts(lines: Iterable<string>, asked: Asked): Promise<Map<string, Drafted>> {
  const drafted = new Map<string, Drafted>()
  const sent: string[] = []
  let characters = 0
  for (const line of new Set(lines)) {
    // What says the same in both languages needs no machine.
    if (!hasWords(line, asked.target)) drafted.set(line, { text: line, isMachine: false })
    else if (line.length > longestLine || characters + line.length > mostCharacters)
      drafted.set(line, { reason: 'rest' })
    else {
      characters += line.length
      sent.push(line)
    }
  }
  let final: LeftOut | undefined
  for (const some of inBatches(sent)) {
    const answer = final ?? (await askBatch(some, asked))
    if (typeof answer === 'string' && isFinal(answer)) final = answer
    for (const [place, line] of some.entries())
      drafted.set(line, typeof answer === 'string' ? { reason: answer } : (answer[place] ?? { reason: 'count' }))
  }
  return drafted
}
