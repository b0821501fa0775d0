import type { Locale } from '#lib/locale.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import type { AdvisoryContent } from './load-security.ts'
import { type TrustTexts, useTrustTexts } from './trust-texts.ts'

type Row = AdvisoryContent['item']['affected'][number]
type Format = ReturnType<typeof useLanguage>['format']

/** A version stays on its line: `Update 3` alone says nothing. */
const whole = (version: string) => version.replaceAll(' ', '\u00a0')

/** A range in words. */
function writeRange(row: Row, texts: TrustTexts['security'], format: Format): string {
  const [from, before] = [row.from && whole(row.from), row.before && whole(row.before)]
  if (from !== undefined && before !== undefined) return format(texts.between, { from, before })
  if (from !== undefined) return format(texts.from, { from })
  return before === undefined ? texts.ever : format(texts.before, { before })
}

function describeColumns(texts: TrustTexts['security'], format: Format, locale: Locale): TableColumn<Row>[] {
  return [
    {
      key: 'products',
      title: texts.products,
      isTitle: true,
      cell: ({ component, products }) => (
        <span className="advisory-products">
          {products.map(({ lang, slug, title }) => (
            <span key={slug} lang={foreignLang(lang, locale)}>
              {title}
            </span>
          ))}
          {component && <small>{component}</small>}
        </span>
      ),
    },
    { key: 'range', title: texts.range, cell: (row) => writeRange(row, texts, format) },
    {
      key: 'state',
      title: texts.state,
      cell: ({ status }) => <Badge tone={status === 'affected' ? 'alert' : 'jade'}>{texts.states[status]}</Badge>,
    },
    {
      key: 'fixed',
      title: texts.fixed,
      cell: ({ fixedIn, status }) =>
        fixedIn.length > 0
          ? fixedIn.map(whole).join(locale === 'zh' ? '、' : ', ')
          : status === 'affected'
            ? texts.noFix
            : '–',
    },
  ]
}

/** Which versions of which products are affected, which are not, and where it is fixed. */
export function AffectedTable({ rows }: { rows: Row[] }) {
  const { format, locale } = useLanguage()
  const { security: texts } = useTrustTexts()
  return (
    <section aria-labelledby="affected" className="advisory-part advisory-wide">
      <h2 id="affected">{texts.affected}</h2>
      <DataTable
        caption={texts.affected}
        columns={describeColumns(texts, format, locale)}
        rows={rows}
        keyOf={(row) => JSON.stringify([row.products.map(({ slug }) => slug), row.from, row.before, row.status])}
      />
    </section>
  )
}
