import { writeZonedMoment } from '#lib/moment.ts'
import { severityNames } from '#domain/ticket/ticket.ts'
import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import type { Start } from './ticket-fields.ts'
import { useTicketTexts } from './texts.ts'

interface TicketHelpProps {
  /** As it is chosen in the form. */
  severity: Start['due'][number]['severity']
  due: Start['due']
}

/** Beside the form, where there is room: by when it is answered, what makes that sooner, and whom to call. */
export function TicketHelp({ due, severity }: TicketHelpProps) {
  const { locale } = useLanguage()
  const { form: words } = useTicketTexts()
  const { hours = '', phone = '' } = useFrame()?.site ?? {}
  const promised = due.find((each) => each.severity === severity)
  return (
    <aside className="ticket-help" aria-label={words.help}>
      {promised && (
        <section>
          <h2>{words.promised}</h2>
          <p className="ticket-help-due">
            <time dateTime={promised.at}>{writeZonedMoment(promised.at, locale)}</time>
          </p>
          <p className="tickets-note">{words.promisedFor({ severity: severityNames[severity][locale] })}</p>
        </section>
      )}
      <section>
        <h2>{words.sooner}</h2>
        <ul>
          {words.soonerBy.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {phone !== '' && (
        <section>
          <h2>{words.call}</h2>
          <p>
            <a href={telephoneLink(phone)} className="text-link whole">
              {phone}
            </a>
          </p>
          {hours !== '' && <p className="tickets-note">{hours}</p>}
        </section>
      )}
    </aside>
  )
}
