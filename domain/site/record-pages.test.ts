import { describe, expect, it } from 'vitest'
import { insideAddress, readRecordAddress, recordAddress } from './record-pages.ts'

describe('an address inside the site', () => {
  it.each([
    ['/product', '/product'],
    ['/', '/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/product/', '/product'],
    ['/english', '/english'],
    ['/en?x=1', '/?x=1'],
    ['/news/detail?id=x#part', '/news/detail?id=x'],
    ['/en/news/detail?id=x', '/news/detail?id=x'],
    ['/media/figure.avif?v=k3x9', '/media/figure.avif'],
  ])('%s is compared as %s', (text, address) => {
    expect(insideAddress(text)).toBe(address)
  })

  it.each([
    '',
    'product',
    '//evil.example',
    '/\\evil.example',
    'https://example.com/product',
    '#part',
    '/a b',
    '/admin/x',
  ])('%j is none', (text) => {
    expect(insideAddress(text)).toBeUndefined()
  })
})

describe('the page of a record', () => {
  it('is read from the address that is made', () => {
    expect(readRecordAddress(recordAddress('lessons', 'first-steps'))).toMatchObject({
      collection: 'lessons',
      id: 'first-steps',
    })
    expect(recordAddress('regions', 'north')).toBeUndefined()
    expect(readRecordAddress('/news/detail')).toBeUndefined()
    expect(readRecordAddress('/about?id=x')).toBeUndefined()
  })
})
