import { partKind } from '#content/search/page-parts.ts'
import { isOff } from '#domain/section/section-paths.ts'
import { sectionOfCollection } from '#domain/section/sections.ts'
import type { CallContext } from '#portal/call.ts'
import { searchKinds } from './kinds.ts'
import { pageOfPart } from './page-parts.ts'

/** Kinds of records of the sections that the company has. */
export const shownKinds = ({ off }: Pick<CallContext, 'off'>) =>
  searchKinds.filter(({ collection }) => {
    const section = sectionOfCollection(collection)
    return section === undefined || !off.includes(section)
  })

/** Whether something found belongs to a section that the company has: by its kind, and what is on pages by their address. */
export async function readShown(
  context: Pick<CallContext, 'find' | 'off'>,
): Promise<(found: { kind: string; record: number }) => boolean> {
  if (context.off.length === 0) return () => true
  const kinds = new Set(shownKinds(context).map(({ collection }) => collection))
  const { docs } = await context.find('columns', { limit: 0, select: ['path'] })
  const columns = new Set(docs.filter(({ path }) => isOff(path ?? '', context.off)).map(({ id }) => id))
  const isPartOff = (record: number) => isOff(pageOfPart(record) ?? '', context.off)
  return ({ kind, record }) =>
    kinds.has(kind) && !(kind === 'columns' && columns.has(record)) && !(kind === partKind && isPartOff(record))
}
