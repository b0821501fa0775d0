import { Fragment } from 'react'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useProductWords } from '#site/features/products/words.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import type { MachinesContent } from './load-machines.ts'
import { QuantityValue } from './quantity.tsx'

/** Specifications side by side. Wider than its place it scrolls sideways, with the first column standing still. */
export function MachineComparison({ comparison }: { comparison: NonNullable<MachinesContent['comparison']> }) {
  const { locale, to } = useLanguage()
  const words = useProductWords()
  const { groups, machines } = comparison
  return (
    // A part that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="matrix-box" role="region" aria-label={words.compareTable} tabIndex={0}>
      <table className="matrix">
        <caption className="sr-only">{words.compareTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            {machines.map(({ id, lang, slug, title }) => (
              <th key={id} scope="col" lang={foreignLang(lang, locale)}>
                <a href={to(`/product/machine/detail?id=${slug}`)} className="text-link">
                  {title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.title}>
              <tr className="matrix-group">
                <th scope="rowgroup" colSpan={machines.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ cells, title }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {cells.map((cell, index) => (
                    <td key={machines[index]?.id ?? index}>
                      {cell === null ? (
                        <span className="quantity-none">–</span>
                      ) : (
                        <>
                          <QuantityValue quantity={cell} />
                          {cell.condition && <small>{keepUnits(cell.condition)}</small>}
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
