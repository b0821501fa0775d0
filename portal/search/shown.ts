import { isOff, sectionOfCollection } from '#domain/section/sections.ts'
import type { CallContext } from '#portal/call.ts'
import { searchKinds } from './kinds.ts'

/** Kinds of records of the sections that the company has. */
export const shownKinds = ({ off }: Pick<CallContext, 'off'>) =>
  searchKinds.filter(({ collection }) => {
    const section = sectionOfCollection(collection)
    return section === undefined || !off.includes(section)
  })

/** Whether something found belongs to a section that the company has: by its kind, and pages of columns by their address. */
export async function readShown(
  context: Pick<CallContext, 'find' | 'off'>,
): Promise<(found: { kind: string; record: number }) => boolean> {
  if (context.off.length === 0) return () => true
  const kinds = new Set(shownKinds(context).map(({ collection }) => collection))
  const { docs } = await context.find('columns', { limit: 0, select: ['path'] })
  const columns = new Set(docs.filter(({ path }) => isOff(path ?? '', context.off)).map(({ id }) => id))
  return ({ kind, record }) => kinds.has(kind) && !(kind === 'columns' && columns.has(record))
}
