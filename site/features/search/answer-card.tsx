import type { ReactNode } from 'react'
import type { CallOutput } from '#portal/client.ts'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ServiceState, useWeeklyHours } from '#site/features/office/service-hours.tsx'
import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { useSearchTexts } from './texts.ts'

type Answer = NonNullable<CallOutput<'search'>['answer']>
type Of<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>

interface CardProps {
  head: string
  page: string
  path: string
  children: ReactNode
}

/** What a record says, with the page on which it stands: nothing here is made up. */
function Card({ children, head, page, path }: CardProps) {
  const { answer: texts } = useSearchTexts()
  return (
    <section className="search-answer" aria-label={texts.title}>
      <h2>{head}</h2>
      {children}
      <p className="search-answer-source">
        <ContentLink link={{ path, title: texts.source({ page }) }} className={linkStyle.text} />
      </p>
    </section>
  )
}

function Phones({ answer: { path, phones } }: { answer: Of<'phone'> }) {
  const { answer: texts } = useSearchTexts()
  return (
    <Card head={texts.phone} page={texts.contact} path={path}>
      <dl>
        {phones.map(({ email, phone, purpose }) => (
          <div key={purpose}>
            <dt>{purpose}</dt>
            <dd>
              <a href={telephoneLink(phone)}>{phone}</a>
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Hours({ answer: { hours, path } }: { answer: Of<'hours'> }) {
  const { answer: texts } = useSearchTexts()
  const weekly = useWeeklyHours(hours)
  return (
    <Card head={texts.hours} page={texts.contact} path={path}>
      <p className="search-answer-fact">
        <span>{weekly}</span>
        <small>{hours.timeZone}</small>
      </p>
      <ServiceState hours={hours} />
    </Card>
  )
}

function Advisories({ answer: { advisories } }: { answer: Of<'release'> }) {
  const { locale } = useLanguage()
  const { answer: texts } = useSearchTexts()
  if (advisories.length === 0) return <p>{texts.unaffected}</p>
  return (
    <>
      <p>{texts.affected({ count: advisories.length })}</p>
      <ul>
        {advisories.map(({ lang, number, slug, title }) => (
          <li key={number} lang={foreignLang(lang, locale)}>
            <ContentLink
              link={{ path: `/help/SecurityIncident?id=${encodeURIComponent(slug)}`, title: `${number} ${title}` }}
              className={linkStyle.text}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Release({ answer }: { answer: Of<'release'> }) {
  const { locale } = useLanguage()
  const { answer: texts } = useSearchTexts()
  const { about, path, products, release } = answer
  return (
    <Card head={texts[about]} page={texts.history} path={path}>
      <p className="search-answer-fact">
        {release.name}{' '}
        <Badge tone={release.isSupported ? 'jade' : 'alert'}>
          {release.isSupported ? texts.supported : texts.ended}
        </Badge>
      </p>
      <p className="search-answer-products">
        {products.map(({ lang, slug, title }) => (
          <span key={slug} lang={foreignLang(lang, locale)}>
            {title}
          </span>
        ))}
      </p>
      <dl>
        <div>
          <dt>{texts.released}</dt>
          <dd>
            <Day iso={release.date} />
          </dd>
        </div>
        {release.supportedUntil !== undefined && (
          <div>
            <dt>{texts.until}</dt>
            <dd>
              <Day iso={release.supportedUntil} />
            </dd>
          </div>
        )}
      </dl>
      {(about === 'advisories' || answer.advisories.length > 0) && <Advisories answer={answer} />}
    </Card>
  )
}

/** An answer at the top, where a record has it. */
export function AnswerCard({ answer }: { answer: Answer }) {
  if (answer.kind === 'phone') return <Phones answer={answer} />
  if (answer.kind === 'hours') return <Hours answer={answer} />
  return <Release answer={answer} />
}
