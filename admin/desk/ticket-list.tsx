'use client'

import { type Ref, useEffect, useRef } from 'react'
import type { DeskItem, DeskPage } from '#content/desk/queue-names.ts'
import { listGap, type Locale } from '#lib/locale.ts'
import { staffStatusNames, type TicketStatus } from '#domain/ticket/ticket.ts'
import { type DeskTexts, formatMoment } from './desk-texts.ts'

interface List {
  page: DeskPage | undefined
  title: string
  isSearch: boolean
  marked: number
  open: string
  selected: ReadonlySet<number>
  locale: Locale
  words: DeskTexts
  listRef: Ref<HTMLUListElement>
  onOpen: (item: DeskItem, index: number) => void
  onSelect: (id: number) => void
  onMore: () => void
}

/** The tickets of a queue. The keyboard cursor is on the marked one. */
export function TicketList({
  isSearch,
  listRef,
  marked,
  onMore,
  onOpen,
  onSelect,
  open,
  page,
  selected,
  title,
  ...rest
}: List) {
  const { locale, words } = rest
  return (
    <section className="desk-list" aria-labelledby="desk-list-title">
      <h2 id="desk-list-title">{title}</h2>
      {page === undefined && <p className="desk-quiet">{words.loading}</p>}
      {page?.items.length === 0 && <p className="desk-quiet">{isSearch ? words.noneFound : words.none}</p>}
      <ul ref={listRef}>
        {page?.items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            isMarked={index === marked}
            isOpen={item.number === open}
            isSelected={selected.has(item.id)}
            locale={locale}
            words={words}
            onOpen={() => onOpen(item, index)}
            onSelect={() => onSelect(item.id)}
          />
        ))}
      </ul>
      {page?.next !== undefined && (
        <button type="button" className="desk-more" onClick={onMore}>
          {words.more}
        </button>
      )}
    </section>
  )
}

interface ItemOptions {
  item: DeskItem
  isMarked: boolean
  isOpen: boolean
  isSelected: boolean
  locale: Locale
  words: DeskTexts
  onOpen: () => void
  onSelect: () => void
}

function Item({ isMarked, isOpen, isSelected, item, locale, onOpen, onSelect, words }: ItemOptions) {
  const {
    customer,
    dueAt,
    isBroken,
    lastMessageAt,
    number,
    organisation,
    present,
    product,
    severity,
    status,
    subject,
  } = item
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])
  const names = present.map(({ name }) => name).join(listGap[locale])
  const isWriting = present.some((each) => each.isWriting)
  return (
    <li ref={row} className={`desk-item${isMarked ? ' is-marked' : ''}${isOpen ? ' is-open' : ''}`}>
      <input type="checkbox" checked={isSelected} onChange={onSelect} aria-label={words.select(number)} />
      <button type="button" onClick={onOpen} aria-current={isOpen ? 'true' : undefined}>
        <span className="desk-item-line">
          <span className="desk-number">{number}</span>
          <span className={`desk-status is-${status}`}>{staffStatusNames[status as TicketStatus][locale]}</span>
          <span className={`desk-severity is-${severity}`}>{severity}</span>
          {item.priority === 'high' && <span className="desk-high">{words.priority}↑</span>}
        </span>
        <span className="desk-subject" lang={item.language} dir="auto">
          {subject}
        </span>
        <span className="desk-item-line desk-quiet">
          {[customer, organisation, product, item.assignee?.name].filter(Boolean).join(' · ')}
        </span>
        <span className="desk-item-line desk-quiet">
          {dueAt === undefined ? (
            <time dateTime={lastMessageAt}>{formatMoment(lastMessageAt, locale)}</time>
          ) : (
            <time dateTime={dueAt} className={isBroken ? 'is-broken' : 'is-due'}>
              {isBroken ? words.overdue(formatMoment(dueAt, locale)) : words.due(formatMoment(dueAt, locale))}
            </time>
          )}
          {item.tags.map((tag) => (
            <span key={tag} className="desk-tag">
              {tag}
            </span>
          ))}
        </span>
        {names !== '' && (
          <span className="desk-present">{isWriting ? words.writing(names) : words.looking(names)}</span>
        )}
      </button>
    </li>
  )
}
