import type { ReactNode } from 'react'
import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { foreignLang } from './language-mark.tsx'
import type { Step } from './load-surroundings.ts'
import { Trail } from './trail.tsx'

interface PageHeadingProps {
  title: string
  lead?: string | undefined
  /** Words in another language than the page's carry it (L6). */
  lang?: string | undefined
  /** What stands between the home page and this one. */
  steps: Step[]
  mark?: ReactNode
  aside?: ReactNode
}

/** The head of an inner page: where it stands, what it is called and what it is for. */
export function PageHeading({ aside, lang, lead, mark, steps, title }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <Trail here={title} steps={steps} />
      <div className="page-heading-words">
        <div>
          {mark}
          <h1 lang={lang}>
            <Phrases size="display" text={title} />
          </h1>
          {lead && (
            <p lang={lang} className="page-lead">
              {lead}
            </p>
          )}
        </div>
        {aside}
      </div>
    </header>
  )
}

interface ColumnHeadingProps {
  column: { title: string; lead: string; lang: Locale }
  steps: Step[]
  aside?: ReactNode
}

/** The head of a column's own page. */
export function ColumnHeading({ aside, column, steps }: ColumnHeadingProps) {
  const { locale } = useLanguage()
  const { lang, lead, title } = column
  return <PageHeading title={title} lead={lead} steps={steps} lang={foreignLang(lang, locale)} aside={aside} />
}
