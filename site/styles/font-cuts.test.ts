import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fontCuts } from './font-cuts.ts'

const faces = readFileSync(new URL('./type.css', import.meta.url), 'utf8').match(/@font-face \{[^}]*\}/g) ?? []

/** The characters that a style sheet takes from a file. */
function charactersOf(file: string): number[] {
  return faces
    .filter((face) => face.includes(`/${file}.woff2`))
    .flatMap((face) => /unicode-range:([^;]*);/.exec(face)?.[1]?.split(',') ?? [])
    .flatMap((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_item, place) => start + place)
    })
    .toSorted((a, b) => a - b)
}

describe('the style sheet takes from a font file', () => {
  test.each(Object.entries(fontCuts))('%s exactly what is in it', (file, characters) => {
    const cut = [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
    expect(charactersOf(`instrument-sans-${file}`)).toEqual(cut)
  })
})
