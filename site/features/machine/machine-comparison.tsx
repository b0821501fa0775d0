import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Comparison } from '#site/ui/comparison.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import type { MachinesContent } from './load-machines.ts'
import { QuantityValue } from '#site/features/product/quantity.tsx'

type Compared = NonNullable<MachinesContent['comparison']>

function Cell({ quantity }: { quantity: Compared['groups'][number]['rows'][number]['cells'][number] }) {
  const words = useProductTexts()
  if (quantity === null) return <span className="quantity-none">{words.notStated}</span>
  return (
    <>
      <QuantityValue quantity={quantity} />
      {quantity.condition && <small>{keepUnits(quantity.condition)}</small>}
    </>
  )
}

/** Specifications side by side. */
export function MachineComparison({ comparison: { groups, machines } }: { comparison: Compared }) {
  const { locale, to } = useLanguage()
  const words = useProductTexts()
  return (
    <Comparison
      caption={words.compareTable}
      corner={words.quantity}
      columns={machines.map(({ id, lang, slug, title }) => ({
        key: id,
        lang: foreignLang(lang, locale),
        title: (
          <a href={to(`/product/machine/detail?id=${slug}`)} className="text-link">
            {title}
          </a>
        ),
      }))}
      groups={groups.map((group) => ({
        key: group.title,
        title: group.title,
        rows: group.rows.map(({ cells, title }) => ({
          key: title,
          title,
          cells: cells.map((quantity, index) => <Cell key={machines[index]?.id ?? index} quantity={quantity} />),
        })),
      }))}
    />
  )
}
