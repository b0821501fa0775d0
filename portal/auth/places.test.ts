import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePlaceDatabase } from '../../tests/factories/place-database.ts'
import { openPlaces } from './places.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-places-'))
const fileOf = (name: string, content: Uint8Array | string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const names = (en: string, zh?: string) => ({ names: { en, ...(zh !== undefined && { 'zh-CN': zh }) } })
const database = makePlaceDatabase({
  '203.0.113.0/24': { city: names('Hangzhou', '杭州'), country: names('China', '中国') },
  '198.51.100.0/25': { country: names('Germany', '德国') },
  '192.0.2.0/24': { city: names('Smallville'), country: names('Iceland', '冰岛') },
  '2001:db8:1::/48': { city: names('Munich', '慕尼黑'), country: names('Germany', '德国') },
  '2001:db8:2::/48': { continent: names('Asia') },
})

describe('the place of an address', () => {
  const find = openPlaces(fileOf('city.mmdb', database))

  it.each([
    ['203.0.113.77', { zh: '中国杭州', en: 'Hangzhou, China' }],
    ['198.51.100.1', { zh: '德国', en: 'Germany' }],
    ['192.0.2.1', { zh: '冰岛Smallville', en: 'Smallville, Iceland' }],
    // As limits count a customer's network.
    ['2001:db8:1:2::/64', { zh: '德国慕尼黑', en: 'Munich, Germany' }],
    ['198.51.100.200', undefined],
    ['2001:db8:2::/64', undefined],
    ['127.0.0.1', undefined],
    ['', undefined],
    ['no address', undefined],
    [undefined, undefined],
  ])('%s', (address, place) => {
    expect(find(address)).toEqual(place)
  })

  it.each([
    ['is none', 'words'],
    ['ends early', database.subarray(0, 100)],
  ])('cannot be told by a file that %s', (name, content) => {
    expect(() => openPlaces(fileOf(name, content))).toThrow(Error)
  })
})
