import { paragraph } from './blueprint.ts'

/** Words as the editor stores them. @param format bits of their marks, such as 1 for bold */
export const textNode = (text: string, format = 0) => ({
  type: 'text',
  text,
  format,
  version: 1,
  detail: 0,
  mode: 'normal',
  style: '',
})

/** A paragraph of such nodes. */
export const block = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  textFormat: 0,
  children,
})

/** A link, to an address outside. */
export const link = (text: string, url: string) => ({
  type: 'link',
  version: 3,
  id: '65f0c0ffee65f0c0ffee65f0',
  direction: 'ltr',
  format: '',
  indent: 0,
  fields: { linkType: 'custom', url, newTab: false },
  children: [textNode(text)],
})

/** A formatted text of such paragraphs. */
export const rich = (...children: object[]) => {
  const { root } = paragraph('') as { root: object }
  return { root: { ...root, children } }
}
