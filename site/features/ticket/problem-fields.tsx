import type { ReactNode } from 'react'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { TextArea, TextField } from '#site/ui/text-field.tsx'
import type { FieldsProps } from './ticket-fields.ts'
import { useTicketTexts } from './texts.ts'

/** The problem in the person's words, who else is told of answers, and in which language. */
export function ProblemFields({ change, draft, errors, suggestions }: FieldsProps & { suggestions: ReactNode }) {
  const { form: words, one } = useTicketTexts()
  return (
    <>
      <TextField
        id="subject"
        name="subject"
        label={words.subject}
        hint={words.subjectHint}
        error={errors.subject}
        value={draft.subject}
        maxLength={ticketLimits.subject}
        autoComplete="off"
        onChange={({ target }) => change({ subject: target.value })}
      />
      {suggestions}
      <TextArea
        id="text"
        name="text"
        rows={10}
        label={words.text}
        hint={words.textHint}
        error={errors.text}
        count={{ max: ticketLimits.text, write: (count) => words.left({ count }) }}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        id="copies"
        name="copies"
        label={words.copies}
        mark={words.optional}
        hint={words.copiesHint}
        error={errors.copies}
        value={draft.copies}
        autoComplete="off"
        onChange={({ target }) => change({ copies: target.value })}
      />
      <RadioGroup
        id="language"
        name="language"
        look="row"
        label={words.language}
        value={draft.language}
        options={(['zh', 'en'] as const).map((value) => ({ value, label: one.languages[value] }))}
        onChange={(value) => change({ language: value === 'en' ? 'en' : 'zh' })}
      />
    </>
  )
}
