import { useProductTexts } from './texts.ts'
import { type Quantity, writeFigures } from './write-quantity.ts'

/** A quantity with unit and tolerance, which stay on its line. */
export function QuantityValue({ quantity }: { quantity: Quantity }) {
  const words = useProductTexts()
  const value = writeFigures(quantity, words)
  return (
    <span className="quantity">
      {value}
      {quantity.unit && <>&nbsp;{quantity.unit}</>}
      {quantity.tolerance && <span className="quantity-tolerance"> {quantity.tolerance}</span>}
    </span>
  )
}
