import type { TextTree } from '#domain/interface-texts/text-tree.ts'
import type { Locale } from '#lib/locale.ts'
import { onRegistered } from './registered-texts.ts'
import { writeText } from './write-text.ts'

/** Editors' words in the place of the product's, by subject and path: `course.lessonsOf`. */
export type OwnTexts = Readonly<Record<string, TextTree>>

type Node = Record<string, unknown>

/** The group in which the message at a path stands. */
function groupOf(texts: object, path: readonly string[]): Node | undefined {
  let group = texts as Node
  for (const name of path) {
    const next = Object.hasOwn(group, name) ? group[name] : undefined
    if (typeof next !== 'object' || next === null) return undefined
    group = next as Node
  }
  return group
}

/**
 * Lays words over a subject's messages, in place: whoever holds them has the new words at once. A message that there is not,
 * or that takes values where the words have none, stays.
 * @returns what takes them away again
 */
export function layOver(area: string, locale: Locale, texts: object, own: OwnTexts): (() => void)[] {
  return Object.entries(own).flatMap(([key, tree]) => {
    const [subject, ...path] = key.split('.')
    const name = path.pop()
    const group = subject === area ? groupOf(texts, path) : undefined
    if (name === undefined || group === undefined || !Object.hasOwn(group, name)) return []
    const before = group[name]
    const words = typeof tree === 'string' ? tree : (values: never) => writeText(tree, values, locale)
    if (typeof before !== typeof words) return []
    group[name] = words
    return [
      () => {
        group[name] = before
      },
    ]
  })
}

interface Laid {
  own: OwnTexts
  json: string
  undo: (() => void)[]
}

const nothing: OwnTexts = {}
const laid: Record<Locale, Laid> = {
  zh: { own: nothing, json: '', undo: [] },
  en: { own: nothing, json: '', undo: [] },
}
const registered: { area: string; locale: Locale; texts: object }[] = []

onRegistered((area, locale, texts) => {
  registered.push({ area, locale, texts })
  laid[locale].undo.push(...layOver(area, locale, texts, laid[locale].own))
})

/** JSON that cannot end the script element it stands in; nothing of no words. */
const serialize = (own: OwnTexts) =>
  Object.keys(own).length === 0 ? '' : JSON.stringify(own).replaceAll('<', String.raw`\u003c`)

/**
 * Lays a language's words over all messages that are there and that come later, in the place of those that were laid before.
 * @returns the words as a page carries them for its browser: empty when there are none
 */
export function layTexts(locale: Locale, own: OwnTexts): string {
  const now = laid[locale]
  if (own === now.own) return now.json
  const json = serialize(own)
  // Answers are made anew every few minutes, mostly as they were.
  if (json !== now.json) {
    for (const restore of now.undo.toReversed()) restore()
    now.undo = []
    for (const each of registered)
      if (each.locale === locale) now.undo.push(...layOver(each.area, locale, each.texts, own))
  }
  now.own = own
  now.json = json
  return json
}
