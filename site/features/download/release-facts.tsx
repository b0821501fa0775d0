import { sbomAddress } from '#domain/release/sbom-address.ts'
import { listGap } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { TimeDial } from '#site/ui/dial.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Fold } from '#site/ui/fold.tsx'
import type { ReleaseItem } from './release-files.tsx'
import { useDownloadTexts } from './texts.ts'

const tones = { stable: 'jade', lts: 'brass', beta: 'quiet' } as const

export function ReleaseName({ channel, version }: Pick<ReleaseItem, 'channel' | 'version'>) {
  const words = useDownloadTexts()
  return (
    <>
      <span translate="no">{version}</span> <Badge tone={tones[channel]}>{words.channels[channel]}</Badge>
    </>
  )
}

type Facts = Pick<ReleaseItem, 'channel' | 'supportedUntil' | 'isSupported'>

/** How long a release is supported, in words. */
export function Support({ channel, isSupported, supportedUntil }: Facts) {
  const words = useDownloadTexts()
  if (channel === 'beta' || supportedUntil === undefined) return words.noSupport
  return isSupported ? (
    <Day iso={supportedUntil} />
  ) : (
    <>
      <Day iso={supportedUntil} /> <Badge tone="alert">{words.supportEnded}</Badge>
    </>
  )
}

/** What is to be known of a release before one of its files is fetched. */
export function ReleaseFacts({
  hasHeading = true,
  product,
  release,
  today,
}: {
  product: string
  /** Day of the answer: the needle of its dial. */
  today: string
  release: ReleaseItem
  hasHeading?: boolean
}) {
  const { locale, to } = useLanguage()
  const words = useDownloadTexts()
  const { advisories, channel, eula, lang, notes, path, requirements, signature, title, version } = release
  // Instructions and the like are made of no components.
  const isPaper = release.files.length > 0 && release.files.every(({ kind }) => kind === 'documentation')
  return (
    <div className="release-facts">
      {hasHeading && (
        <h2 id={`release-${release.id}`}>
          <ReleaseName channel={channel} version={version} />
        </h2>
      )}
      <p className="release-title" lang={foreignLang(lang, locale)}>
        {title} <LanguageMark lang={lang} />
      </p>
      <Fold title={words.facts} isTitled={false}>
        <dl className="record-facts">
          <div>
            <dt>{words.released}</dt>
            <dd>
              <Day iso={release.date} />
            </dd>
          </div>
          <div>
            <dt>{words.supportedTo}</dt>
            <dd className="release-support">
              {channel !== 'beta' && release.supportedUntil !== undefined && (
                <TimeDial from={release.date} until={release.supportedUntil} now={today} />
              )}
              <span>
                <Support {...release} />
              </span>
            </dd>
          </div>
          {eula && (
            <div>
              <dt>{words.licence}</dt>
              <dd>{words.eula({ version: eula })}</dd>
            </div>
          )}
          {!isPaper && (
            <div>
              <dt>{words.sbom}</dt>
              <dd>
                <a href={sbomAddress(product, version)} className="text-link">
                  CycloneDX
                </a>
              </dd>
            </div>
          )}
          {release.files.length > 0 && (
            <div>
              <dt>{words.checksums}</dt>
              <dd>
                <a href={`${path}/SHA256SUMS`} className="text-link">
                  SHA256SUMS
                </a>{' '}
                {signature !== undefined && (
                  <>
                    <a href={signature} className="text-link">
                      {words.signature}
                    </a>{' '}
                  </>
                )}
                <a href={`${path}/index.json`} className="text-link">
                  JSON
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{words.advisories}</dt>
            <dd>
              {advisories.length === 0
                ? words.noAdvisories
                : advisories.map(({ fixedIn, number, slug }) => (
                    <span key={number} className="release-advisory">
                      <a href={to(`/help/SecurityIncident?id=${slug}`)} className="text-link whole">
                        {number}
                      </a>
                      {fixedIn.length > 0 && (
                        <small>{words.fixedIn({ versions: fixedIn.join(listGap[locale]) })}</small>
                      )}
                    </span>
                  ))}
            </dd>
          </div>
        </dl>
      </Fold>
      {notes.length > 0 && (
        <Disclosure title={words.notes}>
          <ContentText blocks={notes} />
        </Disclosure>
      )}
      {requirements.length > 0 && (
        <Disclosure title={words.requirements}>
          <dl className="release-requirements">
            {requirements.map((each) => (
              <div key={each.title}>
                <dt>{each.title}</dt>
                <dd>{each.text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  )
}
