'use client'

import { type RefObject, useCallback, useState } from 'react'
import type { Beat } from '#content/desk/presence.ts'
import type { DeskHeld, DeskMessage, DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import type { Locale } from '#lib/locale.ts'
import { Beside } from './beside.tsx'
import { Composer, type Drafts, fillReply, noDrafts } from './composer.tsx'
import { actDesk } from './desk-api.ts'
import type { DeskWords } from './desk-words.ts'
import { Events, Thread } from './thread.tsx'
import { type Deed, TicketActions } from './ticket-actions.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import type { Notices } from './use-notices.ts'
import type { Work } from './use-work.ts'

interface Pane {
  ticket: DeskTicket
  present: Beat['present']
  tools: DeskTools | undefined
  locale: Locale
  words: DeskWords
  said: Notices
  work: Work
  mode: 'answer' | 'note'
  statusRef: RefObject<HTMLSelectElement | null>
  textRef: RefObject<HTMLTextAreaElement | null>
  setMode: (mode: 'answer' | 'note') => void
  setWriting: (is: boolean) => void
  refresh: () => Promise<unknown>
  onOpen: (number: string) => void
}

/** What was begun for each ticket, as long as the screen is open. */
function useDrafts(ticket: DeskTicket, setWriting: (is: boolean) => void) {
  const [all, setAll] = useState<Record<number, Drafts>>({})
  const { id } = ticket
  const onDraft = useCallback(
    (change: Partial<Drafts>) => {
      setAll((before) => ({ ...before, [id]: { ...(before[id] ?? noDrafts), ...change } }))
      if (change.answer !== undefined || change.note !== undefined) setWriting(Boolean(change.answer ?? change.note))
    },
    [id, setWriting],
  )
  return { drafts: all[id] ?? noDrafts, onDraft }
}

/** What macros do by themselves, and what they put into the answer. */
function useMacro(
  { refresh, said, setMode, ticket, tools, words, work }: Pane,
  drafts: Drafts,
  onDraft: (change: Partial<Drafts>) => void,
) {
  return (macro: number) =>
    void said.run(async () => {
      const done = await actDesk<{
        undo: object
        seen: DeskTicket['seen']
        reply: number | null
        thenStatus: Drafts['thenStatus'] | null
      }>('macro', { ticket: ticket.id, seen: ticket.seen, macro })
      const reply = tools?.replies.find(({ id }) => id === done.reply)?.text[ticket.language]
      if (reply) {
        const text = fillReply(reply, ticket, tools)
        const answer = drafts.answer.trim() === '' ? text : `${drafts.answer.trimEnd()}\n\n${text}`
        onDraft({ answer, ...(done.thenStatus && { thenStatus: done.thenStatus }) })
        setMode('answer')
      }
      const isChanged = Object.keys(done.undo).length > 0
      if (isChanged)
        said.say(words.changed, { undo: work.takeBack([{ ticket: ticket.id, undo: done.undo, seen: done.seen }]) })
      await refresh()
    })
}

/** The ticket that is worked on. */
export function TicketPane(props: Pane) {
  const {
    locale,
    mode,
    onOpen,
    present,
    refresh,
    said,
    setMode,
    setWriting,
    statusRef,
    textRef,
    ticket,
    tools,
    words,
    work,
  } = props
  const { drafts, onDraft } = useDrafts(ticket, setWriting)
  const [deed, setDeed] = useState<Deed>()
  const [message, setMessage] = useState<DeskMessage>()
  const runMacro = useMacro(props, drafts, onDraft)
  const { onSent, split, takeBack, unlink } = useThreadWork(props, onDraft, setMessage, setDeed)
  return (
    <article className="desk-ticket" aria-labelledby="desk-subject">
      <header className="desk-ticket-head">
        <p className="desk-number">{ticket.number}</p>
        <h1 id="desk-subject" lang={ticket.language} dir="auto" tabIndex={-1}>
          {ticket.subject}
        </h1>
        <Company present={present} locale={locale} words={words} />
        {ticket.mergedInto !== '' && (
          <p className="desk-merged">
            {words.mergedInto}{' '}
            <button type="button" className="desk-link" onClick={() => onOpen(ticket.mergedInto)}>
              {ticket.mergedInto}
            </button>
          </p>
        )}
        <TicketActions
          {...{ ticket, tools, deed, message, words, said, onOpen }}
          onDeed={setDeed}
          onDone={refresh}
          onMacro={runMacro}
        />
      </header>
      <TicketFacts
        {...{ ticket, tools, locale, words, statusRef }}
        onChange={(changes) => void work.change(ticket, changes)}
      />
      <Thread {...{ ticket, locale, words, onSent }} onSplit={split} onUndo={takeBack} />
      {ticket.mergedInto === '' && (
        <Composer
          {...{ ticket, tools, drafts, mode, locale, words, textRef, onDraft }}
          onMode={setMode}
          onAnswer={() =>
            work.answer(ticket, { text: drafts.answer, thenStatus: drafts.thenStatus }, (answer) => onDraft({ answer }))
          }
          onNote={() => work.note(ticket, drafts.note, (note) => onDraft({ note }))}
        />
      )}
      <Events events={ticket.events} locale={locale} words={words} />
      <Beside ticket={ticket} locale={locale} words={words} onOpen={onOpen} onUnlink={unlink} />
    </article>
  )
}

/** What is done from within the thread and beside it. */
function useThreadWork(
  { refresh, said, setMode, ticket, words }: Pane,
  onDraft: (change: Partial<Drafts>) => void,
  setMessage: (message: DeskMessage) => void,
  setDeed: (deed: Deed) => void,
) {
  const onSent = useCallback(() => void refresh().catch(() => undefined), [refresh])
  const split = (chosen: DeskMessage) => {
    setMessage(chosen)
    setDeed('split')
  }
  const takeBack = ({ id }: DeskHeld) =>
    void said.run(async () => {
      const { text } = await actDesk<{ text: string }>('withdraw', { ticket: ticket.id, answer: id })
      onDraft({ answer: text })
      setMode('answer')
      said.say(words.undone)
      await refresh()
    })
  const unlink = (number: string) =>
    void said.run(async () => {
      await actDesk('link', { ticket: ticket.id, other: number, isLinked: false })
      await refresh()
    })
  return { onSent, split, takeBack, unlink }
}

/** Who else is there. */
function Company({ locale, present, words }: Pick<Pane, 'locale' | 'present' | 'words'>) {
  const join = (isWriting: boolean) =>
    present
      .filter((each) => each.isWriting === isWriting)
      .map(({ name }) => name)
      .join(locale === 'zh' ? '、' : ', ')
  const [looking, writing] = [join(false), join(true)]
  return (
    <p className="desk-present" role="status">
      {[writing && words.writing(writing), looking && words.looking(looking)].filter(Boolean).join(' · ')}
    </p>
  )
}
