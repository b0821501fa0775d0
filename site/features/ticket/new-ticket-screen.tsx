import { useEffect, useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useUserState } from '#site/runtime/session/user-state.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { useLive } from '#site/ui/use-live.ts'
import type { NewTicketContent } from './load-tickets.ts'
import { SeverityTable } from './severity-table.tsx'
import type { Start } from './ticket-fields.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketFrame } from './ticket-frame.tsx'
import { useTicketTexts } from './texts.ts'

/** A new ticket. What is promised stands there for everybody; the form is for who is signed in. */
export function NewTicketScreen({ data }: { data: NewTicketContent }) {
  const { address: to } = useLanguage()
  const words = useTicketTexts()
  const isLive = useLive()
  const token = useUserState((state) => state.token)
  const person = useUserState(({ info }) => info.id)
  const portal = usePortal()
  const [start, setStart] = useState<Start>()
  useEffect(() => {
    setStart(undefined)
    // The portal's client has shown the error.
    if (token !== '') portal.call('ticket/start').then(setStart, () => undefined)
  }, [portal, token])
  const back = `${to('/login')}?redirect=${encodeURIComponent(to(data.address))}`
  return (
    <TicketFrame page={data}>
      <noscript>
        <p className="tickets-note">
          {words.noScripts} <a href={to('/contact')}>{words.contact}</a>
        </p>
      </noscript>
      {token === '' ? (
        <div className="ticket-columns">
          <section className="tickets-sign-in">
            {isLive && (
              <>
                <p>{words.needsAccount}</p>
                <a href={back} className={buttonStyle.primary}>
                  {words.signIn}
                </a>
              </>
            )}
          </section>
          <SeverityTable options={data.options} />
        </div>
      ) : start === undefined || person === undefined ? (
        <p className="tickets-waiting">{words.loading}</p>
      ) : (
        <TicketForm key={person} page={data} start={start} person={person} />
      )}
    </TicketFrame>
  )
}
