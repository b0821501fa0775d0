import { writeZonedMoment } from '#lib/moment.ts'
import { categoryNames, type Severity, severityNames, statusNames, type TicketStatus } from '#domain/ticket/ticket.ts'
import { Moment, ZoneNote } from '#site/features/content/moment.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge, type BadgeTone } from '#site/ui/badge.tsx'
import { Dial } from '#site/ui/dial.tsx'
import { TicketCopies } from './ticket-copies.tsx'
import type { Ticket } from './ticket.ts'
import { writeWorkingTime } from './working-time.ts'
import { useTicketTexts } from './texts.ts'

/** What a ticket is about, what is promised for it, and how it came to its status. */
export function TicketFacts({ onChange, ticket }: { ticket: Ticket; onChange: () => Promise<void> }) {
  const { locale, to } = useLanguage()
  const { form, one } = useTicketTexts()
  const { category, language, product, severity, system, version } = ticket
  return (
    <aside className="ticket-facts" aria-label={one.facts}>
      <Promises promises={ticket.promises} />
      <section aria-labelledby="facts">
        <h2 id="facts">{one.facts}</h2>
        <dl className="facts">
          {product && (
            <div>
              <dt>{one.product}</dt>
              <dd>
                <a href={to(`/product/detail?id=${encodeURIComponent(product.slug)}`)} className="text-link">
                  {product.title}
                </a>{' '}
                {version}
              </dd>
            </div>
          )}
          {system && <Fact title={one.system} value={form.systems[system]} />}
          <Fact title={one.category} value={categoryNames[category][locale]} />
          <Fact title={one.severity} value={severityNames[severity][locale]} />
          <Fact title={one.language} value={one.languages[language]} />
          {ticket.copies.length > 0 && <TicketCopies ticket={ticket} onChange={onChange} />}
        </dl>
      </section>
      <History history={ticket.history} />
    </aside>
  )
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const tones: Record<Ticket['promises'][number]['state'], BadgeTone> = {
  running: 'brass',
  paused: 'quiet',
  kept: 'jade',
  broken: 'alert',
}

function Promises({ promises }: Pick<Ticket, 'promises'>) {
  const { locale } = useLanguage()
  const words = useTicketTexts()
  const { one } = words
  return (
    <section aria-labelledby="promises">
      <h2 id="promises">{one.promises}</h2>
      <dl className="facts">
        {promises.map(({ dueAt, kind, left, state, target }) => (
          <div key={kind} className="ticket-promised">
            <dt>{one.promise[kind]}</dt>
            <dd>
              {state !== 'kept' && <Dial value={1 - left / target} tone={state === 'broken' ? 'alert' : 'calm'} />}
              <Badge tone={tones[state]}>{one.states[state]}</Badge>
              {(state === 'running' || state === 'paused') && (
                <span>{one.left({ time: writeWorkingTime(left, words) })}</span>
              )}
              {state === 'broken' && <span>{one.over({ time: writeWorkingTime(-left, words) })}</span>}
              {state === 'paused' && <small>{one.pausedNote}</small>}
              {dueAt !== undefined && (state === 'running' || state === 'broken') && (
                <small>{one.due({ moment: writeZonedMoment(dueAt, locale) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function History({ history }: Pick<Ticket, 'history'>) {
  const { locale } = useLanguage()
  const { one } = useTicketTexts()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{one.history}</h2>
      <ol className="ticket-history">
        {history.map(({ at, by, kind, value }, index) => (
          <li key={index}>
            <span>
              {kind === 'status'
                ? statusNames[value as TicketStatus][locale]
                : one.severityChange({ name: severityNames[value as Severity][locale] })}
            </span>
            <small>
              {one.by[by]} · <Moment iso={at} />
            </small>
          </li>
        ))}
      </ol>
      <ZoneNote />
    </section>
  )
}
