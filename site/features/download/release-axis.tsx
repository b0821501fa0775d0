import { useLanguage } from '#site/runtime/language/language.tsx'
import { writeDay } from '#lib/moment.ts'
import { axisOf, TimeKey, TimeLane, TimeScale } from '#site/ui/time-axis.tsx'
import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { ReleaseName } from './release-facts.tsx'
import type { ReleaseItem } from './release-files.tsx'
import { useDownloadTexts } from './texts.ts'

interface ReleaseAxisProps {
  releases: ReleaseItem[]
  /** Day of the answer: the needle of all lanes. */
  today: string
  /** What opens below a release. */
  children: (release: ReleaseItem) => ReactNode
}

/** Releases on one axis of time, a line each that opens in place: with scripts or without, and by the browser's own search. */
export function ReleaseAxis({ children, releases, today }: ReleaseAxisProps) {
  const words = useDownloadTexts()
  const axis = axisOf([today, ...releases.flatMap(({ date, supportedUntil }) => [date, supportedUntil ?? date])])
  return (
    <section className="release-axis" aria-label={words.onAxis}>
      <div className="release-axis-head">
        <TimeKey labels={words.timeKey} />
        <TimeScale axis={axis} today={today} todayLabel={words.today} />
      </div>
      {releases.map((release) => (
        <details key={release.id} className="release-line">
          <summary>
            <h3 id={`release-${release.id}`}>
              <ReleaseName channel={release.channel} version={release.version} />
            </h3>
            <TimeLane
              axis={axis}
              today={today}
              from={release.date}
              until={release.channel === 'beta' ? undefined : release.supportedUntil}
              ticks={release.advisories.map(({ date }) => date)}
            />
            <p>
              <Line release={release} />
            </p>
            <Icon drawing={interfaceIcons.chevronDown} />
          </summary>
          {children(release)}
        </details>
      ))}
    </section>
  )
}

/** What the lane shows, in words. */
function Line({ release: { advisories, channel, date, isSupported, supportedUntil } }: { release: ReleaseItem }) {
  const { locale } = useLanguage()
  const words = useDownloadTexts()
  const until = channel === 'beta' || supportedUntil === undefined ? undefined : writeDay(supportedUntil, locale)
  const support = isSupported ? words.supportTo : words.supportEndedOn
  return (
    <>
      <span>{words.releasedOn({ day: writeDay(date, locale) })}</span>{' '}
      {advisories.length > 0 && <strong>{words.advisoryCount({ count: advisories.length })}</strong>}{' '}
      <span>{until === undefined ? words.noSupport : support({ day: until })}</span>
    </>
  )
}
