import { OnwardLink } from '#site/features/content/content-link.tsx'
import { DocumentItems } from '#site/features/content/document-items.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { writeDay } from '#lib/moment.ts'
import { DataTable } from '#site/ui/data-table.tsx'
import { TimeDial } from '#site/ui/dial.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { axisOf, TimeLane, TimeScale } from '#site/ui/time-axis.tsx'
import type { ProductContent } from './load-products.ts'
import { useProductTexts } from './texts.ts'

type Item = ProductContent['item']

/** How long a release is supported, in words. */
function Support({ release: { channel, isSupported, supportedUntil } }: { release: Item['releases'][number] }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  if (channel === 'beta' || supportedUntil === undefined) return words.supportNone
  const day = writeDay(supportedUntil, locale)
  return isSupported ? words.supportTo({ day }) : words.supportEnded({ day })
}

function Requirements({ requirements }: { requirements: Item['requirements'] }) {
  const words = useProductTexts()
  if (requirements.length === 0) return null
  return (
    <Section labelledBy="requirements">
      <SectionHeading id="requirements" title={words.requirements} />
      <DataTable
        look="lines"
        caption={words.requirements}
        rows={requirements}
        keyOf={({ title }) => title}
        columns={[
          { key: 'title', title: words.requirement, isTitle: true, cell: ({ title }) => title },
          { key: 'minimum', title: words.minimum, cell: ({ minimum }) => keepUnits(minimum) },
          { key: 'recommended', title: words.recommended, cell: ({ recommended }) => keepUnits(recommended) || '–' },
        ]}
      />
    </Section>
  )
}

/** The newest release that is supported and ready for work, and how much of its time is over. */
function Current({ releases, today }: { releases: Item['releases']; today: string }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  const current = releases.find(({ channel, isSupported }) => isSupported && channel !== 'beta')
  if (current?.supportedUntil === undefined) return null
  return (
    <p className="release-current">
      <TimeDial from={current.date} until={current.supportedUntil} now={today} />
      <span>
        <strong translate="no">{current.name}</strong>
        {words.supportUntil({ day: writeDay(current.supportedUntil, locale) })}
      </span>
    </p>
  )
}

/** Releases on one axis of time; each also in words. */
function Releases({ releases, today }: { releases: Item['releases']; today: string }) {
  const { locale } = useLanguage()
  const words = useProductTexts()
  if (releases.length === 0) return null
  const axis = axisOf([today, ...releases.flatMap(({ date, supportedUntil }) => [date, supportedUntil ?? date])])
  return (
    <Section ground="paper-2" labelledBy="releases">
      <SectionHeading
        id="releases"
        title={words.releases}
        aside={<OnwardLink link={{ path: '/product/download', title: words.toDownloads }} />}
      />
      <Current releases={releases} today={today} />
      <div className="release-lanes">
        <div className="release-lane release-lane-head">
          <TimeScale axis={axis} today={today} todayLabel={words.today} />
        </div>
        <ul>
          {releases.map((release) => (
            <li key={release.name} className="release-lane">
              <p>
                <strong translate="no">{release.name}</strong> <span>{words.channels[release.channel]}</span>
              </p>
              <TimeLane
                axis={axis}
                today={today}
                from={release.date}
                until={release.channel === 'beta' ? undefined : release.supportedUntil}
              />
              <p>
                <span>{words.releasedDay({ day: writeDay(release.date, locale) })}</span>{' '}
                <span>
                  <Support release={release} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** What it runs on, which releases there are, and how one comes to it. */
export function Supply({ item, today }: { item: Item; today: string }) {
  const words = useProductTexts()
  return (
    <>
      <Requirements requirements={item.requirements} />
      <Releases releases={item.releases} today={today} />
      {(item.licence || item.trial || item.documents.length > 0) && (
        <Section>
          <div className="three-columns">
            {item.licence && (
              <Fold id="licence" title={words.licence} isTitled={false}>
                <h2>{words.licence}</h2>
                <p>{keepUnits(item.licence)}</p>
              </Fold>
            )}
            {item.trial && (
              <Fold id="trial" title={words.trial} isTitled={false}>
                <h2>{words.trial}</h2>
                <p>{keepUnits(item.trial)}</p>
              </Fold>
            )}
            {item.documents.length > 0 && (
              <Fold id="documents" title={words.documents} isTitled={false}>
                <h2>{words.documents}</h2>
                <ul className="document-list">
                  <DocumentItems documents={item.documents} />
                </ul>
              </Fold>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
