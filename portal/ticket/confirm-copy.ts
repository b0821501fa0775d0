import type { PayloadRequest, Where } from 'payload'
import { noteEvent } from '#content/desk/note-event.ts'

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const

/**
 * Somebody in copy may answer from now on, in the transaction of the caller. What they have written and no agent has decided
 * about is joined by the next round (portal/desk-mail/decisions.ts). With override access.
 */
export async function confirmCopy(req: PayloadRequest, id: number, email: string): Promise<void> {
  const ticket = { ...withOverrideAccess, collection: 'tickets', id, req } as const
  const { confirmedCopies } = await req.payload.findByID(ticket)
  if (confirmedCopies?.includes(email)) return
  await req.payload.update({ ...ticket, data: { confirmedCopies: [...(confirmedCopies ?? []), email] } })
  await noteEvent(req, id, { kind: 'copyConfirmed', after: email })
  const where: Where = {
    and: [
      { ticket: { equals: id } },
      { fromAddress: { equals: email } },
      { state: { equals: 'waiting' } },
      { reason: { equals: 'copy' } },
      { decision: { exists: false } },
    ],
  }
  await req.payload.update({ ...withOverrideAccess, collection: 'desk-inbox', where, data: { decision: 'join' }, req })
}
