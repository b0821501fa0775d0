import { use, useEffect, useRef } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { SubmissionContext } from '#site/runtime/rendering/submission.ts'
import { OwnFormBody, type OwnFormBodyProps } from './own-form-body.tsx'

/**
 * A form that editors made, by its record. It can stand on any page: without scripts it goes to its own, which says what
 * became of it.
 */
export function OwnForm({ form, page }: { form: CallOutput<'form/detail'>; page: string | undefined }) {
  const sent = use(SubmissionContext)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Drawn by the browser, so it is alive already: nothing is to be hydrated.
    if (ref.current) ref.current.dataset.live = ''
  }, [])
  const { consent, fields, id, receivedText, version } = form
  const props: OwnFormBodyProps = {
    form: { consent, fields, id, receivedText, version },
    action: `${page}#form`,
    ...(sent?.kind === 'form' && { submission: sent }),
  }
  return (
    <div ref={ref} id="form" data-own-form={JSON.stringify(props)}>
      <OwnFormBody {...props} />
    </div>
  )
}
