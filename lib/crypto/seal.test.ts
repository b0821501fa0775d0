import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a secret of the tests, long enough', 'mail')

it('opens what it closed, and shows nothing of it meanwhile', () => {
  const closed = seal.close('Your link: 浑仪 https://x.example/#token=abc')
  expect(closed).not.toContain('token')
  expect(Buffer.from(closed, 'base64url').toString('utf8')).not.toContain('token')
  expect(seal.open(closed)).toBe('Your link: 浑仪 https://x.example/#token=abc')
  expect(seal.close('same')).not.toBe(seal.close('same'))
})

it('opens nothing that was changed, or closed with another key or for another purpose', () => {
  const closed = seal.close('text')
  const changed = Buffer.from(closed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(seal.open(changed.toString('base64url'))).toBeUndefined()
  expect(seal.open('')).toBeUndefined()
  expect(createSeal('another secret of the tests', 'mail').open(closed)).toBeUndefined()
  expect(createSeal('a secret of the tests, long enough', 'other').open(closed)).toBeUndefined()
})

it('opens what a former secret closed, and closes with the newest alone', () => {
  const both = createSeal(['a new secret of the tests, long enough', 'a secret of the tests, long enough'], 'mail')
  expect(both.open(seal.close('text'))).toBe('text')
  expect(seal.open(both.close('text'))).toBeUndefined()
  expect(both.open(both.close('text'))).toBe('text')
  expect(both.open(createSeal('another secret of the tests', 'mail').close('text'))).toBeUndefined()
})
