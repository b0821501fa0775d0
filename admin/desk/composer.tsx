'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import { fillPlaceholders } from '#domain/desk/placeholders.ts'
import type { Locale } from '#lib/locale.ts'
import { afterAnswer, staffStatusNames, ticketLimits } from '#domain/ticket/ticket.ts'
import { Files, useFiles } from './composer-files.tsx'
import type { DeskTexts } from './desk-texts.ts'
import type { Drafts, Mode, OnDraft } from './drafts.ts'
import type { Notices } from './use-notices.ts'

interface Composer {
  ticket: DeskTicket
  tools: DeskTools | undefined
  drafts: Drafts
  mode: Mode
  locale: Locale
  words: DeskTexts
  said: Notices
  textRef: RefObject<HTMLTextAreaElement | null>
  onDraft: OnDraft
  onMode: (mode: Mode) => void
  onSend: (mode: Mode) => Promise<unknown>
}

/** An answer and a note are two forms: each has its own text, files, colour and button, and its own way to the server. */
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
      <WriteForm key={mode} {...props} />
    </section>
  )
}

const isSend = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/** The form for an answer or a note: sent with the button or Ctrl+Enter, only once, when its files are uploaded. */
function WriteForm(props: Composer) {
  const { drafts, mode, onDraft, onSend, textRef, ticket, words } = props
  const { isSending, ...files } = useFiles(props)
  const [isBusy, setBusy] = useState(false)
  const isAnswer = mode === 'answer'
  const start = () => {
    if (isBusy || isSending || drafts[mode].trim() === '') return
    setBusy(true)
    void onSend(mode).finally(() => setBusy(false))
  }
  const label = isAnswer ? words.replyText : words.noteText
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <textarea
        ref={textRef}
        aria-label={label}
        placeholder={label}
        {...(isAnswer && { lang: ticket.language })}
        rows={isAnswer ? 6 : 4}
        maxLength={ticketLimits.text}
        value={drafts[mode]}
        onChange={(event) => onDraft({ [mode]: event.target.value })}
        onKeyDown={(event) => isSend(event) && start()}
        onDrop={(event) => {
          // Dragged text is dropped as usual.
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          files.add(event.dataTransfer.files)
        }}
        onPaste={(event) => {
          const { files: pasted, types } = event.clipboardData
          // Text copied from a document comes with an image of it: paste the text.
          if (pasted.length === 0 || types.includes('text/plain')) return
          event.preventDefault()
          files.add(pasted)
        }}
      />
      <Files {...files} isSending={isSending} list={drafts.files[mode]} locale={props.locale} words={words} />
      <div className="desk-row">
        {isAnswer && <AnswerChoices {...props} />}
        <Button
          type="submit"
          size="small"
          margin={false}
          buttonStyle={isAnswer ? 'primary' : 'secondary'}
          disabled={isBusy || isSending}
        >
          {isAnswer ? words.sendReply : words.saveNote}
        </Button>
      </div>
    </form>
  )
}

/** Canned replies, and the status that the answer sets. */
function AnswerChoices({ drafts, locale, onDraft, textRef, ticket, tools, words }: Composer) {
  const replies = (tools?.replies ?? []).filter(({ text }) => text[ticket.language] !== '')
  const insert = (id: string) => {
    const reply = replies.find((each) => String(each.id) === id)
    if (reply === undefined) return
    const text = fillReply(reply.text[ticket.language], ticket, tools)
    onDraft(({ answer }) => ({ answer: answer.trim() === '' ? text : `${answer.trimEnd()}\n\n${text}` }))
    textRef.current?.focus()
  }
  return (
    <>
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
    </>
  )
}

/** A canned text for this ticket, in the customer's language. */
export function fillReply(text: string, ticket: DeskTicket, tools: DeskTools | undefined): string {
  const { customer, language, number, product } = ticket
  const values = { customer: customer.name, number, product: product?.title ?? '', agent: tools?.me.name ?? '' }
  return fillPlaceholders(text, values, language)
}
