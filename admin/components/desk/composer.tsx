'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import { fillPlaceholders } from '#lib/desk/placeholders.ts'
import type { Locale } from '#lib/locale.ts'
import { afterAnswer, staffStatusNames, ticketLimits } from '#lib/ticket.ts'
import type { DeskWords } from './desk-words.ts'

/** What was begun and not sent yet, for each ticket: going to another loses nothing. */
export interface Drafts {
  answer: string
  note: string
  thenStatus: (typeof afterAnswer)[number]
}
export const noDrafts: Drafts = { answer: '', note: '', thenStatus: 'waiting' }

interface Composer {
  ticket: DeskTicket
  tools: DeskTools | undefined
  drafts: Drafts
  mode: 'answer' | 'note'
  locale: Locale
  words: DeskWords
  textRef: RefObject<HTMLTextAreaElement | null>
  onDraft: (change: Partial<Drafts>) => void
  onMode: (mode: 'answer' | 'note') => void
  onAnswer: () => Promise<unknown>
  onNote: () => Promise<unknown>
}

/** An answer and a note are two forms: each has its own text, its own colour, its own button and its own way to the server. */
export function Composer(props: Composer) {
  const { mode, onMode, words } = props
  const modes = [
    ['answer', words.reply],
    ['note', words.note],
  ] as const
  return (
    <section className={`desk-composer is-${mode}`}>
      <div className="desk-modes" role="group">
        {modes.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={mode === name} onClick={() => onMode(name)}>
            {label}
          </button>
        ))}
      </div>
      {mode === 'answer' ? <AnswerForm {...props} /> : <NoteForm {...props} />}
    </section>
  )
}

const isSend = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/** Sends by the button or by Ctrl and Enter, once at a time. */
function useSending(send: () => Promise<unknown>, text: string) {
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    if (isBusy || text.trim() === '') return
    setBusy(true)
    void send().finally(() => setBusy(false))
  }
  return { isBusy, start }
}

function AnswerForm({ drafts, locale, onAnswer, onDraft, textRef, ticket, tools, words }: Composer) {
  const { isBusy, start } = useSending(onAnswer, drafts.answer)
  const replies = (tools?.replies ?? []).filter(({ text }) => text[ticket.language] !== '')
  const insert = (id: string) => {
    const reply = replies.find((each) => String(each.id) === id)
    if (reply === undefined) return
    const text = fillReply(reply.text[ticket.language], ticket, tools)
    onDraft({ answer: drafts.answer.trim() === '' ? text : `${drafts.answer.trimEnd()}\n\n${text}` })
    textRef.current?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <textarea
        ref={textRef}
        aria-label={words.replyText}
        placeholder={words.replyText}
        lang={ticket.language}
        rows={6}
        maxLength={ticketLimits.text}
        value={drafts.answer}
        onChange={(event) => onDraft({ answer: event.target.value })}
        onKeyDown={(event) => isSend(event) && start()}
      />
      <div className="desk-row">
        <select aria-label={words.pickCanned} value="" onChange={(event) => insert(event.target.value)}>
          <option value="">{words.canned}</option>
          {replies.map(({ id, shortcut, title }) => (
            <option key={id} value={id}>
              {shortcut === '' ? title : `${shortcut} · ${title}`}
            </option>
          ))}
        </select>
        <label className="desk-then">
          <span>{words.thenStatus}</span>
          <select
            value={drafts.thenStatus}
            onChange={(event) => onDraft({ thenStatus: event.target.value as Drafts['thenStatus'] })}
          >
            {afterAnswer.map((status) => (
              <option key={status} value={status}>
                {staffStatusNames[status][locale]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="small" margin={false} disabled={isBusy}>
          {words.sendReply}
        </Button>
      </div>
    </form>
  )
}

function NoteForm({ drafts, onDraft, onNote, textRef, words }: Composer) {
  const { isBusy, start } = useSending(onNote, drafts.note)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <textarea
        ref={textRef}
        aria-label={words.noteText}
        placeholder={words.noteText}
        rows={4}
        maxLength={ticketLimits.text}
        value={drafts.note}
        onChange={(event) => onDraft({ note: event.target.value })}
        onKeyDown={(event) => isSend(event) && start()}
      />
      <div className="desk-row">
        <Button type="submit" size="small" margin={false} buttonStyle="secondary" disabled={isBusy}>
          {words.saveNote}
        </Button>
      </div>
    </form>
  )
}

/** A canned text for this ticket, in the customer's language. */
export function fillReply(text: string, ticket: DeskTicket, tools: DeskTools | undefined): string {
  const { customer, language, number, product } = ticket
  const values = { customer: customer.name, number, product: product?.title ?? '', agent: tools?.me.name ?? '' }
  return fillPlaceholders(text, values, language)
}
