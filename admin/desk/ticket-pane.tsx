'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Heartbeat } from '#content/desk/presence.ts'
import type { DeskPendingAnswer, DeskMessage, DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import { listGap, type Locale } from '#lib/locale.ts'
import { TicketSidebar } from './ticket-sidebar.tsx'
import { Composer, fillReply } from './composer.tsx'
import { type Drafts, noDrafts, type OnDraft } from './drafts.ts'
import { PendingActions } from './pending-actions.tsx'
import { postDesk } from './desk-api.ts'
import type { DeskTexts } from './desk-texts.ts'
import { useUnsavedCopy } from '#admin/session/use-unsaved-copy.ts'
import { Events, Thread } from './thread.tsx'
import { type Deed, TicketActions } from './ticket-actions.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import type { Notices } from './use-notices.ts'
import type { Work } from './use-work.ts'

interface Pane {
  ticket: DeskTicket
  present: Heartbeat['present']
  tools: DeskTools | undefined
  locale: Locale
  words: DeskTexts
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

/** Drafts per ticket; their words outlive the screen, in the agent's browser. */
function useDrafts(ticket: DeskTicket, setWriting: (is: boolean) => void) {
  const [all, setAll] = useState<Record<number, Drafts>>({})
  const { id } = ticket
  const onDraft = useCallback<OnDraft>(
    (change) => {
      setAll((before) => {
        const drafts = before[id] ?? noDrafts
        return { ...before, [id]: { ...drafts, ...(typeof change === 'function' ? change(drafts) : change) } }
      })
      if (typeof change === 'function') return
      if (change.answer !== undefined || change.note !== undefined) setWriting(Boolean(change.answer ?? change.note))
    },
    [id, setWriting],
  )
  const drafts = all[id] ?? noDrafts
  const { answer, note, thenStatus } = drafts
  const isUnsaved = answer !== '' || note !== ''
  const { forget, found } = useUnsavedCopy({
    place: `desk/${id}`,
    base: '',
    isUnsaved,
    stamp: drafts,
    // Words alone: a file that was not sent is chosen again.
    read: () => ({ answer, note, thenStatus }),
  })
  useEffect(() => {
    if (found === undefined) return
    // Copied anew as soon as it stands in the form.
    forget()
    if (!isUnsaved) onDraft(() => found.data)
  }, [forget, found, isUnsaved, onDraft])
  return { drafts, onDraft }
}

/** Runs macros, and inserts their text into the answer. */
function useMacro({ refresh, said, setMode, ticket, tools, words, work }: Pane, drafts: Drafts, onDraft: OnDraft) {
  return (macro: number) =>
    void said.run(async () => {
      const done = await postDesk<{
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

/** Sends what was written, and empties its form. */
function useSend({ ticket, work }: Pane, drafts: Drafts, onDraft: OnDraft) {
  return (mode: 'answer' | 'note') => {
    const written = { text: drafts[mode], files: drafts.files[mode].map(({ file }) => file) }
    // Sending empties the form; undoing restores the text without its files, and keeps files added since.
    const restore = (text: string) =>
      onDraft(({ files }) => ({ [mode]: text, ...(text === '' && { files: { ...files, [mode]: [] } }) }))
    if (mode === 'note') return work.note(ticket, written, restore)
    return work.answer(ticket, { ...written, thenStatus: drafts.thenStatus }, restore)
  }
}

/** The open ticket. */
export function TicketPane(props: Pane) {
  const { locale, mode, onOpen, present, said, setMode, setWriting, statusRef, textRef, ticket, tools, words, work } =
    props
  const { drafts, onDraft } = useDrafts(ticket, setWriting)
  const onSend = useSend(props, drafts, onDraft)
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
        <PendingActions
          {...{ words, onSent }}
          deeds={ticket.deeds}
          onUndo={(each) =>
            void said.run(work.withdraw(each.ticket, each.id)).then((is) => is && said.say(words.undone))
          }
        />
        <Company present={present} locale={locale} words={words} />
        {ticket.mergedInto !== '' && (
          <p className="desk-merged">
            {words.mergedInto}{' '}
            <button type="button" className="desk-link" onClick={() => onOpen(ticket.mergedInto)}>
              {ticket.mergedInto}
            </button>
          </p>
        )}
        <TicketActions {...{ ticket, tools, deed, message, words, work, onOpen }} onDeed={setDeed} onMacro={runMacro} />
      </header>
      <TicketFacts
        {...{ ticket, tools, locale, words, statusRef }}
        onChange={(changes) => void work.change(ticket, changes)}
      />
      <Thread {...{ ticket, locale, words, onSent }} onSplit={split} onUndo={takeBack} />
      {ticket.mergedInto === '' && (
        <Composer
          {...{ ticket, tools, drafts, mode, locale, words, said, textRef, onDraft, onSend }}
          onMode={setMode}
        />
      )}
      <Events events={ticket.events} locale={locale} words={words} />
      <TicketSidebar ticket={ticket} locale={locale} words={words} onOpen={onOpen} onUnlink={unlink} />
    </article>
  )
}

/** Actions from the thread and the sidebar. */
function useThreadWork(
  { refresh, said, setMode, ticket, words, work }: Pane,
  onDraft: OnDraft,
  setMessage: (message: DeskMessage) => void,
  setDeed: (deed: Deed) => void,
) {
  const onSent = useCallback(() => void refresh().catch(() => undefined), [refresh])
  const split = (chosen: DeskMessage) => {
    setMessage(chosen)
    setDeed('split')
  }
  const takeBack = ({ id }: DeskPendingAnswer) =>
    void said.run(async () => {
      const { text } = await postDesk<{ text: string }>('withdraw', { ticket: ticket.id, answer: id })
      onDraft({ answer: text })
      setMode('answer')
      said.say(words.undone)
      await refresh()
    })
  const unlink = (number: string) => void work.link(ticket, number, false)
  return { onSent, split, takeBack, unlink }
}

/** Other agents who have the ticket open. */
function Company({ locale, present, words }: Pick<Pane, 'locale' | 'present' | 'words'>) {
  const join = (isWriting: boolean) =>
    present
      .filter((each) => each.isWriting === isWriting)
      .map(({ name }) => name)
      .join(listGap[locale])
  const [looking, writing] = [join(false), join(true)]
  return (
    <p className="desk-present" role="status">
      {[writing && words.writing(writing), looking && words.looking(looking)].filter(Boolean).join(' · ')}
    </p>
  )
}
