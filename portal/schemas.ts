import { z } from 'zod'
import { codeLanguageNames } from '#domain/text/code-languages.ts'
import { mathTags } from '#domain/text/formula.ts'
import { normalizeEmail } from '#lib/email-address.ts'
import { locales } from '#lib/locale.ts'

/** What a field is, in both languages; the API description carries the Chinese one as `x-description-zh`. */
export function meaning(zh: string, en: string) {
  return { description: en, 'x-description-zh': zh }
}

/** Schemas that many calls share. Texts are in the asked language unless `lang` says otherwise (L6). */
export const noInput = z.object({})
export const lang = z
  .enum(locales)
  .meta(
    meaning(
      '文字所用的语言；没有译文时与所求语言不同',
      'The language of the texts; differs from the asked one when there is no translation',
    ),
  )
export const id = z.string().meta(meaning('记录的编号，以文本表示', 'Number of the record, as text'))

/**
 * Number of a record in a question, as text. PostgreSQL's `integer` goes no further than 2147483647 and refuses to compare
 * with more, so no number has ten digits.
 */
export const recordNumber = z.string().regex(/^\d{1,9}$/)

export const slugs = z
  .object({ zh: z.string().optional(), en: z.string().optional() })
  .meta(meaning('已发布的各语言的地址名', 'The slug in each language in which the record is published'))

export const newerIn = z
  .enum(locales)
  .optional()
  .meta(
    meaning(
      '另一种语言的正文在译成之后有了改动时，是哪种语言',
      'The other language, where its text has changed since it was translated',
    ),
  )

/** In which languages a record is to be had, and whether the one that is given is behind the other. */
export const translation = z.object({ slugs, newerIn })

export const image = z.object({
  url: z.string().meta(meaning('各浏览器均可显示的WebP图片', 'WebP that every browser shows')),
  alt: z.string(),
  caption: z.string().optional(),
  width: z.number(),
  height: z.number(),
  srcset: z
    .string()
    .meta(meaning('带宽度的AVIF候选图，没有时为空', 'AVIF candidates with widths; empty when there are none')),
  focal: z
    .object({ x: z.number(), y: z.number() })
    .meta(meaning('裁切时应保留的点，以百分比表示', 'Point to keep when cropping, in percent')),
  light: z
    .object({ url: z.string(), srcset: z.string() })
    .optional()
    .meta(
      meaning(
        '同一张图在浅色主题中的文件，尺寸相同',
        'The files of the same picture in the light theme, of the same proportions',
      ),
    ),
})
export type Image = z.output<typeof image>

export const link = z.object({
  path: z
    .string()
    .optional()
    .meta(meaning('站内地址，不含语言前缀', 'Address inside the site, without language prefix')),
  url: z.string().optional().meta(meaning('站外地址', 'Address on another site')),
  title: z.string(),
})
export type Link = z.output<typeof link>

export const metric = z.object({ value: z.string(), unit: z.string(), label: z.string(), source: z.string() })
export type Metric = z.output<typeof metric>

const menuFields = {
  id,
  title: z.string(),
  path: z.string(),
  icon: z.string().optional(),
  summary: z.string().optional(),
}
export const menuItem = z.object({
  ...menuFields,
  children: z.array(z.object({ ...menuFields, children: z.array(z.never()) })),
})
export type MenuItem = z.output<typeof menuItem>

const text = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(z.enum(['bold', 'italic', 'code', 'strike', 'underline', 'sub', 'sup'])).optional(),
})
const lineBreak = z.object({ type: z.literal('break') })
const anchor = z.object({ type: z.literal('link'), href: z.string(), children: z.array(z.union([text, lineBreak])) })
const formulaSource = z.string().meta(meaning('LaTeX源码', 'The LaTeX source'))
const mathPieces = z
  .array(
    z.object({
      depth: z.int().min(0),
      tag: z.enum(mathTags).optional(),
      text: z.string().optional(),
      attributes: z.record(z.string(), z.string()).optional(),
    }),
  )
  .optional()
  .meta(
    meaning(
      'MathML元素，每行在其前面浅一级的最近一行之内；源码有误时没有',
      'Elements of MathML, each within the last row before it that is one step less deep; none where the source is wrong',
    ),
  )
const inlineFormula = z.object({ type: z.literal('formula'), source: formulaSource, math: mathPieces })
const noteNumber = z.int().min(1).meta(meaning('页面上的序号', 'Its number on the page'))
const noteSign = z.object({ type: z.literal('note'), id: z.string(), number: noteNumber })
const inline = z.union([text, lineBreak, anchor, inlineFormula, noteSign])
const flatList = z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(inline)) })
const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })

const codePiece = z.object({
  text: z.string(),
  kind: z
    .enum(['comment', 'keyword', 'name', 'number', 'string', 'type'])
    .optional()
    .meta(meaning('按语法分出的种类', 'What the grammar says it is')),
})
export const calloutKinds = ['note', 'tip', 'warning'] as const

/** What a text shows beside its lines: notices, code, formulas, and the notes below it. */
const setApart = [
  z.object({
    type: z.literal('callout'),
    kind: z.enum(calloutKinds),
    title: z.string().meta(meaning('标题，可为空', 'Heading; may be empty')),
    blocks: z.array(z.union([paragraph, flatList])),
  }),
  z.object({
    type: z.literal('code'),
    language: z.enum(codeLanguageNames),
    title: z.string().meta(meaning('文件名或说明，可为空', 'File name or description; may be empty')),
    pieces: z.array(codePiece).meta(meaning('连起来就是代码', 'Joined, they are the code')),
  }),
  z.object({ type: z.literal('formula'), source: formulaSource, math: mathPieces }),
  z.object({
    type: z.literal('notes'),
    notes: z.array(
      z.object({ id: z.string(), number: noteNumber, children: z.array(z.union([text, lineBreak, anchor])) }),
    ),
  }),
] as const

const span = z.int().min(2).optional()
const cell = z.object({
  children: z.array(inline),
  isHead: z.boolean().optional().meta(meaning('表头格', 'Whether it is a header of its row or column')),
  columns: span.meta(meaning('合并的列数', 'Columns it spans')),
  rows: span.meta(meaning('合并的行数', 'Rows it spans')),
})

/** Formatted text as a closed set of blocks: nothing in it can be a script. */
export const richText = z.array(
  z.union([
    paragraph,
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      id: z.string(),
      children: z.array(inline),
    }),
    z.object({ type: z.literal('quote'), children: z.array(inline) }),
    flatList,
    z.object({
      type: z.literal('table'),
      hasHead: z.boolean().meta(meaning('第一行是表头', 'Whether the first row is the header')),
      rows: z.array(z.array(cell)),
    }),
    z.object({ type: z.literal('rule') }),
    ...setApart,
  ]),
)
export type RichTextCell = z.output<typeof cell>
export type RichText = z.output<typeof richText>
export type Inline = z.output<typeof inline>
export type TextNode = z.output<typeof text>
export type CodePiece = z.output<typeof codePiece>

/** Page number and size of a list, and what comes back with it. */
export const paging = {
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(12),
}
export const paged = { page: z.number(), pageSize: z.number(), total: z.number(), pages: z.number() }

/** An e-mail address in its one form. */
export const emailField = z
  .string()
  .max(320)
  .transform((given) => normalizeEmail(given) ?? '')
  .pipe(z.email())
  .meta({ ...meaning('邮箱，不分大小写', 'E-mail address; compared without regard to case'), format: 'email' })
