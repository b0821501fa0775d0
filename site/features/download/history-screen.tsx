import type { ReactNode } from 'react'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { EulaDialog } from './eula-dialog.tsx'
import type { HistoryContent } from './load-downloads.ts'
import { MyDownloads } from './my-downloads.tsx'
import { ProductChips } from './product-chips.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { namesOf, ReleaseFiles, type ReleaseItem } from './release-files.tsx'
import { useDownload } from './use-download.ts'
import { VerifyPanel } from './verify-panel.tsx'
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
  const { to } = useLanguage()
  const words = useDownloadTexts()
  const download = useDownload()
  const { chosen, column, list, products, steps } = data
  const addressOf = (page: number) => listAddress(path, { product: chosen?.segment, page })
  return (
    <div className="frame page downloads">
      <ColumnHeading
        column={column}
        steps={steps}
        aside={
          <a href={to(listAddress('/product/download', { product: chosen?.segment }))} className="onward">
            {words.toDownloads}
          </a>
        }
      />
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
      <VerifyPanel names={namesOf(list?.releases ?? [])} />
      <EulaDialog download={download} />
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
