import { listAddress } from '#site/features/content/list-filters.ts'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { DownloadPage } from './download-page.tsx'
import type { HistoryContent } from './load-downloads.ts'
import { MyDownloads } from './my-downloads.tsx'
import { ProductChips } from './product-chips.tsx'
import { ReleaseAxis } from './release-axis.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseFiles } from './release-files.tsx'
import { useDownload } from './use-download.ts'
import { useDownloadTexts } from './texts.ts'

const path = '/product/downHistory'

/** Every version of a product, and what the person who is signed in has fetched. */
export function HistoryScreen({ data }: { data: HistoryContent }) {
  const words = useDownloadTexts()
  const download = useDownload()
  const { chosen, list, products, today } = data
  const addressOf = (page: number) => listAddress(path, { product: chosen?.segment, page })
  return (
    <DownloadPage
      data={data}
      other={{ path: '/product/download', title: words.toDownloads }}
      releases={list?.releases ?? []}
      download={download}
    >
      <MyDownloads download={download} />
      <h2 className="versions-title">{words.versions}</h2>
      <ProductChips products={products} chosen={chosen} path={path} />
      {list && (
        <>
          <p className="list-total">{words.total({ count: list.total })}</p>
          <ReleaseAxis releases={list.releases} today={today}>
            {(release) => (
              <div className="release">
                <ReleaseFacts product={chosen?.segment ?? ''} release={release} today={today} hasHeading={false} />
                <div className="release-body">
                  <ReleaseFiles
                    release={release}
                    files={release.files}
                    platform={undefined}
                    download={download}
                    page={addressOf(list.page)}
                  />
                </div>
              </div>
            )}
          </ReleaseAxis>
          <PageLinks list={list} addressOf={addressOf} />
        </>
      )}
    </DownloadPage>
  )
}
