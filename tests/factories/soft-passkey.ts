import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What may be wrong with an answer; by default nothing is. */
interface Wrong {
  origin?: string
  challenge?: string
  /** The count of uses that it tells; by default one more than the last time, or always 0. */
  counter?: number
  rpId?: string
  /** That it checked who holds it. */
  isVerified?: boolean
}

/** A passkey in memory, which answers what a server asks as a browser and its authenticator would. */
export interface SoftPasskey {
  make: (options: object, wrong?: Wrong) => string
  show: (options: object, wrong?: Wrong) => string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** @param counts whether it counts its uses; many do not, and say 0 each time */
export function makeSoftPasskey(origin: string, counts = true): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  const clientData = (type: string, options: object, wrong: Wrong) => {
    const { challenge } = { ...(options as { challenge: string }), ...wrong }
    return Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))
  }
  const authenticatorData = (flags: number, wrong: Wrong) => {
    uses += counts ? 1 : 0
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(wrong.counter ?? uses, 1)
    return Buffer.concat([sha256(wrong.rpId ?? new URL(origin).hostname), head])
  }
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')])),
      clientExtensionResults: {},
    })

  return {
    make(options, wrong = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // Present, verified, and with the data of a new key.
      const authData = Buffer.concat([
        authenticatorData(0x45, wrong),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options, wrong),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)),
      })
    },
    show(options, wrong = {}) {
      const clientDataJSON = clientData('webauthn.get', options, wrong)
      const data = authenticatorData(wrong.isVerified === false ? 0x01 : 0x05, wrong)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}
