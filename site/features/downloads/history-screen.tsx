import { foreignLang } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { EulaDialog } from './eula-dialog.tsx'
import type { HistoryContent } from './load-downloads.ts'
import { MyDownloads } from './my-downloads.tsx'
import { ProductChips } from './product-chips.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseFiles } from './release-files.tsx'
import { useDownload } from './use-download.ts'
import { useDownloadWords } from './words.ts'

const path = '/product/downHistory'

/** Every version of a product, and what the person who is signed in has fetched. */
export function HistoryScreen({ data }: { data: HistoryContent }) {
  const { locale, to } = useLanguage()
  const words = useDownloadWords()
  const download = useDownload()
  const { chosen, column, list, products, steps } = data
  const addressOf = (page: number) => listAddress(path, { product: chosen?.segment, page })
  return (
    <div className="frame page downloads">
      <PageHeading
        title={column.title}
        lead={column.lead}
        steps={steps}
        lang={foreignLang(column.lang, locale)}
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
          <p className="list-total">{words.total(list.total)}</p>
          {list.releases.map((release) => (
            <section key={release.id} className="release" aria-labelledby={`release-${release.id}`}>
              <ReleaseFacts product={chosen?.segment ?? ''} release={release} />
              <div className="release-body">
                <ReleaseFiles
                  release={release}
                  files={release.files}
                  platform={undefined}
                  download={download}
                  page={addressOf(list.page)}
                />
              </div>
            </section>
          ))}
          <PageLinks list={list} addressOf={addressOf} />
        </>
      )}
      <EulaDialog download={download} />
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
