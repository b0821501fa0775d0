'use client'

import type { RefObject } from 'react'
import type { Changes } from '#content/desk/change.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import type { Locale } from '#lib/locale.ts'
import { priorities, priorityNames, severities, severityNames, staffStatusNames } from '#lib/ticket.ts'
import { type DeskWords, writeMoment } from './desk-words.ts'

/** Nobody makes a ticket new again. */
export const settable = ['open', 'waiting', 'solved', 'closed'] as const

interface Choice {
  label: string
  value: string | number
  options: readonly (readonly [string | number, string])[]
  onChange: (value: string) => void
  isDisabled: boolean
  selectRef?: RefObject<HTMLSelectElement | null>
}

function Choice({ isDisabled, label, onChange, options, selectRef, value }: Choice) {
  return (
    <label>
      <span>{label}</span>
      <select ref={selectRef} value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Facts {
  ticket: DeskTicket
  tools: DeskTools | undefined
  locale: Locale
  words: DeskWords
  statusRef: RefObject<HTMLSelectElement | null>
  onChange: (changes: Changes) => void
}

/** What agents decide about a ticket, and what is known of it. */
export function TicketFacts({ locale, onChange, statusRef, ticket, tools, words }: Facts) {
  const isDisabled = ticket.mergedInto !== ''
  const named = (list: readonly { id: number; name?: string; title?: string }[] = []) =>
    list.map(({ id, name, title }) => [id, name ?? title ?? ''] as const)
  const { assignee, product, tags } = ticket
  const numberOrNull = (value: string) => (value === '' ? null : Number(value))
  const statuses = ticket.status === 'new' ? (['new', ...settable] as const) : settable
  return (
    <section className="desk-facts" aria-label={words.facts}>
      <Choice
        label={words.status}
        selectRef={statusRef}
        value={ticket.status}
        options={statuses.map((status) => [status, staffStatusNames[status][locale]])}
        onChange={(status) => status !== 'new' && onChange({ status: status as 'open' })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.assignee}
        value={assignee ?? ''}
        options={[['', words.nobody], ...named(tools?.agents)]}
        onChange={(value) => onChange({ assignee: numberOrNull(value) })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.priority}
        value={ticket.priority}
        options={priorities.map((priority) => [priority, priorityNames[priority][locale]])}
        onChange={(priority) => onChange({ priority: priority as 'high' })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.severity}
        value={ticket.severity}
        options={severities.map((severity) => [severity, severityNames[severity][locale]])}
        onChange={(severity) => onChange({ severity: severity as '1' })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.product}
        value={product?.id ?? ''}
        options={[['', words.noProduct], ...named(tools?.products)]}
        onChange={(value) => onChange({ product: numberOrNull(value) })}
        isDisabled={isDisabled}
      />
      <div className="desk-tags">
        {tags.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="desk-tag"
            aria-label={words.removeTag(title)}
            disabled={isDisabled}
            onClick={() => onChange({ removeTags: [id] })}
          >
            {title} ×
          </button>
        ))}
        <select
          aria-label={words.addTag}
          value=""
          disabled={isDisabled}
          onChange={(event) => event.target.value !== '' && onChange({ addTags: [Number(event.target.value)] })}
        >
          <option value="">{words.addTag}</option>
          {(tools?.tags ?? [])
            .filter(({ id }) => !tags.some((tag) => tag.id === id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
      </div>
      <Known ticket={ticket} locale={locale} words={words} />
    </section>
  )
}

function Known({ locale, ticket, words }: Pick<Facts, 'locale' | 'ticket' | 'words'>) {
  const { copies, customer, openedAt, organisation, rating, ratingComment, system, version } = ticket
  const rows = [
    [words.customer, `${customer.name} · ${customer.email}`],
    [words.organisation, organisation],
    [words.version, [version, system].filter(Boolean).join(' · ')],
    [words.copies, copies.join(', ')],
    [words.opened, writeMoment(openedAt, locale)],
    ...ticket.promises.map(({ due, kind, state }) => [
      words.promises[kind],
      [words.states[state], due && state !== 'kept' ? writeMoment(due, locale) : ''].filter(Boolean).join(' · '),
    ]),
    ...(rating === null ? [] : [[words.rating(rating), ratingComment || '—']]),
  ].filter(([, value]) => value !== '')
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
