import { searchQueriesPath } from '#content/search/queries-view.ts'
import { plansPath } from '#content/plan/view.ts'
import { countTickets, readComingPlans, readFruitlessQueries } from '#content/start/operations.ts'
import { Moment } from '#admin/frame/moment.tsx'
import { startTexts } from './start-texts.ts'
import { type StartProps, wordsFor } from './start-props.ts'

/** Queues of the desk that want somebody now. */
export async function Tickets({ i18n, req }: StartProps) {
  const waiting = await countTickets(req)
  if (waiting.length === 0) return null
  const { queues, tickets } = startTexts[wordsFor(i18n)]
  return (
    <section>
      <h2>{tickets}</h2>
      <ul className="start-numbers">
        {waiting.map(({ count, href, queue }) => (
          <li key={queue}>
            <a href={href}>
              <b>{count}</b> {queues[queue]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What goes out in the next seven days. */
export async function Plans({ i18n, req }: StartProps) {
  const coming = await readComingPlans(req)
  if (coming.length === 0) return null
  const { allPlans, items, plans } = startTexts[wordsFor(i18n)]
  return (
    <section>
      <h2>{plans}</h2>
      <ul className="start-list">
        {coming.map(({ at, id, items: planned, name }) => (
          <li key={id}>
            <a href={`/admin/collections/plans/${id}`}>{name}</a>
            <small>
              <Moment at={at} /> · {items(planned?.length ?? 0)}
            </small>
          </li>
        ))}
      </ul>
      <a className="start-all" href={`/admin${plansPath}`}>
        {allPlans}
      </a>
    </section>
  )
}

/** So many words are seen here; the rest is behind the link. */
const shown = 6

/** What visitors asked for and did not find. */
export async function FruitlessQueries({ i18n, req }: StartProps) {
  const asked = await readFruitlessQueries(req)
  if (asked.length === 0) return null
  const { allQueries, asked: times, queries } = startTexts[wordsFor(i18n)]
  return (
    <section>
      <h2>{queries}</h2>
      <ul className="start-list">
        {asked.slice(0, shown).map(({ asked: count, locale, query }) => (
          <li key={`${locale} ${query}`}>
            <span lang={locale}>{query}</span>
            <small>{times(count)}</small>
          </li>
        ))}
      </ul>
      <a className="start-all" href={`/admin${searchQueriesPath}?show=none`}>
        {allQueries(asked.length)}
      </a>
    </section>
  )
}
