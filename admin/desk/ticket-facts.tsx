'use client'

import { type RefObject, useState } from 'react'
import type { Changes } from '#content/desk/change.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import type { Locale } from '#lib/locale.ts'
import {
  categoryNames,
  priorities,
  priorityNames,
  severities,
  severityNames,
  staffStatusNames,
  ticketCategories,
  ticketLimits,
} from '#domain/ticket/ticket.ts'
import { type DeskTexts, formatMoment } from './desk-texts.ts'

/** Agents can't set a ticket back to new. */
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

interface Version {
  label: string
  version: string
  /** Released versions of the product; others may be typed too. */
  known: readonly string[]
  onChange: (version: string) => void
  isDisabled: boolean
}

function VersionField({ isDisabled, known, label, onChange, version }: Version) {
  const [value, setValue] = useState(version)
  const save = () => value.trim() !== version && onChange(value.trim())
  return (
    <label>
      <span>{label}</span>
      <input
        list="desk-versions"
        value={value}
        maxLength={ticketLimits.version}
        disabled={isDisabled}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <datalist id="desk-versions">
        {known.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </label>
  )
}

/** The customer's organisations, and the ticket's own even if the customer has left it. */
const organisationsOf = ({ organisation, organisations }: DeskTicket) =>
  organisation === null || organisations.some(({ id }) => id === organisation.id)
    ? organisations
    : [...organisations, organisation]

interface Facts {
  ticket: DeskTicket
  tools: DeskTools | undefined
  locale: Locale
  words: DeskTexts
  statusRef: RefObject<HTMLSelectElement | null>
  onChange: (changes: Changes) => void
}

/** The ticket's editable fields and its facts. */
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
      <VersionField
        key={`${ticket.id} ${product?.id} ${ticket.version}`}
        label={words.version}
        version={ticket.version}
        known={tools?.products.find(({ id }) => id === product?.id)?.versions ?? []}
        onChange={(version) => onChange({ version })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.category}
        value={ticket.category}
        options={ticketCategories.map((category) => [category, categoryNames[category][locale]])}
        onChange={(category) => onChange({ category: category as 'fault' })}
        isDisabled={isDisabled}
      />
      <Choice
        label={words.organisation}
        value={ticket.organisation?.id ?? ''}
        options={[['', words.noOrganisation], ...named(organisationsOf(ticket))]}
        onChange={(value) => onChange({ organisation: numberOrNull(value) })}
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
  const { copies, customer, openedAt, rating, ratingComment, system } = ticket
  const rows = [
    [words.customer, `${customer.name} · ${customer.email}`],
    [words.system, words.systems[system] ?? system],
    [words.copies, copies.join(', ')],
    [words.opened, formatMoment(openedAt, locale)],
    ...ticket.promises.map(({ due, kind, state }) => [
      words.promises[kind],
      [words.states[state], due && state !== 'kept' ? formatMoment(due, locale) : ''].filter(Boolean).join(' · '),
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
