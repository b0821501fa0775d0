import { plainText } from '#content/rich-text/plain-text.ts'
import { decodeNodes, encodeNodes } from './coded-nodes.ts'
import { bodyOf, childrenOf, isNode, isPassage, linesOf, type Node, type Segment, segmentsOf } from './segments.ts'

/** Where a passage stands in both texts: its number among those of the source and of the translation, where it has one. */
export interface PassagePlace {
  source?: number | undefined
  target?: number | undefined
}

/** A passage of a translation as it is to be; nothing takes one away that its source does not have. */
export interface PassageEdit extends PassagePlace {
  text: string
  /** Whether it has the codes of the source; otherwise those of the translation, where there is one. */
  isLikeSource?: boolean | undefined
}

/** A passage as one edits it; nothing where only the editor can. */
export const codedOf = ({ of, chain }: Segment): string | undefined =>
  'nodes' in of ? encodeNodes(of.nodes) : (lineOf(chain.at(-1), of)?.trim() ?? undefined)

const fieldsOf = (block: Node | undefined): Node => (isNode(block?.fields) ? block.fields : {})
const rawLines = (block: Node | undefined, name: string): string[] => {
  const text = fieldsOf(block)[name]
  return typeof text === 'string' ? text.split('\n') : []
}
const lineOf = (block: Node | undefined, { line, name }: { name: string; line: number }) => rawLines(block, name)[line]

/** What a node is; blocks are told apart by their own kind. */
const kindOf = (node: Node) => `${String(node.type)} ${String(fieldsOf(node).blockType)}`

/** What stands below a node that begins passages of its own. */
const belowOf = (node: Node): Node[] => {
  const body = bodyOf(node)
  return [...childrenOf(node), ...(body ? [body] : [])]
}

/** What of a block is the same in both languages. */
const same = new Set(['code', 'source'])

/** Whether a passage is code or a formula, which nobody translates. */
export const isSameInBoth = ({ of }: Segment): boolean => 'name' in of && same.has(of.name)

const partsOf = (node: Node) => belowOf(node).filter((each) => isPassage(each) || each.type === 'root')
const passagesOf = (node: Node): Node[] => childrenOf(node).filter(isPassage)

/** A part of the source as it is before it is translated: all that stands in it, code and formulas too, without its words. */
function emptied(part: Node, says: (node: Node) => readonly Node[]): Node {
  const copy: Node = { ...part }
  const speaking = new Set(says(part))
  if (Array.isArray(part.children))
    copy.children = childrenOf(part).flatMap((child) =>
      isPassage(child) ? [emptied(child, says)] : speaking.has(child) ? [] : [structuredClone(child)],
    )
  if (part.type === 'block' && isNode(part.fields)) {
    const fields: Node = structuredClone(part.fields)
    for (const name of ['title', 'text']) if (typeof fields[name] === 'string') fields[name] = ''
    const body = bodyOf(part)
    if (body && isNode(part.fields.body)) fields.body = { ...part.fields.body, root: emptied(body, says) }
    copy.fields = fields
  }
  return copy
}

const saysNothing = (node: Node) => segmentsOf({ root: node }).length === 0
/** What stands in a node, and which block it is: one that came from the source has its id. */
const shapeOf = (node: Node): string =>
  `${kindOf(node)} ${String(fieldsOf(node).id)}(${belowOf(node).map(shapeOf).join()})`

/** A translation while passages are put into it: which of its nodes stand for which of the source. */
class Draft {
  readonly #standsFor = new Map<Node, Node>()
  readonly #taken = new Set<Node>()
  readonly #made = new Set<Node>()
  readonly #words: ReadonlyMap<Node, readonly Node[]>

  constructor(source: readonly Segment[]) {
    const words = new Map<Node, Node[]>()
    for (const { chain, of } of source) {
      const holder = chain.at(-1)
      if (holder && 'nodes' in of) words.set(holder, [...(words.get(holder) ?? []), ...of.nodes])
    }
    this.#words = words
  }

  of(node: Node): Node | undefined {
    return this.#standsFor.get(node)
  }

  /** Two nodes of the same kind stand for each other, once. */
  pair(one: Node, other: Node): boolean {
    if (this.#standsFor.get(one) === other) return true
    if (this.#standsFor.has(one) || this.#taken.has(other) || kindOf(one) !== kindOf(other)) return false
    this.#standsFor.set(one, other)
    this.#taken.add(other)
    return true
  }

  pairChains(one: readonly Node[], other: readonly Node[]): void {
    for (const [place, node] of one.entries()) {
      const beside = other[place]
      if (beside === undefined || !this.pair(node, beside)) return
    }
  }

  isMade(node: Node): boolean {
    return this.#made.has(node)
  }

  #emptied(part: Node): Node {
    return emptied(part, (node) => this.#words.get(node) ?? [])
  }

  /** A part of the source without its words, which stands for it. */
  make(part: Node): Node {
    const copy = this.#emptied(part)
    const pairAll = (one: Node, other: Node) => {
      this.pair(one, other)
      this.#made.add(other)
      const below = partsOf(other)
      for (const [place, each] of partsOf(one).entries()) {
        const beside = below[place]
        if (beside) pairAll(each, beside)
      }
    }
    pairAll(part, copy)
    return copy
  }

  /** The node of the translation for one of the source whose parent has one already: one that says nothing yet, or a new one. */
  place(part: Node, parent: Node, within: Node): Node {
    if (part.type === 'root') {
      const body = this.make(part)
      within.fields = { ...fieldsOf(within), body: { root: body } }
      return body
    }
    const [all, own, children] = [passagesOf(parent), passagesOf(within), childrenOf(within)]
    const number = all.indexOf(part)
    const stands = (node: Node | undefined) => node && this.of(node)
    const before = stands(all.slice(0, number).findLast(stands))
    const next = stands(all.slice(number + 1).find(stands))
    const at = before ? children.indexOf(before) + 1 : next ? children.indexOf(next) : children.length
    const wanted = shapeOf(this.#emptied(part))
    const isFree = (node: Node | undefined) =>
      node !== undefined && !this.#taken.has(node) && saysNothing(node) && shapeOf(node) === wanted
    const free = [own[number], children[at]].find(isFree)
    if (free && this.pair(part, free)) return free
    const made = this.make(part)
    within.children = children.toSpliced(at, 0, made)
    return made
  }
}

/** Puts words in the place of a passage that is there. @param like what its codes are of */
function replace({ chain, of }: Segment, text: string, like = of): void {
  const holder = chain.at(-1)
  if (holder === undefined) return
  if ('nodes' in of) {
    const children = childrenOf(holder)
    const from = children.indexOf(of.nodes[0] ?? {})
    const coded = 'nodes' in like ? like.nodes : of.nodes
    holder.children = children.toSpliced(from, of.nodes.length, ...decodeNodes(text, coded))
  } else setLine(holder, of.name, text, of.line, true)
}

/** A line keeps its indentation. */
function setLine(block: Node, name: string, text: string, line: number, isThere: boolean, like = ''): void {
  const lines = rawLines(block, name)
  const before = isThere ? (lines[line] ?? '') : like
  const indented = text === '' ? '' : `${/^\s*/.exec(before)?.[0] ?? ''}${text}`
  block.fields = { ...fieldsOf(block), [name]: lines.toSpliced(line, isThere ? 1 : 0, indented).join('\n') }
}

/** Writes a passage that the translation does not have, where the source has it. */
function add(draft: Draft, { chain, of }: Segment, text: string): void {
  let [parent, within] = [chain[0], chain[0] && draft.of(chain[0])]
  for (const part of chain.slice(1)) {
    if (parent === undefined || within === undefined) return
    within = draft.of(part) ?? draft.place(part, parent, within)
    parent = part
  }
  if (within === undefined) return
  if (!('nodes' in of)) {
    const isThere = lineOf(within, of)?.trim() === '' || draft.isMade(within)
    return setLine(within, of.name, text, of.line, isThere, lineOf(parent, of))
  }
  const children = childrenOf(within)
  const last = passagesOf(within)[of.after - 1]
  const at = last ? children.indexOf(last) + 1 : of.after > 0 ? children.length : 0
  within.children = children.toSpliced(at, 0, ...decodeNodes(text, of.nodes))
}

/** A paragraph or list item that nothing is left of goes, but no cell. */
function takeAway({ chain, of }: Segment): void {
  replace({ chain, of, text: '' }, '')
  for (let depth = chain.length - 1; depth > 0; depth -= 1) {
    const [node, parent] = [chain[depth], chain[depth - 1]]
    const isEmpty = node && childrenOf(node).length === 0 && node.type !== 'block' && node.type !== 'root'
    if (!parent || !isEmpty || String(node.type).startsWith('table')) return
    parent.children = childrenOf(parent).filter((each) => each !== node)
  }
}

/** What a passage says once it is written. */
export function saidBy({ of }: Pick<Segment, 'of'>, text: string): string {
  const words = 'nodes' in of ? decodeNodes(text, of.nodes).map(plainText).join('').replaceAll('\n', ' ') : text
  return linesOf(words)[0] ?? ''
}

/** A formatted text with its new passages, and what each of these was made from. */
interface Put {
  text: Node
  said: (readonly [source: string, target: string])[]
}

/**
 * A formatted text with passages written into it. What is there keeps its structure; what is new takes that of the source.
 *
 * @param source the formatted text that is translated
 * @param target the translation, or what a field without one has
 * @param rows how the passages of both stand beside each other
 * @param edits have the codes that their passages have
 */
export function putPassages(
  source: unknown,
  target: unknown,
  rows: readonly PassagePlace[],
  edits: readonly PassageEdit[],
): Put {
  const [from, before] = [segmentsOf(source), isNode(target) && isNode(target.root) ? target : undefined]
  const written = before && structuredClone(before)
  const into = segmentsOf(written)
  const root = isNode(source) && isNode(source.root) ? source.root : {}
  const draft = new Draft(from)
  const made = written ?? { root: draft.make(root) }
  if (written && isNode(written.root)) draft.pair(root, written.root)
  for (const { source: one, target: other } of rows)
    draft.pairChains(from[one ?? -1]?.chain ?? [], into[other ?? -1]?.chain ?? [])
  const placed = edits.map(({ isLikeSource, source: one, target: other, text }) => {
    const [wanted, own] = [from[one ?? -1], into[other ?? -1]]
    return { wanted, own, text, like: (isLikeSource ? wanted : own) ?? wanted }
  })
  // What is added moves what is below it.
  for (const { like, own, text, wanted } of placed)
    if (own) {
      if (text === '' && !wanted) takeAway(own)
      else replace(own, text, like?.of)
    }
  for (const { own, text, wanted } of placed) if (!own && wanted && text !== '') add(draft, wanted, text)
  const said = placed.flatMap(({ like, text, wanted }) =>
    like && wanted ? [[wanted.text, saidBy(like, text)] as const] : [],
  )
  // Code and formulas came with what they stand in.
  const came = from.filter((segment) => {
    const own = draft.of(segment.chain.at(-1) ?? {})
    return isSameInBoth(segment) && own !== undefined && draft.isMade(own)
  })
  return { text: made, said: [...said, ...came.map(({ text }) => [text, text] as const)] }
}
