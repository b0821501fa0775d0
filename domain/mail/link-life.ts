import { fixed } from './mail.ts'

/** How long a mailed link works, in milliseconds. */
export const linkLife = 60 * 60_000

/** The same in words. */
export const linkLifeVariable = fixed(
  { zh: '链接有效期', en: 'How long the link works' },
  { zh: '一小时', en: 'one hour' },
)
