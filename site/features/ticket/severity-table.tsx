import type { NewTicketContent } from './load-tickets.ts'
import { useTicketTexts } from './texts.ts'

/** What each severity means and when it is answered by the usual plan. */
export function SeverityTable({ options }: Pick<NewTicketContent, 'options'>) {
  const { form } = useTicketTexts()
  return (
    <aside className="ticket-facts" aria-labelledby="severities">
      <h2 id="severities">{form.promises}</h2>
      <dl className="severities">
        {options.severities.map(({ definition, firstAnswer, title, value }) => (
          <div key={value}>
            <dt>{title}</dt>
            <dd>
              <p>{definition}</p>
              <p className="severity-due">{form.within[firstAnswer.unit]({ count: firstAnswer.value })}</p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="tickets-note">{form.byHours({ calendar: options.calendar })}</p>
    </aside>
  )
}
