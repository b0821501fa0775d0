import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { forEachSecret, type Secrets } from '#lib/crypto/secrets.ts'

/** The right of one recipient to reply to a ticket by mail. */
export interface ReplyRight {
  ticket: number
  /** `m` with a member's id, `c` with a digest of a copied address, or `u` with a staff id. */
  to: string
}

/** Addresses of the desk that identify a mail's ticket and the recipient they were issued to. */
export interface DeskAddresses {
  /** The desk's plain address. */
  plain: string
  /** The reply address for this recipient: `support+k3…@example.com`. */
  of: (right: ReplyRight) => string
  /** A Message-ID with the same content, for programs that drop the part after the plus. */
  messageId: (right: ReplyRight) => string
  /** The Message-ID that all mails of a ticket to one recipient refer to, so that they form a thread. */
  threadId: (right: ReplyRight) => string
  /** The first reply right in a text: addresses, Message-IDs, or a bounced mail. `undefined` when none is genuine. */
  read: (text: string) => ReplyRight | undefined
  /** Whether an address is the desk's own, with or without a reply right. */
  isOwn: (address: string) => boolean
}

export const memberReceiver = (member: number | string) => `m${Number(member)}`
export const copyReceiver = (address: string) =>
  `c${createHash('sha256').update(address).digest().readUIntBE(0, numberBytes)}`
/** Only identifies a thread: staff reply at the desk, never by mail. @param user 0 for the team's mailbox */
export const staffReceiver = (user: number) => `u${user}`
export const isStaffReceiver = (to: string) => to.startsWith('u')

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const numberBytes = 5
const stampBytes = 10
const rightBytes = numberBytes + 1 + numberBytes
const written = /(?<![a-z2-7])[a-z2-7]{34}(?![a-z2-7])/g
/** How many candidates in a text are checked, so that a text full of them costs nothing. */
const mostLooked = 200

/** Base32 without padding: 21 bytes are 34 letters. */
function encode(bytes: Buffer): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  bits <<= 2n
  return Array.from({ length: 34 }, (_, at) => letters[Number((bits >> BigInt(5 * (33 - at))) & 31n)]).join('')
}

function decode(text: string): Buffer {
  let bits = 0n
  for (const letter of text) bits = (bits << 5n) | BigInt(letters.indexOf(letter))
  return Buffer.from((bits >> 2n).toString(16).padStart(2 * (stampBytes + rightBytes), '0'), 'hex')
}

function pack({ ticket, to }: ReplyRight): Buffer {
  const bytes = Buffer.alloc(rightBytes)
  bytes.writeUIntBE(ticket, 0, numberBytes)
  bytes.write(to[0] ?? '', numberBytes, 'latin1')
  bytes.writeUIntBE(Number(to.slice(1)), numberBytes + 1, numberBytes)
  return bytes
}

const unpack = (bytes: Buffer): ReplyRight => ({
  ticket: bytes.readUIntBE(0, numberBytes),
  to: `${bytes.toString('latin1', numberBytes, numberBytes + 1)}${bytes.readUIntBE(numberBytes + 1, numberBytes)}`,
})

/** Encrypts a reply right under its own keyed hash, so that it reveals nothing, least of all the number of tickets. */
function createRightSeal(secret: string) {
  const keys = ['stamp', 'cover'].map((use) =>
    Buffer.from(hkdfSync('sha256', secret, '', `answers to tickets by mail: ${use}`, 32)),
  )
  const hash = (key: number, bytes: Buffer, length: number) =>
    createHmac('sha256', keys[key] ?? '')
      .update(bytes)
      .digest()
      .subarray(0, length)
  const cover = (stamp: Buffer, bytes: Buffer) => {
    const stream = hash(1, stamp, bytes.length)
    return bytes.map((byte, at) => byte ^ (stream[at] ?? 0)) as Buffer
  }
  return {
    close(right: ReplyRight): string {
      const bytes = pack(right)
      const stamp = hash(0, bytes, stampBytes)
      return encode(Buffer.concat([stamp, cover(stamp, bytes)]))
    },
    open(text: string): ReplyRight | undefined {
      const closed = decode(text)
      const stamp = closed.subarray(0, stampBytes)
      const bytes = Buffer.from(cover(stamp, closed.subarray(stampBytes)))
      return timingSafeEqual(hash(0, bytes, stampBytes), stamp) ? unpack(bytes) : undefined
    },
  }
}

/**
 * Creates the desk's reply addresses. Mail programs may lower-case the local part and cut it at 64 characters, so our
 * base64 seals won't do: a reply right is 34 lower-case letters and digits, 80 bits of them a keyed hash.
 * @param address the desk's own, `support@example.com`
 */
export function createDeskAddresses(address: string, secrets: Secrets): DeskAddresses {
  const seals = forEachSecret(secrets, createRightSeal)
  const [seal] = seals
  const open = (candidate: string) => {
    for (const each of seals) {
      const right = each.open(candidate)
      if (right !== undefined) return right
    }
    return undefined
  }
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return {
    plain: `${local}@${domain}`,
    of: (right) => `${local}+${seal.close(right)}@${domain}`,
    messageId: (right) => `<${seal.close(right)}.${randomBytes(8).toString('hex')}@${domain}>`,
    threadId: (right) => `<${seal.close(right)}@${domain}>`,
    read(text) {
      let looked = 0
      for (const [candidate] of text.toLowerCase().matchAll(written)) {
        if ((looked += 1) > mostLooked) return undefined
        const right = open(candidate)
        if (right !== undefined) return right
      }
      return undefined
    },
    isOwn(other) {
      const [otherLocal = '', otherDomain = ''] = other
        .toLowerCase()
        .replaceAll(/[<>\s]/g, '')
        .split('@')
      return otherDomain === domain && (otherLocal === local || otherLocal.startsWith(`${local}+`))
    },
  }
}
