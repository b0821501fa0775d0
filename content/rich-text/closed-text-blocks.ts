import { randomBytes } from 'node:crypto'
import { createServerFeature } from '@payloadcms/richtext-lexical'
import type { Block, Field } from 'payload'
import { longestCode } from '#domain/text/code-languages.ts'
import { longestFormula } from '#domain/text/formula.ts'
import { refuseText } from './refuse-text.ts'
import { inlineTextBlocks, textBlocks } from './text-blocks.ts'

type Data = Record<string, unknown>

const words = {
  unknown: { zh: '正文里有一种这里没有的内容块', en: 'The text has a block of an unknown kind' },
  wrong: { zh: '正文里一个内容块的值不能存', en: 'A block of the text has a value that can’t be stored' },
  nested: { zh: '提示框里只能有段落和列表', en: 'A callout can only have paragraphs and lists' },
  long: {
    zh: `代码最多${longestCode}个字符，公式和脚注最多${longestFormula}个`,
    en: `Code has at most ${longestCode} characters, a formula or a footnote ${longestFormula}`,
  },
} satisfies Record<string, Record<'en' | 'zh', string>>

class Refused extends Error {
  readonly reason: keyof typeof words
  constructor(reason: keyof typeof words) {
    super(reason)
    this.reason = reason
  }
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Longest values, by the names of fields. */
const longest: Record<string, number> = { code: longestCode, source: longestFormula, text: longestFormula, title: 200 }

/** Nodes of the text of a callout: those that the site draws in one. */
const lineNodes = new Set(['autolink', 'linebreak', 'link', 'list', 'listitem', 'paragraph', 'root', 'tab', 'text'])

function keepLines(node: unknown): void {
  if (!isObject(node) || !lineNodes.has(String(node.type))) throw new Refused('nested')
  if (node.children === undefined) return
  if (!Array.isArray(node.children)) throw new Refused('wrong')
  for (const child of node.children) keepLines(child)
}

function keepValue(field: Field & { name: string }, value: unknown): unknown {
  if (field.type === 'richText') {
    if (!isObject(value) || !isObject(value.root)) throw new Refused('wrong')
    keepLines(value.root)
    return value
  }
  if (typeof value !== 'string') throw new Refused('wrong')
  if (value.length > (longest[field.name] ?? longestCode)) throw new Refused('long')
  if (field.type !== 'select') return value
  return field.options.some((option) => typeof option === 'object' && option.value === value) ? value : undefined
}

/** What of a block its fields know; nothing else is stored. */
function keepBlock(blocks: readonly Block[], fields: unknown): Data {
  const block = blocks.find(({ slug }) => isObject(fields) && slug === fields.blockType)
  if (block === undefined || !isObject(fields)) throw new Refused('unknown')
  const kept = block.fields.flatMap((field): [string, unknown][] => {
    if (!('name' in field) || field.type === 'ui') return []
    const value = fields[field.name]
    return value === null || value === undefined ? [] : [[field.name, keepValue(field, value)]]
  })
  return {
    // Payload gives one without an id another at each reading, and the same text would never be the same.
    id: typeof fields.id === 'string' && fields.id !== '' ? fields.id : randomBytes(12).toString('hex'),
    blockName: '',
    ...Object.fromEntries(kept),
    blockType: block.slug,
  }
}

function close(node: unknown): unknown {
  if (!isObject(node)) throw new Refused('wrong')
  if (node.type === 'block') return { ...node, fields: keepBlock(textBlocks, node.fields) }
  if (node.type === 'inlineBlock') return { ...node, fields: keepBlock(inlineTextBlocks, node.fields) }
  return Array.isArray(node.children) ? { ...node, children: node.children.map(close) } : node
}

/**
 * Keeps the set of blocks of a text closed, for drafts too, which no field validates: a text is stored as JSON, and the admin
 * shows what is stored as it is. A kind that there is not and a value of another kind are refused; a field that there is not
 * is left out.
 */
export const closedBlocks = createServerFeature({
  key: 'closedBlocks',
  feature: {
    hooks: {
      // Before Payload itself looks into the nodes, which it takes to be whole.
      beforeValidate: [
        ({ collection, path, req, value }) => {
          const root = (value as { root?: unknown } | null | undefined)?.root
          if (root === undefined) return value as unknown
          try {
            return { ...(value as Data), root: close(root) }
          } catch (error) {
            if (!(error instanceof Refused)) throw error
            return refuseText({ at: { collection, path }, req, words: words[error.reason] })
          }
        },
      ],
    },
  },
})
