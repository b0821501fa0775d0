import { useCallback, useEffect, useState } from 'react'
import { isPortalError } from '#portal/portal-error.ts'
import { errorCodes } from '#lib/errors.ts'
import { isDone } from '#domain/ticket/ticket.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { identify } from '#site/runtime/portal/account.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { session } from '#site/runtime/session/session.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { EmptyState } from '#site/ui/states.tsx'
import type { MyTicketsContent } from './load-tickets.ts'
import { RatingForm } from './rating-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Thread } from './thread.tsx'
import type { Ticket } from './ticket.ts'
import { TicketActions } from './ticket-actions.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { useTicketTexts } from './texts.ts'

/** A ticket by its number; `null` when there is none for this person. */
function useTicket(number: string, isOpen: boolean) {
  const portal = usePortal()
  const [ticket, setTicket] = useState<Ticket | null>()
  const load = useCallback(async () => {
    try {
      setTicket(await portal.call('ticket/detail', { ticket: number }))
      // What is on the screen has been read.
      await portal.call('ticket/read', { ticket: number })
      // One less waits in the person's menu.
      await identify(portal.locale, session.token() ?? '')
    } catch (error) {
      if (isPortalError(error) && error.code === errorCodes.notFound) setTicket(null)
    }
  }, [number, portal])
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  return { ticket, load }
}

/** One ticket: what was written, how it stands, and what can be done. @param isOpen whether it may be asked for */
export function TicketView({ isOpen, number, page }: { isOpen: boolean; number: string; page: MyTicketsContent }) {
  const { to } = useLanguage()
  const words = useTicketTexts()
  const { load, ticket } = useTicket(number, isOpen)
  const back = (
    <a href={to(page.surface.mine)} className={buttonStyle.quiet}>
      {words.one.back}
    </a>
  )
  const line = (
    <p className="ticket-line">
      <span className="tabular-nums whole">{number}</span>
      {ticket && (
        <>
          <StatusBadge status={ticket.status} />
          <span className="tickets-note">
            {words.one.opened({ name: ticket.by })} · <Moment iso={ticket.openedAt} />
          </span>
        </>
      )}
    </p>
  )
  const frame = { page, one: { subject: ticket?.subject ?? words.one.named({ number }), line } }
  if (ticket === undefined) {
    return (
      <TicketFrame {...frame}>
        <p className="tickets-waiting">{words.loading}</p>
      </TicketFrame>
    )
  }
  if (ticket === null) {
    return (
      <TicketFrame {...frame}>
        <EmptyState title={words.one.missing} actions={back}>
          <p>{words.one.missingText}</p>
        </EmptyState>
      </TicketFrame>
    )
  }
  return (
    <TicketFrame {...frame}>
      <div className="ticket">
        <TicketActions ticket={ticket} back={back} onChange={load} />
        <div className="ticket-columns">
          <div className="ticket-main">
            <Thread ticket={ticket} />
            {isDone(ticket.status) && <RatingForm key={ticket.status} ticket={ticket} onChange={load} />}
            {ticket.canReply ? (
              <ReplyForm number={number} limits={ticket.fileLimits} onSent={load} />
            ) : (
              <p className="tickets-note">{words.one.finished}</p>
            )}
          </div>
          <TicketFacts ticket={ticket} onChange={load} />
        </div>
      </div>
    </TicketFrame>
  )
}
