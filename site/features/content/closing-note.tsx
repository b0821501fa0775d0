import { useLanguage } from '#site/runtime/language/language.tsx'
import { ContentText } from './content-text.tsx'
import type { loadHeading } from './load-page.ts'

type Column = Awaited<ReturnType<typeof loadHeading>>['column']

/** What editors add below the records of a column. */
export function ClosingNote({ column: { body, lang } }: { column: Pick<Column, 'body' | 'lang'> }) {
  const { locale } = useLanguage()
  if (lang !== locale || body.length === 0) return null
  return (
    <div className="closing-note">
      <ContentText blocks={body} />
    </div>
  )
}
