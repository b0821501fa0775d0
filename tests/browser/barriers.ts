import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of WCAG 2.2, levels A and AA; without them axe also looks for what it thinks good practice. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the script leaves in a page. */
declare const axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/**
 * What axe finds wrong with a page, or with a part of it: the rule, and the elements. The script stays in a document that
 * is looked at again, and of what is right nothing is reported or sent: together half of the time that the package for
 * Playwright takes, which gives each look a script of 1.5 MB. We have no frames, and it looks into none.
 */
export async function findBarriers(
  page: Page,
  { exclude, include, tags }: { include?: string; exclude?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(script)
  const context = {
    include: include === undefined ? [] : [include],
    exclude: exclude === undefined ? [] : [exclude],
  }
  // Style sheets are fetched again for one rule alone, which is not among those that run.
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(tags && { runOnly: [...tags] }) }
  return page.evaluate(
    async ([part, asked]) => {
      const { violations } = await axe.run(part, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [context, options] as const,
  )
}
