import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TicketSystem } from '#domain/ticket/ticket.ts'
import { isPortalError } from '#portal/portal-error.ts'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { showToast } from '#site/runtime/state/toasts.ts'
import { useFailureText } from '#site/runtime/errors/use-failure-text.ts'
import { Button } from '#site/ui/buttons.tsx'
import { FormError } from '#site/ui/field.tsx'
import { Notice } from '#site/ui/states.tsx'
import { useFormErrors } from '#site/ui/use-form-errors.ts'
import { AboutFields } from './about-fields.tsx'
import type { NewTicketContent } from './load-tickets.ts'
import type { FieldErrors, Start } from './ticket-fields.ts'
import { Suggestions } from './suggestions.tsx'
import { TicketHelp } from './ticket-help.tsx'
import { TicketFiles } from './ticket-files.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { useUploads } from './use-uploads.ts'
import { ProblemFields } from './problem-fields.tsx'
import { useTicketTexts } from './texts.ts'

interface TicketFormProps {
  page: NewTicketContent
  start: Start
  /** Number of the person's account. */
  person: string
}

/** What the form begins with: what the address names, otherwise what the person fetched last. */
function useBeginning({ page: { about, options }, start }: TicketFormProps): () => Draft {
  const { locale } = useLanguage()
  const { form } = useTicketTexts()
  const asked = options.products.find(({ slug }) => slug === about.product)
  const fetched = about.product === undefined ? start.fetched[0] : undefined
  const product = asked?.slug ?? fetched?.product ?? ''
  const versions = options.products.find(({ slug }) => slug === product)?.versions ?? []
  const own = start.fetched.find((each) => each.product === product)?.version
  return () => ({
    id: crypto.randomUUID(),
    product,
    version: [about.version, own].find((each) => each !== undefined && versions.includes(each)) ?? '',
    system: '',
    category: 'fault',
    severity: '3',
    subject: about.advisory === undefined ? '' : form.aboutAdvisory({ number: about.advisory }),
    text: about.article === undefined ? '' : `${form.aboutArticle({ slug: about.article })}\n\n`,
    copies: '',
    language: locale,
    files: [],
  })
}

const addresses = (text: string) => text.split(/[\s,，、;；]+/).filter((each) => each !== '')

/** The draft as the call takes it. */
const inputOf = ({ copies, id, language, product, subject, system, text, version, ...rest }: Draft) => ({
  draft: id,
  subject,
  text,
  language,
  category: rest.category,
  severity: rest.severity,
  copies: addresses(copies),
  ...(product !== '' && { product }),
  ...(product !== '' && version !== '' && { version }),
  ...(system !== '' && { system: system as TicketSystem }),
})

export function TicketForm(props: TicketFormProps) {
  const { page, person, start } = props
  const { address: to } = useLanguage()
  const { form: words } = useTicketTexts()
  const portal = usePortal()
  const navigate = useNavigate()
  const { change, discard, draft, forget, isRestored } = useDraft(person, useBeginning(props))
  const files = useUploads(start.files, draft.files)
  const { errors, failure: whole, form, refuse } = useFormErrors<FieldErrors>({})
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const kept = JSON.stringify(files.kept)
  useEffect(() => change({ files: JSON.parse(kept) as Draft['files'] }), [change, kept])

  async function send() {
    const missing = Object.fromEntries(
      (['subject', 'text'] as const).flatMap((name) =>
        draft[name].trim() === '' ? [[name, words.missing[name]]] : [],
      ),
    )
    refuse(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const uploads = await files.queue.settle()
      if (uploads === undefined) return
      const { number } = await portal.call('ticket/create', { ...inputOf(draft), uploads })
      forget()
      showToast({ type: 'success', text: words.sent({ number }) })
      await navigate(to(`${page.surface.mine}?ticket=${number}`))
    } catch (failure) {
      if (!isPortalError(failure)) throw failure
      const wrong = failure.fields.map(({ message, path }) => [path.split('.')[0] ?? '', message] as const)
      refuse(Object.fromEntries(wrong), wrong.length > 0 ? undefined : failureText(failure))
      files.queue.setFault(wrong.find(([path]) => path === 'files')?.[1])
    } finally {
      setBusy(false)
    }
  }
  const startOver = () => {
    for (const { key } of files.rows) files.queue.remove(key)
    discard()
  }
  const solved = () => {
    startOver()
    showToast({ type: 'success', text: words.solvedThanks })
  }
  const fields = { draft, errors, change }
  return (
    <div className="ticket-form-row">
      <form
        {...form}
        className="form ticket-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        {isRestored && (
          <Notice>
            <p>{words.draft}</p>
            <Button size="small" onClick={startOver}>
              {words.discard}
            </Button>
          </Notice>
        )}
        <p className="tickets-note">{words.ownPlan({ plan: start.plan, calendar: start.calendar })}</p>
        <AboutFields {...fields} options={page.options} start={start} />
        <ProblemFields {...fields} suggestions={<Suggestions subject={draft.subject} onSolved={solved} />} />
        <TicketFiles id="files" files={files} />
        <FormError text={whole} />
        <div className="form-actions">
          <Button
            type="submit"
            variant="primary"
            loading={
              isBusy ? (files.underWay > 0 ? words.waitingFor({ count: files.underWay }) : words.submitting) : undefined
            }
          >
            {words.submit}
          </Button>
        </div>
      </form>
      <TicketHelp severity={draft.severity} due={start.due} />
    </div>
  )
}
