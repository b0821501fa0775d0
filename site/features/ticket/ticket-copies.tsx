import { useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { Button } from '#site/ui/buttons.tsx'
import type { Ticket } from './ticket.ts'
import { useTicketTexts } from './texts.ts'

/** People in copy: whose answers go into the ticket, and whose wait until the customer agrees. */
export function TicketCopies({ onChange, ticket }: { ticket: Ticket; onChange: () => Promise<void> }) {
  const portal = usePortal()
  const { one } = useTicketTexts()
  const [busy, setBusy] = useState<string>()
  const confirm = async (email: string) => {
    setBusy(email)
    // A failure shows its own toast; the list says what is so.
    const isDone = await portal.call('ticket/copy/confirm', { ticket: ticket.number, email }).then(
      () => true,
      () => false,
    )
    if (isDone) showToast({ type: 'success', text: one.copyConfirmed({ email }) })
    await onChange()
    setBusy(undefined)
  }
  return (
    <div>
      <dt>{one.copies}</dt>
      {ticket.copies.map((email) => {
        const mayReply = ticket.confirmedCopies.includes(email)
        return (
          <dd key={email}>
            <span>{email}</span>
            <small>{mayReply ? one.copyMayReply : one.copyWaits({ isMine: ticket.isMine })}</small>
            {!mayReply && ticket.isMine && (
              <Button
                size="small"
                className="no-print"
                aria-label={one.letCopyReply({ email })}
                loading={busy === email ? one.copyConfirming : undefined}
                onClick={() => void confirm(email)}
              >
                {one.letReply}
              </Button>
            )}
          </dd>
        )
      })}
    </div>
  )
}
