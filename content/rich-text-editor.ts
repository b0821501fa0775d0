import {
  BlocksFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import { closedBlocks } from './rich-text/closed-text-blocks.ts'
import { links, safeLinks } from './rich-text/safe-links.ts'
import { inlineTextBlocks, textBlocks } from './rich-text/text-blocks.ts'

/** The title of the page is its first heading; the contents of a page are made of the second and third. */
const headings = HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] })

/** What the site leaves out when it renders a text, so that nobody writes in vain; and a toolbar that the fixed one replaces. */
const leftOut = new Set(['align', 'checklist', 'indent', 'relationship', 'toolbarInline', 'upload'])

/** Word has no lists on the clipboard, only paragraphs that look like items. */
const officePaste = createServerFeature({
  key: 'officePaste',
  feature: { ClientFeature: '/text/office-paste.tsx#OfficePasteClient' },
})

/** The editor of formatted text: Payload's own, with what the site will show, and links that run nothing. */
export const richTextEditor = lexicalEditor({
  admin: {
    placeholder: ({ i18n }) =>
      i18n.language === 'zh'
        ? '在此书写。行首输入“/”可插入标题、列表、表格、提示框、代码、公式、脚注等'
        : 'Write here. Type / at the start of a line for headings, lists, a table, a callout, code, a formula, a footnote',
  },
  features: ({ defaultFeatures }) => [
    FixedToolbarFeature(),
    ...defaultFeatures
      .filter(({ key }) => !leftOut.has(key))
      .map((feature) => ({ heading: headings, link: links })[feature.key] ?? feature),
    EXPERIMENTAL_TableFeature(),
    officePaste(),
    BlocksFeature({ blocks: textBlocks, inlineBlocks: inlineTextBlocks }),
    // In this order: what is no block of ours is refused before anything looks for a link in it.
    closedBlocks(),
    safeLinks(),
  ],
})
