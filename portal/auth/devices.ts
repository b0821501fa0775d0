import type { PayloadRequest } from 'payload'
import { makeToken } from './opaque-token.ts'
import type { Secrets } from '#lib/crypto/secrets.ts'
import type { Caller } from '#portal/caller.ts'
import { createKnownNetworks } from './known-networks.ts'
import type { Members, StoredMember } from './members.ts'

const cookieName = 'portico-device'
/** How long a browser is known after its last sign-in, in seconds: browsers keep no cookie for longer. */
const deviceLife = 400 * 24 * 60 * 60

/** The browsers that accounts are used by, each known again by a random number in a cookie that no script reads. */
export interface Devices {
  /**
   * Notes the browser that somebody signs in by.
   * @returns whether it is new to an account that has been used before
   */
  note: (req: PayloadRequest, member: StoredMember, caller: Caller) => Promise<boolean>
  /** From now on every browser is new, but the one that asks: somebody may be in who should not be. */
  forgetOthers: (req: PayloadRequest, member: StoredMember, caller: Caller) => Promise<void>
}

export function createDevices(secrets: Secrets, members: Members): Devices {
  // The number is another one for each member, so the table does not tell who shares a browser.
  const knownOf = ({ id }: StoredMember) => createKnownNetworks(secrets, `device of ${id}`)
  return {
    async note(req, member, { address, cookies }) {
      // The server's own asking; every browser has them, if only to lose them.
      if (cookies === undefined) return false
      const known = knownOf(member)
      const own = cookies.read(cookieName)
      const isKnown = known.isKnown(member.devices, own)
      const device = own ?? makeToken()
      cookies.write(cookieName, device, deviceLife)
      await members.update(req, member.id, { devices: known.add(member.devices, device) })
      if (isKnown) return false
      const isFirst = member.devices === null && (member.networks ?? []).length === 0
      // Used before browsers were noted: where it was used from is all that is known.
      const isNotedSince = member.devices !== null
      return !isFirst && (isNotedSince || !members.isKnownNetwork(member, address))
    },
    async forgetOthers(req, member, { cookies }) {
      const own = cookies?.read(cookieName)
      const known = knownOf(member)
      const devices = own !== undefined && known.isKnown(member.devices, own) ? known.add([], own) : []
      await members.update(req, member.id, { devices })
    },
  }
}
