import type { ReactNode } from 'react'
import { listAddress } from '#site/features/content/list-filters.ts'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { DownloadPage } from './download-page.tsx'
import type { HistoryContent } from './load-downloads.ts'
import { MyDownloads } from './my-downloads.tsx'
import { ProductChips } from './product-chips.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseFiles, type ReleaseItem } from './release-files.tsx'
import { useDownload } from './use-download.ts'
import { useDownloadTexts } from './texts.ts'

const path = '/product/downHistory'

/** The files of all but the newest version open when they are asked for: somebody looks for one of many. */
function Folded({ children, isOpen, release }: { children: ReactNode; isOpen: boolean; release: ReleaseItem }) {
  const words = useDownloadTexts()
  const count = release.files.length
  if (isOpen || count === 0) return children
  return <Disclosure title={words.filesOf({ version: release.version, count })}>{children}</Disclosure>
}

/** Every version of a product, and what the person who is signed in has fetched. */
export function HistoryScreen({ data }: { data: HistoryContent }) {
  const words = useDownloadTexts()
  const download = useDownload()
  const { chosen, list, products } = data
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
          {list.releases.map((release, index) => (
            <section key={release.id} className="release" aria-labelledby={`release-${release.id}`}>
              <ReleaseFacts product={chosen?.segment ?? ''} release={release} />
              <div className="release-body">
                <Folded release={release} isOpen={index === 0 && list.page === 1}>
                  <ReleaseFiles
                    release={release}
                    files={release.files}
                    platform={undefined}
                    download={download}
                    page={addressOf(list.page)}
                  />
                </Folded>
              </div>
            </section>
          ))}
          <PageLinks list={list} addressOf={addressOf} />
        </>
      )}
    </DownloadPage>
  )
}
