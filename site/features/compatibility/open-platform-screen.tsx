import { OnwardLink } from '#site/features/content/content-link.tsx'
import { writeDay } from '#lib/moment.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { ButtonLink } from '#site/ui/buttons.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Tabs } from '#site/ui/tabs.tsx'
import { Timeline } from '#site/ui/timeline.tsx'
import type { OpenPlatformContent } from './load-open-platform.ts'
import { useCompatibilityTexts } from './texts.ts'

type Platform = OpenPlatformContent['platform']

export function OpenPlatformScreen({ data }: { data: OpenPlatformContent }) {
  const { column, platform, steps } = data
  return (
    <>
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <Layers layers={platform.layers} />
      </div>
      <Samples sdks={platform.sdks} />
      <Licences licences={platform.licences} />
      <Apps apps={platform.apps} />
      <Changes changes={platform.changes} />
      <div className="frame">
        <UpdatedNote iso={[column.updatedAt, platform.updatedAt]} />
      </div>
    </>
  )
}

function Layers({ layers }: Pick<Platform, 'layers'>) {
  const { open: texts } = useCompatibilityTexts()
  if (layers.length === 0) return null
  return (
    <section aria-labelledby="layers">
      <h2 id="layers" className="sr-only">
        {texts.layers}
      </h2>
      <ol className="layer-list">
        {layers.map(({ id, offers, text, title }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{keepUnits(text)}</p>
            {offers && <p className="layer-offers">{keepUnits(offers)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Samples({ sdks }: Pick<Platform, 'sdks'>) {
  const { open: texts } = useCompatibilityTexts()
  if (sdks.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="samples">
      <SectionHeading id="samples" title={texts.samples} lead={texts.samplesLead} />
      <Tabs
        label={texts.language}
        tabs={sdks.map((sdk) => ({ key: sdk.id, title: sdk.title, panel: <Sample sdk={sdk} /> }))}
      />
    </Section>
  )
}

function Sample({ sdk: { file, licence, release, sample, text, title, version } }: { sdk: Platform['sdks'][number] }) {
  const { open: texts } = useCompatibilityTexts()
  const facts = [
    [texts.version, version],
    [texts.release, release],
    [texts.licence, licence],
  ].filter(([, value]) => value)
  return (
    <div className="sample">
      <div className="sample-facts">
        <p>{keepUnits(text)}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sample && <CodeBlock code={sample} title={file || title} copyLabel={texts.copy} copiedLabel={texts.copied} />}
    </div>
  )
}

function Licences({ licences }: Pick<Platform, 'licences'>) {
  const { to } = useLanguage()
  const { open: texts } = useCompatibilityTexts()
  return (
    <Section labelledBy="licences">
      <SectionHeading id="licences" title={texts.licences} />
      <dl className="limit-list">
        {licences.map(({ id, text, title }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{keepUnits(text)}</dd>
          </div>
        ))}
      </dl>
      <div className="sign-up">
        <div>
          <h3>{texts.signUp}</h3>
          <p>{keepUnits(texts.signUpText)}</p>
        </div>
        <p className="sign-up-ways">
          <ButtonLink variant="primary" href={to('/login?mode=register&redirect=/product/open-platform')}>
            {texts.register}
          </ButtonLink>
          <ButtonLink variant="plain" href={to('/contact')}>
            {texts.mail}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}

function Apps({ apps }: Pick<Platform, 'apps'>) {
  const { locale } = useLanguage()
  const { open: texts } = useCompatibilityTexts()
  if (apps.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="apps">
      <SectionHeading
        id="apps"
        title={texts.apps}
        lead={texts.appsLead}
        aside={<OnwardLink link={{ path: '/ecology/list', title: texts.allPartners }} />}
      />
      <ul className="app-list">
        {apps.map(({ id, link, partner, text, title, uses }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{keepUnits(text)}</p>
            <dl>
              {partner && (
                <div>
                  <dt>{texts.by}</dt>
                  <dd lang={foreignLang(partner.lang, locale)}>{partner.title}</dd>
                </div>
              )}
              <div>
                <dt>{texts.uses}</dt>
                <dd>{uses}</dd>
              </div>
            </dl>
            {link && <OnwardLink link={link} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const tones = { added: 'jade', changed: 'brass', removed: 'alert' } as const

function Changes({ changes }: Pick<Platform, 'changes'>) {
  const { locale } = useLanguage()
  const { open: texts } = useCompatibilityTexts()
  if (changes.length === 0) return null
  return (
    <Section labelledBy="changes">
      <SectionHeading id="changes" title={texts.changes} />
      <Timeline
        entries={changes.map(({ date = '', id, kind, text, title, version }) => ({
          key: id,
          date: writeDay(date, locale),
          dateTime: writeDay(date, 'iso'),
          title: `${version} · ${title}`,
          children: (
            <p>
              <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge> {keepUnits(text)}
            </p>
          ),
        }))}
      />
    </Section>
  )
}
