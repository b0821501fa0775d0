import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds wrong with a page, or with a part of it: the rule, and the elements. Of what is right it reports nothing,
 * which takes a fifth of the time; nor does it open a page of its own to put the frames together, of which we have none.
 */
export async function findBarriers(
  page: Page,
  { exclude, include }: { include?: string; exclude?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
