import { use, useEffect, useRef } from 'react'
import { type EnquiryValues, enquiryForms } from '#domain/enquiry/enquiry.ts'
import type { SelectOption } from '#site/ui/select.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { EnquiryBody, type EnquiryBodyProps } from './enquiry-body.tsx'
import { FormHelp } from './form-help.tsx'
import { SubmissionContext } from '#site/runtime/rendering/submission.ts'
import { useEnquiryTexts } from './texts.ts'

/** A section of a page with heading and form. The page's route says that it has one: `forms` in `site/route-table.ts`. */
function EnquirySection({
  kind,
  lead,
  next,
  ...given
}: Pick<EnquiryBodyProps, 'kind' | 'options' | 'given'> & { lead?: string; next?: readonly string[] }) {
  const { [kind]: words, help } = useEnquiryTexts()
  const { anchor } = enquiryForms[kind]
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
    action: `#${anchor}`,
    ...(sent?.kind === kind && { submission: sent }),
  }
  return (
    <Section id={anchor} ground="paper-2" labelledBy={`${anchor}-title`}>
      <div className="enquiry">
        <SectionHeading id={`${anchor}-title`} title={words.title} lead={lead || words.lead} />
        <div ref={ref} data-enquiry={JSON.stringify(props)}>
          <EnquiryBody {...props} />
        </div>
        <FormHelp next={next} answer={kind === 'consultation' || kind === 'report' ? help.answers[kind] : undefined} />
      </div>
    </Section>
  )
}

/** Applying to become a partner. @param classes the partner classes by slug @param lead the company's own words for it */
export function PartnerForm({ classes, lead }: { classes: SelectOption[]; lead: string }) {
  return <EnquirySection kind="partner" options={classes} lead={lead} />
}

/** Asking for a quotation. @param subject what the page is about, filled in for the person */
export function QuotationForm({ subject = '' }: { subject?: string }) {
  return <EnquirySection kind="quotation" given={{ subject }} />
}

/** Writing to the company about anything. */
export function ContactForm() {
  return <EnquirySection kind="contact" />
}

/** Asking an expert. @param topics what can be asked about, by slug @param given what the page that led here was about */
export function ConsultationForm({ given, topics }: { topics: SelectOption[]; given: EnquiryValues }) {
  return <EnquirySection kind="consultation" options={topics} given={given} />
}

/** Applying for a position, with a CV. @param position its slug @param steps to the position, from the application on */
export function ApplicationForm({ position, steps }: { position: string; steps: readonly string[] }) {
  return <EnquirySection kind="application" given={{ position }} {...(steps.length > 0 && { next: steps })} />
}

/** Reporting a vulnerability. */
export function ReportForm() {
  return <EnquirySection kind="report" />
}
