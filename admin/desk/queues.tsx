'use client'

import type { Ref } from 'react'
import { mostShownCount, type QueueName, queueNames } from '#content/desk/queue-names.ts'
import { deskReportsPath } from '#content/desk/view.ts'
import type { DeskTexts } from './desk-texts.ts'
import type { DeskAddress } from './use-desk.ts'

interface Queues {
  address: DeskAddress
  counts: Partial<Record<QueueName, number>>
  go: (change: Partial<DeskAddress>) => void
  searchRef: Ref<HTMLInputElement>
  words: DeskTexts
}

/** The queues with their counts, and the search. */
export function Queues({ address, counts, go, searchRef, words }: Queues) {
  return (
    <nav className="desk-queues" aria-label={words.queueList}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          go({ q: typeof q === 'string' ? q.trim() : '', ticket: '' })
        }}
      >
        <input
          ref={searchRef}
          key={address.q}
          name="q"
          type="search"
          defaultValue={address.q}
          maxLength={200}
          aria-label={words.search}
          placeholder={words.search}
          title={words.searchHint}
          autoComplete="off"
        />
      </form>
      <ul>
        {queueNames.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={name === 'breaching' && (counts.breaching ?? 0) > 0 ? 'is-urgent' : undefined}
              aria-current={address.q === '' && address.queue === name ? 'true' : undefined}
              onClick={() => go({ queue: name, q: '', ticket: '' })}
            >
              <span>{words.queues[name]}</span>
              <span className="desk-count">
                {(counts[name] ?? 0) > mostShownCount ? `${mostShownCount}+` : (counts[name] ?? '')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <a href={`/admin${deskReportsPath}`}>{words.reports}</a>
    </nav>
  )
}
