import { type FormEvent, useState } from 'react'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { isPortalError } from '#portal/portal-error.ts'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { Button } from '#site/ui/buttons.tsx'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { FormError } from '#site/ui/field.tsx'
import { TextArea } from '#site/ui/text-field.tsx'
import { useFormErrors } from '#site/ui/use-form-errors.ts'
import type { Ticket } from './ticket.ts'
import { useTicketTexts } from './texts.ts'

/** How a solved ticket was handled, in the customer's eyes; given once, it is shown. */
export function RatingForm({ onChange, ticket }: { ticket: Ticket; onChange: () => Promise<void> }) {
  const { rating } = useTicketTexts()
  const portal = usePortal()
  const [value, setValue] = useState('')
  const [comment, setComment] = useState('')
  const { errors, failure, form, refuse } = useFormErrors<{ rating?: string }>({})
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  if (ticket.rating !== undefined) {
    return (
      <section className="ticket-rating" aria-labelledby="rating">
        <h2 id="rating">{rating.given({ value: ticket.rating })}</h2>
        {ticket.ratingComment && (
          <p className="message-text" dir="auto">
            {ticket.ratingComment}
          </p>
        )}
      </section>
    )
  }
  const send = async () => {
    if (value === '') {
      refuse({ rating: rating.missing })
      return
    }
    refuse({})
    setBusy(true)
    try {
      await portal.call('ticket/rate', { ticket: ticket.number, rating: Number(value), comment })
      showToast({ type: 'success', text: rating.thanks })
    } catch (error) {
      if (!isPortalError(error)) throw error
      refuse({}, failureText(error))
    } finally {
      await onChange()
      setBusy(false)
    }
  }
  return (
    <section className="ticket-rating no-print" aria-labelledby="rating">
      <h2 id="rating">{rating.title}</h2>
      <form
        {...form}
        className="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <RadioGroup
          id="rating-value"
          name="rating"
          label={rating.label}
          look="row"
          options={rating.values.map((word, index) => ({ value: String(index + 1), label: `${index + 1} · ${word}` }))}
          value={value}
          error={errors.rating}
          onChange={setValue}
        />
        <TextArea
          id="rating-comment"
          name="comment"
          rows={3}
          label={rating.comment}
          mark={rating.optional}
          maxLength={ticketLimits.comment}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <FormError text={failure} />
        <div className="form-actions">
          <Button type="submit" loading={isBusy ? rating.sending : undefined}>
            {rating.send}
          </Button>
        </div>
      </form>
    </section>
  )
}
