import { describe, expect, it } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts'

const values = { customer: 'Maya Hart', number: 'T-7KMD-3XV9', product: 'Armilla Studio', agent: 'Zhou Heng' }

describe('placeholders of canned replies', () => {
  it('are filled in wherever they stand, and other braces stay', () => {
    expect(fillPlaceholders('{customer}, {number}: {product}. {x: 1} {customer} — {agent}', values, 'en')).toBe(
      'Maya Hart, T-7KMD-3XV9: Armilla Studio. {x: 1} Maya Hart — Zhou Heng',
    )
  })

  it('a ticket without a product has words of its language instead', () => {
    expect(fillPlaceholders('{product}', {}, 'en')).toBe('your product')
    expect(fillPlaceholders('{product}', { product: '' }, 'zh')).toBe('您使用的产品')
  })

  it('what a value holds is not filled in again', () => {
    expect(fillPlaceholders('{customer}', { customer: '{agent}', agent: 'x' }, 'en')).toBe('{agent}')
  })

  it('names that nothing stands for are found', () => {
    expect(unknownPlaceholders('{customer} {name} {a b} {Number}')).toEqual(['name', 'Number'])
  })
})
