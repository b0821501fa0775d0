'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DeskItem } from '#content/desk/queue-names.ts'
import type { Locale } from '#lib/locale.ts'
import { BulkBar } from './bulk-bar.tsx'
import { deskTexts } from './desk-texts.ts'
import { KeyHelp } from './key-help.tsx'
import { Notices } from './notices.tsx'
import { Queues } from './queues.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketPane } from './ticket-pane.tsx'
import { type DeskAddress, useAddress, useList, useTicket, useTools } from './use-desk.ts'
import { useKeys } from './use-keys.ts'
import { useNotices } from './use-notices.ts'
import { useWork } from './use-work.ts'

/** The selected tickets, and the one that the keyboard cursor is on. */
function useMarks(items: readonly DeskItem[] | undefined, address: DeskAddress) {
  const [marked, setMarked] = useState(0)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { q, queue } = address
  useEffect(() => {
    setMarked(0)
    setSelected(new Set())
  }, [q, queue])
  const toggle = useCallback((id: number) => {
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const last = Math.max(0, (items?.length ?? 0) - 1)
  return { marked: Math.min(marked, last), setMarked, last, selected, setSelected, toggle }
}

/** Waits until the target of a key is rendered. */
const soon = (work: () => void) => setTimeout(work, 50)

/** The desk: queues, the tickets of a queue, and the open ticket. */
export function DeskApp({ locale }: { locale: Locale }) {
  const words = deskTexts[locale]
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const { address, go } = useAddress()
  const { counts, more, page, reload: reloadList } = useList(address, isReady)
  const { present, reload: reloadTicket, setWriting, ticket } = useTicket(address.ticket)
  const tools = useTools()
  const said = useNotices(words)
  const refresh = useCallback(() => Promise.all([reloadList(), reloadTicket()]), [reloadList, reloadTicket])
  const work = useWork({ words, said, refresh })
  const marks = useMarks(page?.items, address)
  const [mode, setMode] = useState<'answer' | 'note'>('answer')
  const [hasHelp, setHelp] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)
  const statusRef = useRef<HTMLSelectElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const chosen = useMemo(() => page?.items.filter(({ id }) => marks.selected.has(id)) ?? [], [page, marks.selected])

  const open = useCallback(
    (number: string) => {
      go({ ticket: number })
      soon(() => document.getElementById('desk-subject')?.focus())
    },
    [go],
  )
  const write = (next: 'answer' | 'note') => {
    setMode(next)
    soon(() => textRef.current?.focus())
  }
  const at = page?.items[marks.marked]
  useKeys({
    j: () => marks.setMarked(Math.min(marks.marked + 1, marks.last)),
    k: () => marks.setMarked(Math.max(marks.marked - 1, 0)),
    Enter: () => at && open(at.number),
    x: () => at && marks.toggle(at.id),
    r: () => ticket && write('answer'),
    n: () => ticket && write('note'),
    a: () => ticket && tools && void work.change(ticket, { assignee: tools.me.id }),
    s: () => statusRef.current?.focus(),
    '/': () => searchRef.current?.focus(),
    '?': () => setHelp(true),
  })
  return (
    <div className={address.ticket === '' ? 'desk' : 'desk has-ticket'}>
      <Queues {...{ address, counts, go, searchRef, words }} />
      <div className="desk-middle">
        {chosen.length > 0 && (
          <BulkBar
            {...{ tools, locale, words }}
            count={chosen.length}
            onApply={(changes) => void work.changeAll(chosen, changes).then((is) => is && marks.setSelected(new Set()))}
            onClear={() => marks.setSelected(new Set())}
          />
        )}
        <TicketList
          {...{ page, locale, words, listRef }}
          title={address.q === '' ? words.queues[address.queue] : `${words.searching}: ${address.q}`}
          isSearch={address.q !== ''}
          marked={marks.marked}
          open={address.ticket}
          selected={marks.selected}
          onOpen={({ number }, index) => {
            marks.setMarked(index)
            open(number)
          }}
          onSelect={marks.toggle}
          onMore={() => void said.run(more)}
        />
      </div>
      <div className="desk-pane">
        {address.ticket !== '' && (
          <button type="button" className="desk-back desk-link" onClick={() => go({ ticket: '' })}>
            {words.back}
          </button>
        )}
        {address.ticket === '' && <p className="desk-quiet">{words.pick}</p>}
        {address.ticket !== '' && ticket === undefined && <p className="desk-quiet">{words.loading}</p>}
        {ticket === null && <p className="desk-quiet">{words.gone}</p>}
        {ticket && (
          <TicketPane
            {...{
              ticket,
              present,
              tools,
              locale,
              words,
              said,
              work,
              mode,
              statusRef,
              textRef,
              setMode,
              setWriting,
              refresh,
            }}
            onOpen={open}
          />
        )}
      </div>
      <Notices said={said} words={words} />
      <KeyHelp isOpen={hasHelp} onClose={() => setHelp(false)} words={words} />
    </div>
  )
}
