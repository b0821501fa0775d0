import type { ReactNode } from 'react'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { coveragePath } from './coverage-filters.ts'
import type { CompatibilityContent } from './load-compatibility.ts'
import { ReportLine } from './report-summary.tsx'
import { useCompatibilityTexts } from './texts.ts'

interface WholePageProps {
  data: CompatibilityContent
  texts: { wholeTitle: string; back: string }
  /** The part of the report that the page shows whole. */
  anchor: string
  className: string
  children: ReactNode
}

/** A table of the report as a page of its own: for the browser's own search, and to print. */
export function WholePage({ anchor, children, className, data, texts }: WholePageProps) {
  const { to } = useLanguage()
  const { trademark } = useCompatibilityTexts()
  const { column, report, steps } = data
  return (
    <div className={`frame page ${className}`}>
      <PageHeading title={texts.wholeTitle} steps={[...steps, { title: column.title, path: coveragePath }]} />
      <ReportLine report={report} />
      <p className="no-print">
        <a href={`${to(coveragePath)}#${anchor}`} className={linkStyle.text}>
          {texts.back}
        </a>
      </p>
      {children}
      <section className="trademark" aria-labelledby="trademark">
        <h2 id="trademark">{trademark}</h2>
        <p>{report.trademark}</p>
      </section>
    </div>
  )
}
