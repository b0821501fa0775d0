import { use, useEffect, useRef } from 'react'
import type { EnquiryKind } from '#lib/enquiry.ts'
import type { SelectOption } from '#site/ui/select.tsx'
import { EnquiryBody, type EnquiryBodyProps } from './enquiry-body.tsx'
import { SubmissionContext } from './submission.ts'
import { useEnquiryWords } from './words.ts'

/** Where on its page each form stands: `/ecology#apply`. */
const anchors: Record<EnquiryKind, string> = { partner: 'apply', quotation: 'quotation' }

/** A section of a page with heading and form. The page's route says that it has one: `forms` in `site/route-table.ts`. */
function EnquirySection({ kind, ...given }: Pick<EnquiryBodyProps, 'kind' | 'classes' | 'subject'>) {
  const words = useEnquiryWords()[kind]
  const sent = use(SubmissionContext)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Drawn by the browser, so it is alive already: nothing is to be hydrated.
    if (ref.current) ref.current.dataset.live = ''
  }, [])
  const props: EnquiryBodyProps = {
    ...given,
    kind,
    // Relative: to the page that the form stands on, whichever that is.
    action: `#${anchors[kind]}`,
    ...(sent?.kind === kind && { submission: sent }),
  }
  return (
    <section id={anchors[kind]} className="enquiry" aria-labelledby={`${anchors[kind]}-title`}>
      <div className="enquiry-head">
        <h2 id={`${anchors[kind]}-title`}>{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <div ref={ref} data-enquiry={JSON.stringify(props)}>
        <EnquiryBody {...props} />
      </div>
    </section>
  )
}

/** Applying to become a partner. @param classes the partner classes by slug */
export function PartnerForm({ classes }: { classes: SelectOption[] }) {
  return <EnquirySection kind="partner" classes={classes} />
}

/** Asking for a quotation. @param subject what the page is about, filled in for the person */
export function QuotationForm({ subject }: { subject?: string }) {
  return <EnquirySection kind="quotation" subject={subject} />
}
