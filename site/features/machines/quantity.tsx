import type { CallOutput } from '#portal/client.ts'
import { useProductWords } from '#site/features/products/words.ts'

export type Quantity = CallOutput<'machine/list'>['items'][number]['keyData'][number]

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
/** With the sign that is as wide as a plus. */
const write = (value: number) => figures.format(value).replace('-', '−')

/** Number or range, as it is written. */
export function useFigures({ text, upTo, value }: Quantity): string {
  const words = useProductWords()
  if (value === undefined) return text
  return upTo === undefined ? write(value) : words.range(write(value), write(upTo))
}

/** A quantity with unit and tolerance, which stay on its line. */
export function QuantityValue({ quantity }: { quantity: Quantity }) {
  const value = useFigures(quantity)
  return (
    <span className="quantity">
      {value}
      {quantity.unit && <>&nbsp;{quantity.unit}</>}
      {quantity.tolerance && <span className="quantity-tolerance"> {quantity.tolerance}</span>}
    </span>
  )
}
