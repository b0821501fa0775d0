import type { FindOptions, MemberContext } from '../call.ts'
import type { Member } from '../member.ts'

/** Tickets whose last message is an agent's that the member has not read. @param limit most that are looked through */
export async function findUnread(
  { find, member }: Pick<MemberContext, 'find' | 'member'>,
  readsOf: (member: Member['id'], tickets: readonly Member['id'][]) => Promise<Map<string, string>>,
  limit: number,
): Promise<(number | string)[]> {
  const options: FindOptions = { where: { lastBy: { equals: 'agent' } }, sort: '-lastMessageAt', limit }
  const { docs } = await find('tickets', { ...options, select: ['lastMessageAt'] })
  const reads = await readsOf(
    member.id,
    docs.map(({ id }) => id),
  )
  return docs
    .filter(({ id, lastMessageAt }) => String(lastMessageAt) > (reads.get(String(id)) ?? ''))
    .map(({ id }) => id)
}
