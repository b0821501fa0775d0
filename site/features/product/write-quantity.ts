import type { CallOutput } from '#portal/client.ts'
import type { ProductTexts } from './texts.ts'

export type Quantity = CallOutput<'machine/list'>['items'][number]['keyData'][number]

const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })
/** With the sign that is as wide as a plus. */
const write = (value: number) => figures.format(value).replace('-', '−')

/** Number or range, as it is written. */
export function writeFigures({ text, upTo, value }: Quantity, words: Pick<ProductTexts, 'range'>): string {
  if (value === undefined) return text
  return upTo === undefined ? write(value) : words.range({ from: write(value), to: write(upTo) })
}

/** A quantity with unit and tolerance, as plain text. */
export function writeQuantity(quantity: Quantity, words: Pick<ProductTexts, 'range'>): string {
  return [writeFigures(quantity, words), quantity.unit, quantity.tolerance].filter(Boolean).join(' ')
}
