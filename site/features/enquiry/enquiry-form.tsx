import { use, useEffect, useRef } from 'react'
import type { EnquiryKind } from '#lib/enquiry.ts'
import type { SelectOption } from '#site/ui/select.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { EnquiryBody, type EnquiryBodyProps } from './enquiry-body.tsx'
import { SubmissionContext } from './submission.ts'
import { useEnquiryWords } from './words.ts'

/** Where on its page each form stands: `/ecology#apply`. */
const anchors: Record<EnquiryKind, string> = { partner: 'apply', quotation: 'quotation' }

/** A section of a page with heading and form. The page's route says that it has one: `forms` in `site/route-table.ts`. */
function EnquirySection({
  kind,
  lead,
  ...given
}: Pick<EnquiryBodyProps, 'kind' | 'classes' | 'subject'> & { lead?: string }) {
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
    <Section id={anchors[kind]} ground="paper-2" labelledBy={`${anchors[kind]}-title`}>
      <div className="enquiry">
        <SectionHeading id={`${anchors[kind]}-title`} title={words.title} lead={lead || words.lead} />
        <div ref={ref} data-enquiry={JSON.stringify(props)}>
          <EnquiryBody {...props} />
        </div>
      </div>
    </Section>
  )
}

/** Applying to become a partner. @param classes the partner classes by slug @param lead the company's own words for it */
export function PartnerForm({ classes, lead }: { classes: SelectOption[]; lead: string }) {
  return <EnquirySection kind="partner" classes={classes} lead={lead} />
}

/** Asking for a quotation. @param subject what the page is about, filled in for the person */
export function QuotationForm({ subject }: { subject?: string }) {
  return <EnquirySection kind="quotation" subject={subject} />
}
