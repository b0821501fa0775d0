import { type FormEvent, useState } from 'react'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import { isPortalError } from '#portal/portal-error.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { TextArea } from '#site/ui/text-field.tsx'
import { useFormErrors } from '#site/ui/use-form-errors.ts'
import { TicketFiles } from './ticket-files.tsx'
import type { Ticket } from './ticket.ts'
import { useUploads } from './use-uploads.ts'
import { useTicketTexts } from './texts.ts'

interface ReplyProps {
  number: string
  limits: Ticket['fileLimits']
  onSent: () => Promise<void>
}

/** Writing in a ticket, with files. */
export function ReplyForm(props: ReplyProps) {
  const [turn, setTurn] = useState(0)
  // A reply that was sent leaves an empty form, files and all.
  return (
    <OneReply
      key={turn}
      {...props}
      onSent={async () => {
        await props.onSent()
        setTurn((one) => one + 1)
      }}
    />
  )
}

function OneReply({ limits, number, onSent }: ReplyProps) {
  const words = useTicketTexts()
  const portal = usePortal()
  const files = useUploads(limits)
  const [text, setText] = useState('')
  const { errors, failure: whole, form, refuse } = useFormErrors<{ reply?: string }>({})
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)

  async function send() {
    if (text.trim() === '') {
      refuse({ reply: words.one.replyMissing })
      return
    }
    refuse({})
    setBusy(true)
    try {
      const uploads = await files.queue.settle()
      if (uploads === undefined) return
      await portal.call('ticket/reply', { ticket: number, text, uploads })
      showToast({ type: 'success', text: words.one.sent })
      await onSent()
    } catch (failure) {
      if (!isPortalError(failure)) throw failure
      const wrong = failure.fields.find(({ path }) => path === 'text')?.message
      refuse(wrong === undefined ? {} : { reply: wrong }, failure.fields.length > 0 ? undefined : failureText(failure))
      files.queue.setFault(failure.fields.find(({ path }) => path.startsWith('files'))?.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      {...form}
      className="form ticket-form no-print"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <TextArea
        id="reply"
        name="reply"
        rows={6}
        label={words.one.reply}
        hint={words.one.replyHint}
        error={errors.reply}
        value={text}
        maxLength={ticketLimits.text}
        onChange={({ target }) => setText(target.value)}
      />
      <TicketFiles id="reply-files" files={files} />
      <FormError text={whole} />
      <div className="form-actions">
        <Button
          type="submit"
          variant="primary"
          loading={
            isBusy
              ? files.underWay > 0
                ? words.form.waitingFor({ count: files.underWay })
                : words.one.sending
              : undefined
          }
        >
          {words.one.send}
        </Button>
      </div>
    </form>
  )
}
