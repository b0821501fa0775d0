import { useUserState } from '#site/runtime/session/user-state.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { useLive } from '#site/ui/use-live.ts'
import type { MyTicketsContent } from './load-tickets.ts'
import { TicketFrame } from './ticket-frame.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketView } from './ticket-view.tsx'
import { useTicketTexts } from './texts.ts'

/** My tickets, or the one that the address names. The route's middleware sends who is not signed in to sign in. */
export function MyTicketsScreen({ data }: { data: MyTicketsContent }) {
  const { to } = useLanguage()
  const words = useTicketTexts()
  const isSignedIn = useUserState(({ token }) => token !== '')
  const isOpen = useLive() && isSignedIn
  const { number, surface } = data
  if (number !== undefined) return <TicketView key={number} number={number} page={data} isOpen={isOpen} />
  return (
    <TicketFrame
      page={data}
      aside={
        <a href={to(surface.new)} className={`${buttonStyle.primary} no-print`}>
          {words.new}
        </a>
      }
    >
      {isOpen ? <TicketList page={data} /> : <p className="tickets-waiting">{words.loading}</p>}
    </TicketFrame>
  )
}
