'use client'

import type { DeskEvent } from '#content/desk/events.ts'
import type { DeskFile, DeskPendingAnswer, DeskMessage, DeskNote, DeskTicket } from '#content/desk/read-ticket.ts'
import type { Locale } from '#lib/locale.ts'
import { type DeskTexts, formatMoment } from './desk-texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Reader {
  locale: Locale
  words: DeskTexts
}

/** Code stands between two lines of ```; the rest is as it was written. */
function Text({ text }: { text: string }) {
  const parts = text.split(/^```[^\n]*\n([\s\S]*?)^```[^\n]*(?:\n|$)/m)
  return (
    <div className="desk-text" dir="auto">
      {parts.map((part, index) =>
        // Text and code alternate, so their index identifies them.
        index % 2 === 1 ? <pre key={index}>{part}</pre> : part.trim() !== '' && <p key={index}>{part.trim()}</p>,
      )}
    </div>
  )
}

interface Files {
  files: readonly DeskFile[]
  /** Of the record that has them; those of an answer that waits belong to none yet. */
  path?: string
}

function Files({ files, path }: Files) {
  if (files.length === 0) return null
  return (
    <ul className="desk-files">
      {files.map(({ id, name }) => (
        <li key={id}>
          {path === undefined ? (
            name
          ) : (
            <a href={`/admin/api/${path}/files/${id}`} download>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MessageOptions extends Reader {
  message: DeskMessage
  /** Only what a customer wrote after the first message can become a ticket of its own. */
  onSplit: ((message: DeskMessage) => void) | undefined
}

function Message({ locale, message, onSplit, words }: MessageOptions) {
  const { at, author, files, id, kind, text } = message
  return (
    <article className={`desk-message is-${kind}`}>
      <header>
        <strong>{author}</strong>
        <time dateTime={at}>{formatMoment(at, locale)}</time>
        {onSplit && (
          <button type="button" className="desk-link" onClick={() => onSplit(message)}>
            {words.split}
          </button>
        )}
      </header>
      <Text text={text} />
      <Files files={files} path={`ticket-messages/${id}`} />
    </article>
  )
}

function Note({ locale, note, words }: Reader & { note: DeskNote }) {
  return (
    <article className="desk-message is-note">
      <header>
        <span className="desk-note-mark">{words.note}</span>
        <strong>{note.author}</strong>
        <time dateTime={note.at}>{formatMoment(note.at, locale)}</time>
      </header>
      <Text text={note.text} />
      <Files files={note.files} path={`ticket-notes/${note.id}`} />
    </article>
  )
}

interface HeldOptions extends Reader {
  held: DeskPendingAnswer
  onUndo: (held: DeskPendingAnswer) => void
  onSent: () => void
}

function Held({ held, onSent, onUndo, words }: HeldOptions) {
  const { author, files, isMine, sendAt, text } = held
  const left = useSecondsLeft(sendAt, onSent)
  return (
    <article className="desk-message is-held">
      <header>
        <span>{left <= 0 ? words.sending(author) : words.heldBy(author, left)}</span>
        {isMine && left > 0 && (
          <button type="button" className="desk-link" onClick={() => onUndo(held)}>
            {words.undo}
          </button>
        )}
      </header>
      <Text text={text} />
      <Files files={files} />
    </article>
  )
}

const order = (one: { at: string }, other: { at: string }) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)

interface Thread extends Reader {
  ticket: DeskTicket
  onSplit: (message: DeskMessage) => void
  onUndo: (held: DeskPendingAnswer) => void
  onSent: () => void
}

/** The messages, with internal notes among them in another colour, and pending answers. */
export function Thread({ locale, onSent, onSplit, onUndo, ticket, words }: Thread) {
  const { held, messages, notes } = ticket
  const both = [
    ...messages.map((message) => ({ at: message.at, message, note: undefined })),
    ...notes.map((note) => ({ at: note.at, note, message: undefined })),
  ].sort(order)
  return (
    <section className="desk-thread" aria-label={words.thread}>
      {both.map(({ message, note }) =>
        message ? (
          <Message
            key={`m${message.id}`}
            message={message}
            locale={locale}
            words={words}
            onSplit={
              message.kind === 'customer' && message !== messages[0] && ticket.mergedInto === '' ? onSplit : undefined
            }
          />
        ) : (
          <Note key={`n${note.id}`} note={note} locale={locale} words={words} />
        ),
      )}
      {held.map((each) => (
        <Held key={`h${each.id}`} held={each} locale={locale} words={words} onUndo={onUndo} onSent={onSent} />
      ))}
    </section>
  )
}

/** The audit events of the ticket, latest first. */
export function Events({ events, locale, words }: Reader & { events: readonly DeskEvent[] }) {
  return (
    <details className="desk-events">
      <summary>{words.events}</summary>
      <ol>
        {events.toReversed().map(({ actor, after, at, before, id, kind }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at, locale)}</time>
            <span>
              {[actor, words.kinds[kind] ?? kind, [before, after].filter(Boolean).join(' → ')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
