'use client'

import { Button } from '@payloadcms/ui'
import { type SubmitEvent, useState } from 'react'
import type { DeskMessage, DeskTicket } from '#content/desk/read-ticket.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import type { DeskTexts } from './desk-texts.ts'
import type { Work } from './use-work.ts'

/** The action on the whole ticket that is being prepared. */
export type Deed = 'merge' | 'link' | 'customer' | 'split'

interface Actions {
  ticket: DeskTicket
  tools: DeskTools | undefined
  deed: Deed | undefined
  /** The message to split off into a new ticket. */
  message: DeskMessage | undefined
  words: DeskTexts
  work: Work
  onDeed: (deed: Deed | undefined) => void
  onOpen: (number: string) => void
  onMacro: (id: number) => void
}

/** Macros, and actions on the whole ticket. */
export function TicketActions(props: Actions) {
  const { deed, onDeed, onMacro, ticket, tools, words } = props
  const labels = { merge: words.merge, link: words.link, customer: words.changeCustomer } as const
  if (ticket.mergedInto !== '') return null
  return (
    <div className="desk-actions">
      <div className="desk-row">
        <select
          aria-label={words.runMacro}
          value=""
          onChange={(event) => event.target.value !== '' && onMacro(Number(event.target.value))}
        >
          <option value="">{words.macros}</option>
          {(tools?.macros ?? []).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        {(['merge', 'link', 'customer'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="desk-link"
            aria-expanded={deed === each}
            onClick={() => onDeed(deed === each ? undefined : each)}
          >
            {labels[each]}
          </button>
        ))}
        <a className="desk-link" href={`/admin/collections/tickets/${ticket.id}`}>
          {words.record}
        </a>
      </div>
      {deed !== undefined && <DeedForm key={deed} {...props} deed={deed} />}
    </div>
  )
}

/** Submits an action, if it is complete. */
function useDeed({ message, onDeed, onOpen, ticket, work }: Actions) {
  return async (deed: Deed, say: (name: string) => string) => {
    const [value, number] = [say('value'), say('value').toUpperCase()]
    const inputs = {
      merge: { target: number },
      split: { message: message?.id, subject: value },
      customer: { email: value, isConfirmed: say('isConfirmed') === 'on' },
    }
    const isDone = deed === 'link' ? await work.link(ticket, number, true) : await work.deed(ticket, deed, inputs[deed])
    if (!isDone) return
    onDeed(undefined)
    if (deed === 'merge') onOpen(number)
  }
}

function DeedForm(props: Actions & { deed: Deed }) {
  const { deed, message, onDeed, words } = props
  const perform = useDeed(props)
  const [isBusy, setBusy] = useState(false)
  const labels = {
    merge: words.mergeInto,
    link: words.linkTo,
    customer: words.customerEmail,
    split: words.splitSubject,
  }
  const buttons = { merge: words.merge, link: words.link, customer: words.changeCustomer, split: words.split }
  const isNumber = deed === 'merge' || deed === 'link'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const say = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    setBusy(true)
    void perform(deed, say).finally(() => setBusy(false))
  }
  return (
    <form className="desk-deed" onSubmit={submit}>
      <label>
        <span>{labels[deed]}</span>
        <input
          // The form was asked for by a key or a button, so this is where the person is.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          name="value"
          type={deed === 'customer' ? 'email' : 'text'}
          required
          maxLength={deed === 'split' ? ticketLimits.subject : 254}
          {...(isNumber && { pattern: '[Tt]-[2-9A-Za-z]{4}-[2-9A-Za-z]{4}', placeholder: 'T-7KMD-3XV9' })}
          defaultValue={deed === 'split' ? message?.text.split('\n')[0]?.slice(0, 80) : ''}
          autoComplete="off"
        />
      </label>
      {deed === 'customer' && (
        <label className="desk-check">
          <input type="checkbox" name="isConfirmed" />
          <span>{words.confirmCustomer}</span>
        </label>
      )}
      <div className="desk-row">
        <Button type="submit" size="small" margin={false} disabled={isBusy}>
          {buttons[deed]}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => onDeed(undefined)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
