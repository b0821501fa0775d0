import { listGap, type Locale } from '#lib/locale.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import type { AdvisoryContent } from './load-advisories.ts'
import { type AdvisoryTexts, useAdvisoryTexts } from './texts.ts'

type Row = AdvisoryContent['item']['affected'][number]

/** A version stays on its line: `Update 3` alone says nothing. */
const whole = (version: string) => version.replaceAll(' ', '\u00a0')

/** A range in words. */
function writeRange(row: Row, texts: AdvisoryTexts['security']): string {
  const [from, before] = [row.from && whole(row.from), row.before && whole(row.before)]
  if (from !== undefined && before !== undefined) return texts.between({ from, before })
  if (from !== undefined) return texts.from({ from })
  return before === undefined ? texts.ever : texts.before({ before })
}

function describeColumns(texts: AdvisoryTexts['security'], locale: Locale): TableColumn<Row>[] {
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
    { key: 'range', title: texts.range, cell: (row) => writeRange(row, texts) },
    {
      key: 'state',
      title: texts.state,
      cell: ({ status }) => <Badge tone={status === 'affected' ? 'alert' : 'jade'}>{texts.states[status]}</Badge>,
    },
    {
      key: 'fixed',
      title: texts.fixed,
      cell: ({ fixedIn, status }) =>
        fixedIn.length > 0 ? fixedIn.map(whole).join(listGap[locale]) : status === 'affected' ? texts.noFix : '–',
    },
  ]
}

/** Which versions of which products are affected, which are not, and where it is fixed. */
export function AffectedTable({ rows }: { rows: Row[] }) {
  const { locale } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  return (
    <section aria-labelledby="affected" className="advisory-part advisory-wide">
      <h2 id="affected">{texts.affected}</h2>
      <DataTable
        caption={texts.affected}
        columns={describeColumns(texts, locale)}
        rows={rows}
        keyOf={(row) => JSON.stringify([row.products.map(({ slug }) => slug), row.from, row.before, row.status])}
      />
    </section>
  )
}
