/** Rows of the contract, section by section. */
const rows = { L: 7, S: 8, C: 19, W: 6, N: 5, D: 4, K: 6, E: 10 }

/** Every id that a test must carry in its title; `R` stands for the 44 routes. */
export const contractIds: readonly string[] = [
  ...numbered('L', rows.L),
  'R',
  ...(['S', 'C', 'W', 'N', 'D', 'K', 'E'] as const).flatMap((letter) => numbered(letter, rows[letter])),
]

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_value, index) => `${letter}${index + 1}`)
}

export interface Title {
  ids: string[]
  text: string
  line: number
}

/** A text that begins with ids in brackets, as it stands in a call or in a row of a table of titles. */
const pattern = /(?<=[([,]\s*)(['"`])((?:\[[A-Z]\d*\] ?)+)((?:(?!\1)[^\\]|\\.)*)\1/g

/** Titles of a test file that carry ids. Text in comments is none. */
export function readTitles(source: string): Title[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(pattern)].map(({ 2: ids = '', 3: text = '', index }) => ({
    ids: [...ids.matchAll(/\[([A-Z]\d*)\]/g)].map(([, id = '']) => id),
    text: text.trim(),
    line: code.slice(0, index).split('\n').length,
  }))
}

export interface Verdict {
  /** Tests of each id. */
  tests: Map<string, string[]>
  /** What is wrong, ready to print. */
  faults: string[]
}

/** @param files paths with their text. @param notDue ids whose feature is not there yet, with the issue that owes them */
export function judge(
  files: readonly { path: string; text: string }[],
  notDue: Readonly<Record<string, string>>,
): Verdict {
  const tests = new Map<string, string[]>(contractIds.map((id) => [id, []]))
  const faults: string[] = []
  for (const { path, text } of files) {
    for (const title of readTitles(text)) {
      for (const id of title.ids) {
        const known = tests.get(id)
        if (known === undefined) faults.push(`${path}:${title.line} names ${id}, which the contract does not have.`)
        else known.push(`${path}:${title.line} ${title.text}`)
      }
    }
  }
  for (const [id, found] of tests) {
    if (found.length === 0 && notDue[id] === undefined) faults.push(`${id} has no test, and no issue owes it.`)
    if (found.length > 0 && notDue[id] !== undefined)
      faults.push(`${id} has a test now: take it out of not-due.json (${notDue[id]}).`)
  }
  for (const id of Object.keys(notDue))
    if (!tests.has(id)) faults.push(`not-due.json names ${id}, which the contract does not have.`)
  return { tests, faults }
}
