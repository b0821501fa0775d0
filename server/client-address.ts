import { BlockList, isIP, isIPv6 } from 'node:net'

/** Reads a client's address: the connection's, or the one a trusted proxy reports. Nobody else is believed. */
export type ReadClientAddress = (connection: string | undefined, forwardedFor: string | undefined) => string

/** @param trusted addresses or networks (`10.0.0.0/8`) of the proxies in front, from the configuration */
export function createClientAddressReader(trusted: readonly string[]): ReadClientAddress {
  const proxies = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return (connection, forwardedFor) => {
    let address = plainAddress(connection ?? '')
    // From the nearest hop outwards, the first address that is not one of our proxies is the client.
    const hops = forwardedFor?.split(',').map((hop) => plainAddress(hop.trim())) ?? []
    while (hops.length > 0 && isIP(address) !== 0 && isTrusted(address)) {
      const next = hops.pop() ?? ''
      if (isIP(next) === 0) break
      address = next
    }
    return address
  }
}

/** Unwraps an IPv4 address that the system writes as IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer.
 */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? first
      : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
