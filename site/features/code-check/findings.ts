import type { FileReport, FoundState, Use } from './coverage.ts'

/** A function or a block in all files together. */
export interface Finding extends Pick<Use, 'kind' | 'name' | 'title' | 'state' | 'note'> {
  key: string
  places: { file: string; lines: number[]; count: number; examples: string[] }[]
}

export const foundStates: readonly FoundState[] = ['no', 'partly', 'unknown', 'covered']
export const findingKinds = ['function', 'block'] as const

export type FindingOrder = 'state' | 'name' | 'kind'

export interface FindingView {
  q?: string | undefined
  state?: string | undefined
  kind?: string | undefined
  order: FindingOrder
  isDescending: boolean
}

export function joinFindings(reports: readonly FileReport[]): Finding[] {
  const findings = new Map<string, Finding>()
  for (const { name: file, uses } of reports)
    for (const { count, examples, kind, lines, name, ...facts } of uses) {
      const key = `${kind} ${name}`
      const finding = findings.get(key) ?? { ...facts, key, kind, name, places: [] }
      finding.places.push({ file, lines, count, examples })
      findings.set(key, finding)
    }
  return [...findings.values()]
}

const compare = {
  state: (a: Finding, b: Finding) => foundStates.indexOf(a.state) - foundStates.indexOf(b.state),
  kind: (a: Finding, b: Finding) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind),
  name: (a: Finding, b: Finding) => (a.title ?? a.name).localeCompare(b.title ?? b.name),
} satisfies Record<FindingOrder, (a: Finding, b: Finding) => number>

/** What is to be shown of the findings, in the wanted order; equals stand by name. */
export function arrangeFindings(
  findings: readonly Finding[],
  { isDescending, kind, order, q = '', state }: FindingView,
): Finding[] {
  const word = q.trim().toLowerCase()
  return findings
    .filter(
      (each) =>
        (state === undefined || each.state === state) &&
        (kind === undefined || each.kind === kind) &&
        [each.name, each.title, each.note, ...each.places.map(({ file }) => file)].some((text) =>
          text?.toLowerCase().includes(word),
        ),
    )
    .sort((a, b) => (isDescending ? -1 : 1) * compare[order](a, b) || compare.name(a, b))
}
