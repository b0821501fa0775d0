import { FixedToolbarFeature, type LexicalEditorProps } from '@payloadcms/richtext-lexical'
import { links } from './safe-links.ts'

/** What a text within a text may have. */
const kept = new Set(['bold', 'inlineCode', 'italic', 'link', 'orderedList', 'paragraph', 'unorderedList'])

/** Features of the small editor in a block: paragraphs and lists, no blocks. */
export const lineFeatures: Exclude<LexicalEditorProps['features'], undefined | unknown[]> = ({ defaultFeatures }) => [
  FixedToolbarFeature({ disableIfParentHasFixedToolbar: false }),
  ...defaultFeatures.filter(({ key }) => kept.has(key)).map((feature) => (feature.key === 'link' ? links : feature)),
]
