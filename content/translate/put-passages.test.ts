import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { align, type Pair } from '#domain/translate/align.ts'
import { findCodeFaults, hasCodes, splitCodes } from '#domain/translate/inline-codes.ts'
import { digestOf } from './progress.ts'
import { codedOf, putPassages } from './put-passages.ts'
import { childrenOf, isNode, type Node, segmentsOf } from './segments.ts'

let count = 0
/** Words that stand nowhere else. */
const words = fc.constantFrom('text', '文字').map((word) => `${word}${(count += 1)}`)
const textNode = (text: string, format = 0): Node => ({
  type: 'text',
  text,
  format,
  version: 1,
  detail: 0,
  mode: 'normal',
  style: '',
})
const piece: fc.Arbitrary<Node> = fc.oneof(
  { weight: 4, arbitrary: words.map((text) => textNode(text)) },
  words.map((text) => textNode(text, 1)),
  words.map((text) => ({ type: 'link', id: `l${count}`, fields: { url: `/${text}` }, children: [textNode(text)] })),
  words.map((text) => ({ type: 'link', fields: { url: text }, children: [textNode(text, 2), textNode(`.${text}`)] })),
  fc.constant({ type: 'linebreak', version: 1 }),
  words.map((source) => ({ type: 'inlineBlock', fields: { blockType: 'formula', source } })),
  words.map((text) => ({ type: 'inlineBlock', fields: { blockType: 'footnote', text } })),
)
/** Two plain texts beside each other are one. */
const line = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((nodes) => nodes.filter((node, place) => node.type !== 'text' || nodes[place - 1]?.type !== 'text'))
const holder = (type: string) => line.map((children): Node => ({ type, tag: 'h2', children }))
const list = fc.letrec<{ list: Node }>((tie) => ({
  list: fc
    .array(
      fc
        .tuple(line, fc.option(tie('list'), { depthSize: 'small', maxDepth: 2 }))
        .map(([children, inner]): Node => ({ type: 'listitem', children: inner ? [...children, inner] : children })),
      { minLength: 1, maxLength: 3 },
    )
    .map((children) => ({ type: 'list', listType: 'bullet', children })),
})).list
const cell = fc
  .option(line)
  .map((children) => ({ type: 'tablecell', children: [{ type: 'paragraph', children: children ?? [] }] }))
const table = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 })
  .map((rows): Node => ({ type: 'table', children: rows.map((children) => ({ type: 'tablerow', children })) }))
const callout = fc
  .tuple(fc.option(words), fc.array(fc.oneof(holder('paragraph'), list), { maxLength: 2 }))
  .map(([title, children]): Node => ({
    type: 'block',
    fields: { id: `b${count}`, blockType: 'callout', title: title ?? '', body: { root: { type: 'root', children } } },
  }))
const code = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines): Node => ({
  type: 'block',
  fields: { blockType: 'code', title: `T${lines[0]}`, code: lines.join('\n  ') },
}))
const silent: Node[] = [{ type: 'upload', value: 3, relationTo: 'media' }, { type: 'horizontalrule' }]
const blocks = fc.oneof(
  { weight: 3, arbitrary: holder('paragraph') },
  holder('heading'),
  holder('quote'),
  list,
  table,
  callout,
  code,
  fc.constantFrom(...silent),
)
const makeText = (children: Node[]) => ({ root: { type: 'root', version: 1, children } })
const texts = fc.array(blocks, { minLength: 1, maxLength: 7 }).map(makeText)

/** Other words, with the same codes. */
const translate = (coded: string) =>
  splitCodes(coded)
    .map((each) => (hasCodes(each) ? each : `>${each}`))
    .join('')

/** All that a text has, without its words. */
function bones(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bones)
  if (!isNode(value)) return value
  const isNote = value.blockType === 'footnote' || value.blockType === 'callout' || value.blockType === 'code'
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const isWord = (name === 'text' && (value.type === 'text' || isNote)) || (isNote && name === 'title')
      return [name, isWord ? each !== '' : bones(each)]
    }),
  )
}
const saidBy = (text: unknown) => segmentsOf(text).map(({ text: said }) => said)
const rowsOf = (source: unknown, target: unknown, before: readonly Pair[]) =>
  align(saidBy(source).map(digestOf), saidBy(target).map(digestOf), { before })
const isCode = (segment: ReturnType<typeof segmentsOf>[number]) =>
  'name' in segment.of && (segment.of.name === 'code' || segment.of.name === 'source')

describe('passages put into a formatted text', () => {
  it('change its words and nothing else', () => {
    fc.assert(
      fc.property(texts, fc.func(fc.boolean()), (text, isEdited) => {
        const before = JSON.stringify(text)
        const segments = segmentsOf(text)
        const rows = segments.map((_, place) => ({ source: place, target: place }))
        const edits = segments.flatMap((segment, place) => {
          const coded = codedOf(segment)
          if (coded === undefined || isCode(segment) || !isEdited(place)) return []
          expect(findCodeFaults(coded, translate(coded))).toEqual([])
          return [{ ...rows[place], text: translate(coded) }]
        })
        const { text: after, said } = putPassages(text, text, rows, edits)
        expect(said.map(([, each]) => each)).toEqual(edits.map(({ target }) => saidBy(after)[target ?? -1]))
        expect(bones(after)).toEqual(bones(text))
        const edited = new Map(edits.map((edit) => [edit.target, edit.text]))
        segmentsOf(after).forEach((segment, place) =>
          expect(codedOf(segment)).toBe(edited.get(place) ?? codedOf(segments[place] ?? segment)),
        )
        expect(JSON.stringify(text)).toBe(before)
      }),
    )
  })

  it('make the whole text, in whatever order they are translated', () => {
    fc.assert(
      fc.property(texts, fc.infiniteStream(fc.nat(3)), (text, sizes) => {
        fc.pre(saidBy(text).length > 0)
        let [target, pairs]: [unknown, Pair[]] = [null, []]
        for (let round = 0; ; round += 1) {
          if (round > 60) throw new Error(`never whole: ${JSON.stringify(text)} ${JSON.stringify(target)}`)
          const { pairs: known, passages } = rowsOf(text, target, pairs)
          pairs = known
          const open = passages.filter(({ target: own }) => own === undefined)
          if (open.length === 0) break
          const [first, ...others] = open.toSorted((one, other) =>
            digestOf(String(one.source)).localeCompare(digestOf(String(other.source))),
          )
          const some = [first, ...others.slice(0, sizes.next().value)].filter((each) => each !== undefined)
          const source = segmentsOf(text)
          const edits = some
            .toSorted((one, other) => (one.source ?? 0) - (other.source ?? 0))
            .flatMap(({ source: place }) => {
              const segment = source[place ?? -1]
              const coded = segment && codedOf(segment)
              if (coded === undefined) return []
              return [{ source: place, text: segment && isCode(segment) ? coded : translate(coded) }]
            })
          const put = putPassages(text, target, passages, edits)
          target = put.text
          pairs = [...pairs, ...put.said.map(([one, other]): Pair => [digestOf(one), digestOf(other)])]
        }
        expect(bones(target)).toEqual(bones(text))
        expect(saidBy(target)).toHaveLength(saidBy(text).length)
      }),
    )
  })

  it('put what came to the source in its place', () => {
    fc.assert(
      fc.property(texts, blocks, fc.nat(), (text, added, at) => {
        fc.pre(saidBy(text).length > 0)
        const segments = segmentsOf(text)
        const rows = segments.map((_, place) => ({ source: place }))
        const { text: translated, said } = putPassages(
          text,
          null,
          rows,
          segments.map((segment, place) => ({
            source: place,
            text: isCode(segment) ? (codedOf(segment) ?? '') : translate(codedOf(segment) ?? ''),
          })),
        )
        const known = said.map(([one, other]): Pair => [digestOf(one), digestOf(other)])
        const { pairs } = rowsOf(text, translated, known)
        const children = text.root.children.toSpliced(at % (text.root.children.length + 1), 0, added)
        const now = makeText(children)
        const { passages } = rowsOf(now, translated, pairs)
        const edits = passages.flatMap(({ source, target }) => {
          const segment = segmentsOf(now)[source ?? -1]
          return target === undefined && segment
            ? [{ source, text: isCode(segment) ? (codedOf(segment) ?? '') : translate(codedOf(segment) ?? '') }]
            : []
        })
        const { text: after } = putPassages(now, translated, passages, edits)
        // Neighbours that say nothing have no place of their own.
        const speaking = (of: Node) =>
          isNode(of.root)
            ? childrenOf(of.root)
                .filter((node) => segmentsOf({ root: node }).length > 0)
                .map(bones)
            : []
        expect(speaking(after)).toEqual(speaking(now))
      }),
    )
  })
})
