import { systems } from '#lib/release-file.ts'
import { FilterLinks } from '#site/features/content/filter-links.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Commands } from './commands.tsx'
import { EulaDialog } from './eula-dialog.tsx'
import { InstallerMatrix } from './installer-matrix.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { ProductChips } from './product-chips.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { isFor, ReleaseFiles, type ReleaseItem } from './release-files.tsx'
import { type Download, useDownload } from './use-download.ts'
import { type Platform, usePlatform } from './use-platform.ts'
import { VerifyPanel } from './verify-panel.tsx'
import { useDownloadWords } from './words.ts'

const path = '/product/download'

interface ReleaseProps {
  data: DownloadsContent
  release: ReleaseItem
  platform: Platform | undefined
  download: Download
}

function Release({ data, download, platform, release }: ReleaseProps) {
  const { chosen, origin, system } = data
  // The visitor's own first; what fits every system stays with each choice.
  const files = release.files
    .filter((file) => system === undefined || file.system === system || file.system === 'any')
    .toSorted((a, b) => Number(isFor(b, platform)) - Number(isFor(a, platform)))
  const isOpen = (file: (typeof files)[number]) => file.gate === 'open' && !file.isWithdrawn
  return (
    <section className="release" aria-labelledby={`release-${release.id}`}>
      <ReleaseFacts product={chosen?.segment ?? ''} release={release} />
      <div className="release-body">
        <ReleaseFiles
          release={release}
          files={files}
          platform={platform}
          download={download}
          page={listAddress(path, { product: chosen?.segment, channel: data.channel, system })}
        />
        {release === data.releases[0] && <InstallerMatrix files={release.files} />}
        <Commands
          file={files.find(isOpen)}
          hasGated={files.some((file) => !isOpen(file) && !file.isWithdrawn)}
          origin={origin}
        />
      </div>
    </section>
  )
}

/** What is current of a product, with its files, and a place to verify one that was fetched. */
export function CurrentScreen({ data }: { data: DownloadsContent }) {
  const { locale, to } = useLanguage()
  const words = useDownloadWords()
  const platform = usePlatform()
  const download = useDownload()
  const { channel, chosen, column, products, releases, steps, system } = data
  const shown = releases.filter((release) => channel === undefined || release.channel === channel)
  const chosenFilters = { product: chosen?.segment, channel, system }
  return (
    <div className="frame page downloads">
      <PageHeading
        title={column.title}
        lead={column.lead}
        steps={steps}
        lang={foreignLang(column.lang, locale)}
        aside={
          <a href={to(listAddress('/product/downHistory', { product: chosen?.segment }))} className="onward">
            {words.toHistory}
          </a>
        }
      />
      <ProductChips products={products} chosen={chosen} path={path} />
      <FilterLinks
        path={path}
        label={words.filters}
        chosen={chosenFilters}
        filters={[
          {
            name: 'channel',
            label: words.channel,
            all: words.allChannels,
            choices: (['stable', 'lts', 'beta'] as const)
              .filter((value) => releases.some((release) => release.channel === value))
              .map((value) => ({ value, title: words.channels[value] })),
          },
          {
            name: 'system',
            label: words.system,
            all: words.allSystems,
            choices: systems
              .filter(
                (value) => value !== 'any' && releases.some(({ files }) => files.some((file) => file.system === value)),
              )
              .map((value) => ({ value, title: words.systems[value] })),
          },
        ]}
      />
      {shown.map((release) => (
        <Release key={release.id} data={data} release={release} platform={platform} download={download} />
      ))}
      <VerifyPanel listed={releases.flatMap(({ files, version }) => files.map((file) => ({ file, version })))} />
      <EulaDialog download={download} />
      <footer className="catalogue-foot">
        <a href="/releases/index.json" className="text-link">
          {words.json}
        </a>
        <a href={to('/releases/feed.atom')} className="text-link">
          {words.feed}
        </a>
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
