import { describe, expect, it } from 'vitest'
import { createClientAddressReader, limitKey } from './client-address.ts'

describe('the address of a client', () => {
  it('is the connection’s when no proxy is trusted, whatever a header says', () => {
    const read = createClientAddressReader([])
    expect(read('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
    expect(read('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9')
    expect(read(undefined, '1.2.3.4')).toBe('')
  })

  const read = createClientAddressReader(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'])

  it.each([
    ['a trusted proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['what a visitor wrote in front of it does not count', '10.1.2.3', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two trusted proxies', '10.1.2.3', '203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['an untrusted connection', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['only proxies', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['an empty header', '10.1.2.3', '', '10.1.2.3'],
    ['an address with a port', '10.1.2.3', '203.0.113.9:1234', '10.1.2.3'],
    ['IPv6', '2001:db8::1', '2a00::7', '2a00::7'],
    ['IPv4 written as IPv6', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
  ])('%s', (_name, connection, forwarded, address) => {
    expect(read(connection, forwarded)).toBe(address)
  })
})

describe('what limits count by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, key) => {
    expect(limitKey(address)).toBe(key)
  })

  it('two addresses of a /64 count together, of two /64 apart', () => {
    expect(limitKey('2001:db8::1')).toBe(limitKey('2001:db8::ffff:1'))
    expect(limitKey('2001:db8:0:1::1')).not.toBe(limitKey('2001:db8:0:2::1'))
  })
})
