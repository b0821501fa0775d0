import { systems } from '#domain/release/release-file.ts'
import { FilterLinksSheet } from '#site/features/content/filter-links-sheet.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { BuildPart } from './build-part.tsx'
import { DownloadPage } from './download-page.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { ProductChips } from './product-chips.tsx'
import { useDownload } from './use-download.ts'
import { usePlatform } from './use-platform.ts'
import { useDownloadTexts } from './texts.ts'

const path = '/product/download'

/** What is current of a product, with its files, and a place to verify one that was fetched. */
export function CurrentScreen({ data }: { data: DownloadsContent }) {
  const { to } = useLanguage()
  const words = useDownloadTexts()
  const platform = usePlatform()
  const download = useDownload()
  const { builds, channel, chosen, products, system } = data
  const releases = builds.flatMap((build) => build.releases)
  const chosenFilters = { product: chosen?.segment, channel, system }
  return (
    <DownloadPage
      data={data}
      other={{ path: '/product/downHistory', title: words.toHistory }}
      releases={releases}
      download={download}
      footer={
        <>
          <a href={to('/releases/index.json')} className="text-link">
            {words.json}
          </a>
          <a href={to('/releases/feed.atom')} className="text-link">
            {words.feed}
          </a>
        </>
      }
    >
      <ProductChips products={products} chosen={chosen} path={path} />
      <FilterLinksSheet
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
        .map((build, index) => (
          <BuildPart
            key={build.channel}
            data={data}
            build={build}
            platform={platform}
            download={download}
            isFirst={index === 0}
          />
        ))}
    </DownloadPage>
  )
}
