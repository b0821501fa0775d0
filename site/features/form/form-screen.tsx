import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { FormHelp } from '#site/features/enquiry/form-help.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { FormContent } from './load-form.ts'
import { OwnForm } from './own-form.tsx'

/** The page of a form that editors made. */
export function FormScreen({ data: { item, steps } }: { data: FormContent }) {
  const { locale, to } = useLanguage()
  return (
    <article className="frame page own-form-page">
      <header className="page-heading">
        <Trail here={item.title} lang={foreignLang(item.lang, locale)} steps={steps} />
        <TitleAndSummary item={item} />
      </header>
      <RecordLanguage item={item} path="/forms" />
      {item.lang === locale && (
        <div className="own-form-row">
          <OwnForm form={item} page={to(`/forms?id=${encodeURIComponent(item.slug)}`)} />
          <FormHelp level="h2" />
        </div>
      )}
    </article>
  )
}
