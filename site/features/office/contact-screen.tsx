import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { ConsultationForm, ContactForm } from '#site/features/enquiry/enquiry-form.tsx'
import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { useOfficeTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { describeContact } from './describe-contact.ts'
import type { ContactContent } from './load-contact.ts'
import { OfficeMap } from './office-map.tsx'
import { ServiceHours } from './service-hours.tsx'

type Contact = ContactContent['contact']

function Number({ phone }: { phone: string }) {
  const address = telephoneLink(phone)
  return address ? <a href={address}>{phone}</a> : <span>{phone}</span>
}

function Phones({ phones }: Pick<Contact, 'phones'>) {
  const words = useOfficeTexts()
  if (phones.length === 0) return null
  return (
    <section aria-labelledby="phones">
      <h2 id="phones">{words.phones}</h2>
      <ul className="phone-list">
        {phones.map(({ email, id, phone, purpose }) => (
          <li key={id}>
            <h3>{purpose}</h3>
            <p>
              <Number phone={phone} />
            </p>
            {email && (
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offices({ contact: { map, offices } }: { contact: Contact }) {
  const { locale } = useLanguage()
  const words = useOfficeTexts()
  return (
    <Section id="offices" ground="paper" labelledBy="offices-title">
      <SectionHeading id="offices-title" title={words.offices} />
      {map && <OfficeMap map={map} offices={offices} />}
      <ul className="office-list">
        {offices.map(({ address, email, hours, id, lang, note, phone, role, title }) => (
          <li key={id} id={`office-${id}`} lang={foreignLang(lang, locale)}>
            <h3>{title}</h3>
            <p className="office-role">{role}</p>
            <address>{address}</address>
            <p className="needs-scripts no-print">
              <button
                type="button"
                className={buttonStyle.small}
                data-action="copy-text"
                data-text={address}
                data-done={words.copied}
                aria-label={`${words.copy}: ${title}`}
              >
                {words.copy}
              </button>
            </p>
            <dl>
              <dt>{words.phone}</dt>
              <dd>
                <Number phone={phone} />
              </dd>
              {email && (
                <>
                  <dt>{words.email}</dt>
                  <dd>
                    <a href={`mailto:${email}`}>{email}</a>
                  </dd>
                </>
              )}
              <dt>{words.hours}</dt>
              <dd>{hours}</dd>
              {note && (
                <>
                  <dt>{words.gettingThere}</dt>
                  <dd>{keepUnits(note)}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function QrCode({ code }: { code: Contact['qrCode'] }) {
  const words = useOfficeTexts()
  if (code.image === undefined) return null
  return (
    <aside className="qr-code" aria-labelledby="qr">
      <h2 id="qr">{words.qr}</h2>
      <Picture image={code.image} sizes="10rem" />
      <p>{code.text}</p>
    </aside>
  )
}

/** The form that fits how the person came here, and the way to the other one. */
function Forms({ consultation, form }: Pick<ContactContent, 'consultation' | 'form'>) {
  const { to } = useLanguage()
  const words = useOfficeTexts()
  if (consultation === undefined)
    return (
      <>
        <ContactForm form={form} />
        <p className="frame other-form no-print">
          <a href={to('/contact?topic=any#consult')} className="text-link">
            {words.toConsult}
          </a>
        </p>
      </>
    )
  const { subject = '', topic = '', topics } = consultation
  return (
    <>
      <ConsultationForm
        form={form}
        topics={topics.map(({ slug, title }) => ({ value: slug, label: title }))}
        given={{ topic, subject }}
      />
      <p className="frame other-form no-print">
        <a href={to('/contact#message')} className="text-link">
          {words.toMessage}
        </a>
      </p>
    </>
  )
}

export function ContactScreen({ data }: { data: ContactContent }) {
  const { locale } = useLanguage()
  const { column, consultation, contact, hours, steps } = data
  const words = useOfficeTexts()
  const form = consultation === undefined ? '#message' : '#consult'
  return (
    <>
      <StructuredData records={[describeContact(data, locale)]} />
      <div className="frame page">
        <ColumnHeading
          column={column}
          steps={steps}
          aside={
            <a href={form} className={`${buttonStyle.primary} no-print`}>
              {consultation === undefined ? words.message : words.consult}
            </a>
          }
        />
      </div>
      {consultation !== undefined && <Forms consultation={consultation} form={data.form} />}
      <div className="frame page contact-row">
        <Phones phones={contact.phones} />
        <ServiceHours hours={hours} />
        <QrCode code={contact.qrCode} />
      </div>
      <Offices contact={contact} />
      {consultation === undefined && <Forms consultation={undefined} form={data.form} />}
      <div className="frame page-foot">
        <UpdatedNote iso={column.updatedAt} />
      </div>
    </>
  )
}
