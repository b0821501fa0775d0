import { useProductTexts } from '#site/features/product/texts.ts'
import { DataTable } from '#site/ui/data-table.tsx'
import { Fold } from '#site/ui/fold.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import type { MachineContent } from './load-machines.ts'
import { QuantityValue } from '#site/features/product/quantity.tsx'

type Item = MachineContent['item']

/** The specification in its groups: quantity, value with unit and tolerance, condition. */
export function Specification({ groups }: { groups: Item['specifications'] }) {
  const words = useProductTexts()
  if (groups.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="specification">
      <SectionHeading id="specification" title={words.specification} />
      <div className="specification">
        {groups.map(({ rows, title }) => (
          <Fold key={title} className="specification-group" title={title} isTitled={false}>
            <h3>{title}</h3>
            <dl>
              {rows.map((row) => (
                <div key={row.title}>
                  <dt>{row.title}</dt>
                  <dd>
                    <QuantityValue quantity={row} />
                    {row.condition && <small>{keepUnits(row.condition)}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        ))}
      </div>
    </Section>
  )
}

/** What goes in and out. */
export function Signals({ signals }: { signals: Item['signals'] }) {
  const words = useProductTexts()
  if (signals.length === 0) return null
  return (
    <Section labelledBy="signals">
      <SectionHeading id="signals" title={words.signals} />
      <DataTable
        look="lines"
        caption={words.signals}
        rows={signals}
        keyOf={({ direction, title }) => `${title} ${direction}`}
        columns={[
          { key: 'title', title: words.signal, isTitle: true, cell: ({ title }) => title },
          { key: 'channels', title: words.signalChannels, isNumber: true, cell: ({ channels }) => channels },
          { key: 'direction', title: words.direction, cell: ({ direction }) => words.directions[direction] },
          { key: 'level', title: words.level, cell: ({ level }) => keepUnits(level) },
          { key: 'rate', title: words.rate, cell: ({ rate }) => keepUnits(rate) || '–' },
        ]}
      />
    </Section>
  )
}
