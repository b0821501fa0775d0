import type { BlocksField } from 'payload'
import type { AdminText } from '#content/fields/labels.ts'
import { makeBlocks } from './blocks.ts'
import { keepClosed } from './closed-blocks.ts'

/** Blocks from top to bottom, another list of them in each language. @param description what holds for this page */
export const blocksField = (description: AdminText): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  localized: true,
  maxRows: 60,
  blocks: makeBlocks(),
  labels: {
    singular: { zh: '内容块', en: 'Block' },
    plural: { zh: '内容块', en: 'Blocks' },
  },
  hooks: { beforeChange: [keepClosed] },
  admin: { description },
  label: { zh: '内容块', en: 'Blocks' },
})
