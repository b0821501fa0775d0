import { type ReactNode, useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { Button } from '#site/ui/buttons.tsx'
import type { Ticket } from './ticket.ts'
import { useTicketTexts } from './texts.ts'

interface TicketActionsProps {
  ticket: Ticket
  back: ReactNode
  onChange: () => Promise<void>
}

/** Closing, opening again, printing, and the way back to the list. */
export function TicketActions({ back, onChange, ticket: { canReopen, number, status } }: TicketActionsProps) {
  const portal = usePortal()
  const { one } = useTicketTexts()
  const [isBusy, setBusy] = useState(false)
  const change = async (path: 'ticket/close' | 'ticket/reopen', said: string) => {
    setBusy(true)
    // A failure shows its own toast; the buttons say what is so.
    const isDone = await portal.call(path, { ticket: number }).then(
      () => true,
      () => false,
    )
    if (isDone) showToast({ type: 'success', text: said })
    await onChange()
    setBusy(false)
  }
  return (
    <div className="ticket-actions no-print">
      {back}
      {status !== 'closed' && (
        <Button loading={isBusy ? one.closing : undefined} onClick={() => void change('ticket/close', one.closed)}>
          {one.close}
        </Button>
      )}
      {canReopen && (
        <Button loading={isBusy ? one.reopening : undefined} onClick={() => void change('ticket/reopen', one.reopened)}>
          {one.reopen}
        </Button>
      )}
      <Button variant="plain" onClick={() => window.print()}>
        {one.print}
      </Button>
    </div>
  )
}
