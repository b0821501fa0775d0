import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block, Field } from 'payload'
import { describe, names } from '#content/fields/labels.ts'
import { codeLanguageNames, codeLanguages } from '#domain/text/code-languages.ts'
import { blockDrawings } from './block-drawings.ts'
import { lineFeatures } from './line-features.ts'

/** A field for a source, whose signs are of one width. */
const source = (name: string, rows: number, ...[zh, en, hintZh, hintEn]: [string, string, string, string]): Field => ({
  name,
  type: 'textarea',
  label: { zh, en },
  admin: { rows, className: 'source-field', description: { zh: hintZh, en: hintEn } },
})

const title = (...words: [string, string, string, string]): Field => ({
  name: 'title',
  type: 'text',
  ...describe(...words),
})

const calloutOptions = [
  { value: 'note', label: { zh: '说明', en: 'Note' } },
  { value: 'tip', label: { zh: '提示', en: 'Tip' } },
  { value: 'warning', label: { zh: '警告', en: 'Warning' } },
]

const languageOptions = codeLanguageNames.map((value) => ({
  value,
  label: value === 'text' ? { zh: '纯文本', en: 'Plain text' } : codeLanguages[value],
}))

/** The formula as readers will see it, or what is wrong with it. */
const preview = (isBlock: boolean): Field => ({
  name: 'preview',
  type: 'ui',
  admin: {
    components: { Field: { path: '/text/formula-preview.tsx#FormulaPreview', clientProps: { isBlock } } },
  },
})

const latex = (rows: number) =>
  source('source', rows, 'LaTeX', 'LaTeX', '不加 $ 号，例如 \\frac{a}{b}', 'Without $ signs, for example \\frac{a}{b}')

const admin = (slug: keyof typeof blockDrawings) => ({
  disableBlockName: true,
  images: { icon: { url: blockDrawings[slug], alt: '' } },
})

/** What may stand between the paragraphs of a text. No field is required: one that is empty is left out of the page. */
export const textBlocks: Block[] = [
  {
    slug: 'callout',
    labels: names('提示框', 'Callout', 'Callouts'),
    admin: admin('callout'),
    fields: [
      {
        name: 'kind',
        type: 'select',
        defaultValue: 'note',
        options: calloutOptions,
        ...describe('种类', 'Kind', '警告只用于会造成损失的事', 'Use a warning for things that can cause harm'),
      },
      title('标题', 'Heading', '可不填，不填时写出种类', 'If empty, the kind is shown'),
      {
        name: 'body',
        type: 'richText',
        editor: lexicalEditor({ features: lineFeatures }),
        ...describe('内容', 'Text', '段落和列表', 'Paragraphs and lists'),
      },
    ],
  },
  {
    slug: 'code',
    labels: names('代码', 'Code', 'Code'),
    admin: admin('code'),
    fields: [
      {
        name: 'language',
        type: 'select',
        defaultValue: 'text',
        options: languageOptions,
        ...describe('语言', 'Language', '决定怎样着色', 'Decides the syntax colours'),
      },
      title('文件名或说明', 'File name or caption', '写在代码上方，可不填', 'Shown above the code; may be empty'),
      source('code', 10, '代码', 'Code', '最多60,000个字符', 'At most 60,000 characters'),
    ],
  },
  {
    slug: 'formula',
    labels: names('公式', 'Formula', 'Formulas'),
    admin: admin('formula'),
    fields: [latex(3), preview(true)],
  },
]

/** What may stand in a line. */
export const inlineTextBlocks: Block[] = [
  {
    slug: 'formula',
    labels: names('行内公式', 'Inline formula', 'Formulas in the line'),
    admin: {
      images: { icon: { url: blockDrawings.formula, alt: '' } },
      components: { Label: '/text/inline-labels.tsx#FormulaLabel' },
    },
    fields: [latex(2), preview(false)],
  },
  {
    slug: 'footnote',
    labels: names('脚注', 'Footnote', 'Footnotes'),
    admin: {
      images: { icon: { url: blockDrawings.footnote, alt: '' } },
      components: { Label: '/text/inline-labels.tsx#FootnoteLabel' },
    },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        ...describe(
          '脚注',
          'Footnote',
          '编号由页面给出；网址会成为链接',
          'The page numbers it; addresses in it become links',
        ),
      },
    ],
  },
]
