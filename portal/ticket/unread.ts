import type { MemberContext, OwnFindOptions } from '#portal/call.ts'
import type { Member } from '#portal/member.ts'

/** Tickets whose last message is an agent's that the member has not read. @param limit most that are looked through */
export async function findUnread(
  { findOwn, member }: Pick<MemberContext, 'findOwn' | 'member'>,
  readsOf: (member: Member['id'], tickets: readonly Member['id'][]) => Promise<Map<string, string>>,
  limit: number,
): Promise<(number | string)[]> {
  const options: OwnFindOptions = { where: { lastBy: { equals: 'agent' } }, sort: '-lastMessageAt', limit }
  const { docs } = await findOwn('tickets', { ...options, select: ['lastMessageAt'] })
  const reads = await readsOf(
    member.id,
    docs.map(({ id }) => id),
  )
  return docs
    .filter(({ id, lastMessageAt }) => String(lastMessageAt) > (reads.get(String(id)) ?? ''))
    .map(({ id }) => id)
}
