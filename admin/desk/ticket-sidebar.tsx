'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { TicketContext } from '#content/desk/ticket-context.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { Locale } from '#lib/locale.ts'
import { staffStatusNames } from '#domain/ticket/ticket.ts'
import { readDesk } from './desk-api.ts'
import type { DeskTexts } from './desk-texts.ts'

interface Part {
  title: string
  nothing: string
  rows: readonly (readonly [string, ReactNode])[]
}

function Part({ nothing, rows, title }: Part) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="desk-quiet">{nothing}</p>
      ) : (
        <ul>
          {rows.map(([key, row]) => (
            <li key={key}>{row}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface TicketSidebar {
  ticket: DeskTicket
  locale: Locale
  words: DeskTexts
  onOpen: (number: string) => void
  onUnlink: (number: string) => void
}

/** Context for the ticket: the customer's versions and their advisories, related tickets, and help articles. */
export function TicketSidebar({ locale, onOpen, onUnlink, ticket, words }: TicketSidebar) {
  const [found, setFound] = useState<TicketContext>()
  const { customer, id, product, version } = ticket
  const productId = product?.id
  useEffect(() => {
    const asking = new AbortController()
    setFound(undefined)
    void readDesk<TicketContext>('beside', { ticket: id }, asking.signal)
      .then(setFound)
      .catch(() => undefined)
    return () => asking.abort()
    // Another customer, product or version has another context.
  }, [id, customer.id, productId, version])
  const status = (value: string) => staffStatusNames[value as DeskTicket['status']][locale]
  const open = (number: string, subject: string) => (
    <button type="button" className="desk-link" onClick={() => onOpen(number)}>
      {number} {subject}
    </button>
  )
  return (
    <aside className="desk-beside" aria-label={words.beside}>
      {ticket.linked.length > 0 && (
        <Part
          title={words.linked}
          nothing=""
          rows={ticket.linked.map(({ number, status: state, subject }) => [
            number,
            <>
              {open(number, subject)} <span className="desk-quiet">{status(state)}</span>{' '}
              <button
                type="button"
                className="desk-link"
                aria-label={words.unlink(number)}
                onClick={() => onUnlink(number)}
              >
                ×
              </button>
            </>,
          ])}
        />
      )}
      {found === undefined ? (
        <p className="desk-quiet">{words.loading}</p>
      ) : (
        <Found {...{ found, open, status, words }} />
      )}
    </aside>
  )
}

interface FoundOptions {
  found: TicketContext
  words: DeskTexts
  open: (number: string, subject: string) => ReactNode
  status: (value: string) => string
}

function Found({ found, open, status, words }: FoundOptions) {
  const { advisories, articles, downloads, products, related } = found
  return (
    <>
      <Part
        title={words.advisories}
        nothing={words.nothing}
        rows={advisories.map(({ about, fixedIn, number, path, title }) => [
          number,
          <>
            <a href={path} target="_blank" rel="noreferrer">
              {number}
            </a>{' '}
            {title}{' '}
            <span className="desk-quiet">
              {[about.join(', '), fixedIn.length > 0 && words.fixedIn(fixedIn.join(', '))].filter(Boolean).join(' · ')}
            </span>
          </>,
        ])}
      />
      <Part
        title={words.related}
        nothing={words.nothing}
        rows={related.map(({ isSameCustomer, number, status: state, subject }) => [
          number,
          <>
            {open(number, subject)}{' '}
            <span className="desk-quiet">
              {[status(state), isSameCustomer && words.customer].filter(Boolean).join(' · ')}
            </span>
          </>,
        ])}
      />
      <Part
        title={words.articles}
        nothing={words.nothing}
        rows={articles.map(({ path, title }) => [
          path,
          <a key={path} href={path} target="_blank" rel="noreferrer">
            {title}
          </a>,
        ])}
      />
      <Part
        title={words.downloads}
        nothing={words.nothing}
        rows={downloads.map(({ at, file, product, version }) => [
          `${file} ${at}`,
          <span key={file} title={file}>
            {product} {version} <span className="desk-quiet">{at.slice(0, 10)}</span>
          </span>,
        ])}
      />
      <Part
        title={words.entitled}
        nothing={words.nothing}
        rows={products.map(({ title, until }) => [
          title,
          <span key={title}>
            {title} {until && <span className="desk-quiet">{words.until(until.slice(0, 10))}</span>}
          </span>,
        ])}
      />
    </>
  )
}
