/** A mistake in one place of the code, and the tests that must notice it. */
export interface Mutant {
  /** Path from the root. */
  file: string
  /** What stands there, in this one place of the file. */
  text: string
  /** What stands there by mistake. */
  mistake: string
  /** What would go wrong. */
  reason: string
  /** Test files, from the root. */
  tests: readonly string[]
  /** Of their tests those whose names match this pattern, where all of them take long. */
  only?: string
}

export interface Subject {
  name: string
  mutants: readonly Mutant[]
}

/** Mistakes in one file that the same tests guard. */
export function guardedBy(
  tests: readonly string[],
  file: string,
  mistakes: readonly Pick<Mutant, 'text' | 'mistake' | 'reason' | 'only'>[],
): Mutant[] {
  return mistakes.map((each) => ({ file, tests, ...each }))
}

/** Where the text of a mutant is. @throws Error when it is not there once: the list is then behind the code */
export function placeOf({ file, text }: Pick<Mutant, 'file' | 'text'>, source: string): number {
  const found = source.split(text).length - 1
  if (found !== 1) throw new Error(`${file} has this ${found} times, not once: ${text}`)
  return source.indexOf(text)
}

/** The line, counted from 1, of a place in a text. */
export const lineAt = (source: string, place: number): number => source.slice(0, place).split('\n').length

/** The file with the mistake. */
export function mutate(mutant: Mutant, source: string): string {
  const place = placeOf(mutant, source)
  return source.slice(0, place) + mutant.mistake + source.slice(place + mutant.text.length)
}
