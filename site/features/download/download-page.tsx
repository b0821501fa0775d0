import type { ReactNode } from 'react'
import { OnwardLink } from '#site/features/content/content-link.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { EulaDialog } from './eula-dialog.tsx'
import type { DownloadsContent } from './load-downloads.ts'
import { namesOf, type ReleaseItem } from './release-files.tsx'
import type { Download } from './use-download.ts'
import { VerifyPanel } from './verify-panel.tsx'

interface DownloadPageProps {
  data: Pick<DownloadsContent, 'chosen' | 'column' | 'steps'>
  /** The page that shows the same product's other releases. */
  other: { path: string; title: string }
  releases: ReleaseItem[]
  download: Download
  footer?: ReactNode
  children: ReactNode
}

/** A page of releases: the way to the other one, and a place to verify a file that was fetched. */
export function DownloadPage({ children, data, download, footer, other, releases }: DownloadPageProps) {
  const { chosen, column, steps } = data
  return (
    <div className="frame page downloads">
      <ColumnHeading
        column={column}
        steps={steps}
        aside={
          <OnwardLink link={{ path: listAddress(other.path, { product: chosen?.segment }), title: other.title }} />
        }
      />
      {children}
      <VerifyPanel names={namesOf(releases)} />
      <EulaDialog download={download} />
      <footer className="catalogue-foot">
        {footer}
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
