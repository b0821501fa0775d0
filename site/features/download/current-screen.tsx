import { systems } from '#domain/release/release-file.ts'
import { FilterLinks } from '#site/features/content/filter-links.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { BuildPart } from './build-part.tsx'
import { EulaDialog } from './eula-dialog.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { ProductChips } from './product-chips.tsx'
import { useDownload } from './use-download.ts'
import { usePlatform } from './use-platform.ts'
import { namesOf } from './release-files.tsx'
import { VerifyPanel } from './verify-panel.tsx'
import { useDownloadTexts } from './texts.ts'

const path = '/product/download'

/** What is current of a product, with its files, and a place to verify one that was fetched. */
export function CurrentScreen({ data }: { data: DownloadsContent }) {
  const { to } = useLanguage()
  const words = useDownloadTexts()
  const platform = usePlatform()
  const download = useDownload()
  const { builds, channel, chosen, column, products, steps, system } = data
  const releases = builds.flatMap((build) => build.releases)
  const chosenFilters = { product: chosen?.segment, channel, system }
  return (
    <div className="frame page downloads">
      <ColumnHeading
        column={column}
        steps={steps}
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
              .filter((value) => builds.some((build) => build.channel === value))
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
      {builds
        .filter((build) => channel === undefined || build.channel === channel)
        .map((build) => (
          <BuildPart key={build.channel} data={data} build={build} platform={platform} download={download} />
        ))}
      <VerifyPanel names={namesOf(releases)} />
      <EulaDialog download={download} />
      <footer className="catalogue-foot">
        <a href={to('/releases/index.json')} className="text-link">
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
