import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { textsOf } from '../factories/languages.ts'

/** The same text in both languages, as the sources have it. Where a value goes in stands `{}`. */
export interface TextPair {
  /** Path and line of the Chinese text. */
  place: string
  zh: string
  en: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const require = createRequire(import.meta.url)
const root = join(import.meta.dirname, '../..')
const han = /\p{Script=Han}/u
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The text that a node writes: a string, a template, or several joined by `+`. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
    case 'BinaryExpression': {
      const [left, right] = [textOf(node.left), textOf(node.right)]
      return left === undefined || right === undefined ? undefined : left + right
    }
    case 'ArrowFunctionExpression':
      return textOf(node.body)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textOf(node.expression)
    default:
      return undefined
  }
}

/** The named values of an object, or the numbered ones of a list. */
function partsOf(node: Node): Map<string, Node> {
  if (node.type === 'ArrayExpression')
    return new Map((node.elements as (Node | null)[]).flatMap((each, index) => (each ? [[String(index), each]] : [])))
  if (node.type !== 'ObjectExpression') return new Map()
  return new Map(
    (node.properties as Node[]).flatMap((property) => {
      const key = property.key as { name?: string; value?: string } | undefined
      return key === undefined ? [] : [[String(key.name ?? key.value), property.value as Node] as const]
    }),
  )
}

type Found = [zh: string, en: string, start: number]

/** Pairs of two values that have the same shape, one in each language. */
function pairUp(zh: Node, en: Node): Found[] {
  const [chinese, english] = [textOf(zh), textOf(en)]
  if (chinese !== undefined && english !== undefined) return [[chinese, english, zh.start]]
  const others = partsOf(en)
  return [...partsOf(zh)].flatMap(([key, part]) => {
    const other = others.get(key)
    return other === undefined ? [] : pairUp(part, other)
  })
}

/** The values of a call or a list in which the Chinese stands before the English. */
function pairNeighbours(values: readonly Node[]): Found[] {
  return values.flatMap((value, index) => {
    const [zh, en] = [textOf(value), textOf(values[index + 1])]
    return zh !== undefined && en !== undefined && han.test(zh) && !han.test(en) ? [[zh, en, value.start]] : []
  })
}

function find(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(find)
  if (!isNode(node)) return []
  const parts = node.type === 'ObjectExpression' ? partsOf(node) : undefined
  const [zh, en] = [parts?.get('zh'), parts?.get('en')]
  if (zh && en) return pairUp(zh, en)
  const values = (
    node.type === 'CallExpression' ? node.arguments : node.type === 'ArrayExpression' ? node.elements : []
  ) as Node[]
  return [...pairNeighbours(values), ...Object.values(node).flatMap(find)]
}

const lineAt = (source: string, start: number) => source.slice(0, start).split('\n').length

/** Pairs within one source: `{ zh, en }`, however deep, and Chinese that stands before its English. */
export function pairsIn(path: string, source: string): TextPair[] {
  return find(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path)).map(([zh, en, start]) => ({
    place: `${path}:${lineAt(source, start)}`,
    zh,
    en,
  }))
}

/** Pairs of the messages in `zh.ts` and the `en.ts` beside it, by their keys. */
function pairsOfMessages(path: string): TextPair[] {
  // Node's own: elsewhere an import of messages has their compiled form.
  const load = (file: string) => textsOf((require(join(root, file)) as Record<string, unknown>)[basename(file, '.ts')])
  const english = new Map(load(path.replace(/zh\.ts$/, 'en.ts')))
  return load(path).map(([key, zh]) => ({ place: `${path}#${key}`, zh, en: english.get(key) ?? '' }))
}

/** Words by which pages are found, and samples of the style guide's own page: no texts. */
const noTexts = /^domain\/search\/|^portal\/search\/kinds\.ts$|search-synonyms\.ts$|\/specimen\//

/** Every text that the sources below these folders have in both languages. */
export function readTexts(folders: readonly string[]): TextPair[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).sort()
  return files
    .filter(
      (path) =>
        !/\.test\.tsx?$|\.d\.ts$|\/(?:migrations|build[^/]*|\.next)\/|payload-types\.ts$/.test(path) &&
        !noTexts.test(path),
    )
    .flatMap((path) => {
      if (!/\/messages\/(?:zh|en)\.ts$/.test(path)) return pairsIn(path, read(path))
      return path.endsWith('/zh.ts') ? pairsOfMessages(path) : []
    })
}
