import { createHmac } from 'node:crypto'
import { forEachSecret, type Secrets } from '#lib/crypto/secrets.ts'

/** So many networks of somebody are remembered: home, office, telephone and a few journeys. */
const networksKept = 10

/** From where an account, of a visitor or of staff, was used before: its owner is not shut out while others guess. */
export interface KnownNetworks {
  /** @param address an IPv4 address, or the network of an IPv6 address, as limits count by; or what else is known again */
  isKnown: (networks: readonly string[] | null | undefined, address: string | undefined) => boolean
  /** @returns the networks with this one, the latest first */
  add: (networks: readonly string[] | null | undefined, address: string) => string[]
}

/**
 * Kept as digests: the table tells nobody where people are.
 * @param secrets all of them: a network is not a new one because the secret is
 * @param what is known again; part of the digest
 */
export function createKnownNetworks(secrets: Secrets, what = 'network'): KnownNetworks {
  const digests = (address: string) =>
    forEachSecret(secrets, (secret) =>
      createHmac('sha256', secret).update(`${what} ${address}`).digest('base64url').slice(0, 22),
    )
  return {
    isKnown: (networks, address) =>
      address !== undefined && digests(address).some((each) => networks?.includes(each) === true),
    add: (networks, address) => {
      const own = digests(address)
      return [own[0], ...(networks ?? []).filter((each) => !own.includes(each))].slice(0, networksKept)
    },
  }
}
