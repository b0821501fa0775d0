import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useEnquiryTexts } from './texts.ts'

interface FormHelpProps {
  /** What follows once it is sent, in its order, where that differs from the usual. */
  next?: readonly string[] | undefined
  /** Instead of the usual answer by mail. */
  answer?: string | undefined
  /** Of the headings: below what they stand. */
  level?: 'h2' | 'h3'
}

/** Beside a form, where there is room for it: what follows, and how else one comes to an answer. */
export function FormHelp({ answer, level: Heading = 'h3', next }: FormHelpProps) {
  const { help } = useEnquiryTexts()
  const { email = '', hours = '', phone = '' } = useFrame()?.site ?? {}
  const steps = next ?? [help.receipt, help.confirmation, answer ?? help.answer]
  return (
    <div className="form-help">
      <section>
        <Heading>{help.next}</Heading>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {(phone !== '' || email !== '') && (
        <section>
          <Heading>{help.direct}</Heading>
          {phone !== '' && (
            <p>
              <a href={telephoneLink(phone)} className="text-link whole">
                {phone}
              </a>
              {hours !== '' && <small>{hours}</small>}
            </p>
          )}
          {email !== '' && (
            <p>
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
