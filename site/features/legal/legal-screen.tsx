import { ContentText } from '#site/features/content/content-text.tsx'
import { Day } from '#site/features/content/day.tsx'
import { writeDay } from '#lib/moment.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { NotTranslated } from '#site/features/translate/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useOfficeTexts } from '#site/features/office/texts.ts'
import { useLegalTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Notice } from '#site/ui/states.tsx'
import { Comparison } from './comparison.tsx'
import type { LegalContent } from './load-legal.ts'

type Text = LegalContent['text']

function useLegalWords() {
  return useLegalTexts()
}

/** The headings of a text with their places in it. */
function headingsOf({ body }: Text): { id: string; title: string }[] {
  return body.flatMap((block) => {
    if (block.type !== 'heading' || block.level !== 2) return []
    const title = block.children.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
    return [{ id: block.id, title }]
  })
}

function Contents({ text }: { text: Text }) {
  const words = useLegalWords()
  const headings = headingsOf(text)
  if (headings.length < 2) return null
  return (
    <nav className="legal-contents no-print" aria-label={words.contents}>
      <p>{words.contents}</p>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Which version this is, and what became of it. */
function VersionLine({ data: { path, text } }: { data: LegalContent }) {
  const { locale, to } = useLanguage()
  const words = useLegalWords()
  const day = writeDay(text.effectiveAt, locale)
  return (
    <>
      <p className="legal-version">
        <span>{words.version({ version: text.version })}</span>
        <span>{text.state === 'coming' ? words.coming({ day }) : words.effective({ day })}</span>
        <Badge tone={text.state === 'valid' ? 'jade' : 'quiet'}>{words.states[text.state]}</Badge>
      </p>
      {text.state !== 'valid' && (
        <Notice tone="info" title={text.state === 'coming' ? words.comingNote : words.earlierNote}>
          <a href={to(path)} className="text-link">
            {words.toValid}
          </a>
        </Notice>
      )}
    </>
  )
}

function Changes({ text }: { text: Text }) {
  const words = useLegalWords()
  if (text.changes.length === 0) return null
  return (
    <section className="legal-changes" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      <ul>
        {text.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  )
}

function Versions({ data: { path, text } }: { data: LegalContent }) {
  const { to } = useLanguage()
  const words = useLegalWords()
  return (
    <section className="legal-versions no-print" aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <ul>
        {text.versions.map(({ effectiveAt, state, version }) => (
          <li key={version}>
            <p>
              <strong>{words.version({ version })}</strong> <Day iso={effectiveAt} />{' '}
              <Badge tone={state === 'valid' ? 'jade' : 'quiet'}>{words.states[state]}</Badge>
            </p>
            <p>
              <a
                href={to(state === 'valid' ? path : listAddress(path, { version }))}
                className="text-link"
                aria-label={`${words.read}: ${words.version({ version })}`}
              >
                {words.read}
              </a>
              {state !== 'valid' && (
                <a
                  href={to(listAddress(path, { compare: version }))}
                  className="text-link"
                  aria-label={`${words.compare}: ${words.version({ version })}`}
                >
                  {words.compare}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be switched, where the text says so. The settings open in place; without scripts there is nothing to set. */
function CookieSwitches() {
  const { to } = useLanguage()
  const words = useLegalWords()
  return (
    <section className="legal-settings no-print" aria-labelledby="settings">
      <h2 id="settings">{words.settings}</h2>
      <p className="needs-scripts">{words.settingsText}</p>
      <p className="needs-scripts">
        <a href={to('/cookies')} data-cookie-settings className={buttonStyle.primary}>
          {words.openSettings}
        </a>
      </p>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
    </section>
  )
}

export function LegalScreen({ data }: { data: LegalContent }) {
  const { locale, to } = useLanguage()
  const words = useLegalWords()
  const { column, comparison, email, kind, path, steps, text } = data
  const isOwn = text.lang === locale
  return (
    <div className="frame page legal">
      <PageHeading
        title={isOwn ? column.title : text.title}
        lead={isOwn ? column.lead : undefined}
        steps={steps}
        lang={foreignLang(isOwn ? column.lang : text.lang, locale)}
      />
      <VersionLine data={data} />
      {kind === 'cookies' && <CookieSwitches />}
      {!isOwn && <NotTranslated lang={text.lang} path={path} />}
      <div className="legal-row">
        <div className="legal-aside">
          {comparison === undefined && <Contents text={text} />}
          <Versions data={data} />
        </div>
        <div className="legal-text">
          {comparison === undefined ? (
            <>
              <Changes text={text} />
              <ContentText blocks={text.body} />
            </>
          ) : (
            <Comparison comparison={comparison} />
          )}
          <p className="legal-contact">
            {words.contact} <a href={`mailto:${email}`}>{email}</a>{' '}
            <a href={to('/contact')} className="text-link">
              {useOfficeTexts().message}
            </a>
          </p>
          <UpdatedNote iso={text.updatedAt} />
        </div>
      </div>
    </div>
  )
}
