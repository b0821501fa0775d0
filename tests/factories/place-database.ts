import { isIPv6 } from 'node:net'

type Value = string | number | { [name: string]: Value }

/** A value as MaxMind's format writes it: a byte of kind and length, then the bytes; 29 stands for "29 and the next byte". */
function write(value: Value): Buffer {
  const head = (kind: number, length: number) =>
    length < 29 ? Buffer.from([(kind << 5) | length]) : Buffer.from([(kind << 5) | 29, length - 29])
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(2, bytes.length), bytes])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(6, 4), bytes])
  }
  const entries = Object.entries(value)
  return Buffer.concat([head(7, entries.length), ...entries.flatMap(([name, each]) => [write(name), write(each)])])
}

/** The first bits of a network, IPv4 as IPv6 writes it. */
function bitsOf(network: string): string {
  const [address = '', length = ''] = network.split('/')
  if (!isIPv6(address)) {
    const own = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
    return '0'.repeat(96) + own.join('').slice(0, Number(length))
  }
  const [before = '', after = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array.from({ length: missing }, () => '0'), ...groups(after)]
  return all
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('')
    .slice(0, Number(length))
}

/**
 * A database of networks as MaxMind describes it: a tree of the addresses' bits in records of 24 bits, then what is known.
 * https://maxmind.github.io/MaxMind-DB/
 */
export function makePlaceDatabase(networks: Record<string, Value>): Buffer {
  type Node = [number | undefined, number | undefined]
  const nodes: Node[] = [[undefined, undefined]]
  const values: Buffer[] = []
  const leaves = new Map<string, number>()
  let length = 0
  for (const [network, known] of Object.entries(networks)) {
    const bits = [...bitsOf(network)].map(Number)
    let at = 0
    for (const [index, bit] of bits.entries()) {
      const node = nodes[at]
      if (node === undefined) throw new Error('The tree has no such node')
      if (index === bits.length - 1) {
        leaves.set(`${at} ${bit}`, length)
        break
      }
      node[bit] ??= nodes.push([undefined, undefined]) - 1
      at = node[bit] ?? 0
    }
    values.push(write(known))
    length += values.at(-1)?.length ?? 0
  }
  const tree = Buffer.alloc(nodes.length * 6)
  for (const [at, node] of nodes.entries())
    for (const bit of [0, 1]) {
      const leaf = leaves.get(`${at} ${bit}`)
      // A record of as many as there are nodes stands for "nothing known"; what is known begins 16 after it.
      const record = leaf === undefined ? (node[bit] ?? nodes.length) : nodes.length + 16 + leaf
      tree.writeUIntBE(record, at * 6 + bit * 3, 3)
    }
  const facts = { node_count: nodes.length, record_size: 24, ip_version: 6, database_type: 'Made-City' }
  const versions = { binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1 }
  const begin = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([tree, Buffer.alloc(16), ...values, begin, write({ ...facts, ...versions })])
}
