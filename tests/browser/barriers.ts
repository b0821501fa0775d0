import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of WCAG 2.2, levels A and AA; without them axe also looks for what it thinks good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What can be wrong in one theme alone of a document that stays as it is: its colours, and what stands in for pictures, of which
 * there may be one for each theme.
 */
const rulesOfTheme = ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt']

/** What the script leaves in a page. */
declare const axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/** What is looked for; without either all that axe knows. */
interface Asked {
  tags?: readonly string[]
  rules?: readonly string[]
}

/**
 * What axe finds wrong with a page in both themes, which are the same document with other colours. Of a page that moves nothing: a
 * colour that fades into another one has a third contrast.
 */
export async function findBarriersInThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const found = await findBarriers(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findBarriers(page, { rules: rulesOfTheme })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...found, ...dark.map((barrier) => `in the dark: ${barrier}`)]
}

/**
 * What axe finds wrong with a page, or with a part of it: the rule, and the elements. The script stays in a document that
 * is looked at again, and of what is right nothing is reported or sent: together half of the time that the package for
 * Playwright takes, which gives each look a script of 1.5 MB. We have no frames, and it looks into none.
 */
export async function findBarriers(
  page: Page,
  { exclude = [], include, rules, tags }: { include?: string; exclude?: string | readonly string[] } & Asked = {},
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(script)
  const context = {
    include: include === undefined ? [] : [include],
    exclude: [exclude].flat(),
  }
  // Style sheets are fetched again for one rule alone, which is not among those that run.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(tags && { runOnly: [...tags] }),
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  }
  return page.evaluate(
    async ([part, asked]) => {
      const { violations } = await axe.run(part, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [context, options] as const,
  )
}
