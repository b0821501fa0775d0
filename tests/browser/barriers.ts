import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What the script leaves in a page. */
declare const axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/**
 * What axe finds wrong with a page, or with a part of it: the rule, and the elements. The script stays in a document that
 * is looked at again, and of what is right nothing is reported or sent: together half of the time that the package for
 * Playwright takes, which gives each look a script of 1.5 MB. We have no frames, and it looks into none.
 */
export async function findBarriers(
  page: Page,
  { exclude, include }: { include?: string; exclude?: string } = {},
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(script)
  const context = {
    include: include === undefined ? [] : [include],
    exclude: exclude === undefined ? [] : [exclude],
  }
  return page.evaluate(async (part) => {
    const { violations } = await axe.run(part, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, context)
}
