import { expect, test } from 'vitest'
import { writeBrandStyle } from './brand-style.ts'

const own = { colours: {}, corner: 'slight', density: 'normal' } as const
const green = { main: '#0b7a4b', accent: '#0f766e', ink: '#071a15', paper: '#fbfdfb' }

test('a company that changes nothing has no style', () => {
  expect(writeBrandStyle(own)).toBe('')
})

test('one that changes everything has less than 1 kB of it', () => {
  const style = writeBrandStyle({ colours: green, corner: 'round', density: 'roomy' })
  expect(style.length).toBeLessThanOrEqual(1024)
  expect(style).toContain('--action:')
  expect(style).toContain(':root .on-ink{--ground:#071a15')
  expect(style).toContain(':root{--corner:2;--density:1.3}')
})

test('what it does not change is not in it', () => {
  expect(writeBrandStyle({ ...own, corner: 'square' })).toBe(':root{--corner:0}')
  const style = writeBrandStyle({ ...own, colours: { accent: '#0f766e' } })
  expect(style).toContain('--mark:var(--day,#0f766e)var(--night,')
  expect(style).not.toMatch(/--ground|--text|--action/)
})
