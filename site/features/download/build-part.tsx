import { listAddress } from '#site/features/content/list-filters.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { Notice } from '#site/ui/states.tsx'
import { Commands } from './commands.tsx'
import { InstallerMatrix } from './installer-matrix.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { ReleaseFacts } from './release-facts.tsx'
import { isFor, ReleaseFiles, type ReleaseItem } from './release-files.tsx'
import type { Download } from './use-download.ts'
import type { Platform } from './use-platform.ts'
import type { DownloadTexts } from './texts.ts'
import { useDownloadTexts } from './texts.ts'

type Build = DownloadsContent['builds'][number]

interface BuildProps {
  data: DownloadsContent
  build: Build
  platform: Platform | undefined
  download: Download
}

const fixed = (fixedIn: readonly string[], words: DownloadTexts) =>
  fixedIn.length > 0 ? words.fixedIn({ versions: fixedIn.join(words.gap) }) : words.notFixed

/** The advisories that are open in a release, each with where it is fixed, in one line of text. */
function OpenAdvisories({ advisories }: Pick<ReleaseItem, 'advisories'>) {
  const { to } = useLanguage()
  const words = useDownloadTexts()
  return advisories.map(({ fixedIn, number, slug }, index) => (
    <span key={number}>
      {index > 0 && words.between}
      <a href={to(`/help/SecurityIncident?id=${slug}`)} className="text-link whole">
        {number}
      </a>
      {words.inBrackets({ text: fixed(fixedIn, words) })}
    </span>
  ))
}

/** Which release not to take, and why: a newer one with an open advisory, or a base without its update. */
function Warnings({ build: { channel, passedOver, releases } }: { build: Build }) {
  const words = useDownloadTexts()
  const [base, update] = releases
  return (
    <>
      {releases.length === 0 && (
        <Notice tone="warning" title={words.nothingWhole({ channel: words.channels[channel] })}>
          {words.nothingWholeText}
        </Notice>
      )}
      {passedOver.map((passed) => (
        <Notice key={passed.version} tone="warning" title={words.doNotTake({ version: passed.version })}>
          <OpenAdvisories advisories={passed.advisories} />
        </Notice>
      ))}
      {base && update && (
        <Notice
          tone="info"
          title={words.together({ base: base.version, update: update.version.replace(`${base.version} `, '') })}
        >
          {base.advisories.length > 0 && (
            <>
              {words.notAlone({ base: base.version })}
              <OpenAdvisories advisories={base.advisories} />
            </>
          )}
        </Notice>
      )}
    </>
  )
}

function Release({ data, download, platform, release }: Omit<BuildProps, 'build'> & { release: ReleaseItem }) {
  const { chosen, system } = data
  // The visitor's own first; what fits every system stays with each choice.
  const files = release.files
    .filter((file) => system === undefined || file.system === system || file.system === 'any')
    .toSorted((a, b) => Number(isFor(b, platform)) - Number(isFor(a, platform)))
  const page = listAddress('/product/download', { product: chosen?.segment, channel: data.channel, system })
  return (
    <section className="release" aria-labelledby={`release-${release.id}`}>
      <ReleaseFacts product={chosen?.segment ?? ''} release={release} today={data.today} />
      <div className="release-body">
        <ReleaseFiles release={release} files={files} platform={platform} download={download} page={page} />
        {release.id === data.builds[0]?.releases[0]?.id && (
          <InstallerMatrix files={release.files} download={download} page={page} />
        )}
      </div>
    </section>
  )
}

/** What to take of a channel; on a phone all but the first are a line that opens. */
export function BuildPart({ isFirst, ...props }: BuildProps & { isFirst: boolean }) {
  const words = useDownloadTexts()
  if (isFirst) return <Build {...props} />
  const { channel, releases } = props.build
  const names = releases.map(({ version }) => version).join(words.gap)
  return (
    <Fold title={names === '' ? words.channels[channel] : `${words.channels[channel]} ${names}`} isTitled={false}>
      <Build {...props} />
    </Fold>
  )
}

/** A release, or a base and its update as one thing. */
function Build({ build, ...rest }: BuildProps) {
  const { data, platform } = rest
  const { channel, passedOver, releases } = build
  const hasWarnings = releases.length !== 1 || passedOver.length > 0
  return (
    <div className="build" data-channel={channel}>
      {hasWarnings && (
        <div className="build-warnings">
          <Warnings build={build} />
        </div>
      )}
      {releases.map((release) => (
        <Release key={release.id} {...rest} release={release} />
      ))}
      <Commands releases={releases} platform={data.system ? { system: data.system } : platform} origin={data.origin} />
    </div>
  )
}
