import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { passkeyAnswerField } from '#portal/auth/fields.ts'
import { createPasskeys, type PasskeyQuestion, type Passkeys, staffPasskeyTable } from '#portal/auth/passkeys.ts'
import type { StoredStaff } from './records.ts'

/** Whether a passkey is to be registered or used. */
type Kind = 'new' | 'shown'

/** How long a challenge stays valid, in milliseconds. */
export const challengeLifetime = 10 * 60_000
const question = z.object({ kind: z.enum(['new', 'shown']), challenge: z.string(), endsAt: z.number() })

export interface StaffPasskeys extends Pick<Passkeys, 'list' | 'remove'> {
  /** Options for registering a passkey. @param site its name, for the person to recognise */
  askNew: (user: StoredStaff, asked: { origin: string; site: string }) => Promise<object>
  /** Options for signing in with an existing passkey. */
  ask: (user: StoredStaff, origin: string) => Promise<object>
  /** @returns whether the response is valid, and the passkey belongs to nobody yet */
  add: (req: PayloadRequest, user: StoredStaff, given: Given & { name: string }) => Promise<boolean>
  check: (req: PayloadRequest, user: StoredStaff, given: Given) => Promise<boolean>
}

/** @param origin where the admin is: a passkey works there and nowhere else */
interface Given {
  answer: string
  origin: string
}

/**
 * Passkeys of staff. The challenge stays in the account until it is answered, rightly or wrongly, or replaced: so a
 * response can't be replayed, even from passkeys that don't count their uses.
 */
export function createStaffPasskeys(payload: Payload, anyOrigin: string): StaffPasskeys {
  const at = (origin: string) => createPasskeys(payload, origin, staffPasskeyTable)
  const { list, remove } = at(anyOrigin)
  const keep = (id: number, passkeyQuestion: z.output<typeof question> | null, req?: PayloadRequest) =>
    // Writes only this field, so that a session opened meanwhile isn't lost.
    payload.db.updateOne({ collection: 'users', id, data: { passkeyQuestion }, returning: false, ...(req && { req }) })
  const keepAsked = async (kind: Kind, { id }: StoredStaff, { challenge, options }: PasskeyQuestion) => {
    await keep(id, { kind, challenge, endsAt: Date.now() + challengeLifetime })
    return options
  }
  /** The response with the challenge that it must answer, which is used up by this. */
  async function take(req: PayloadRequest, kind: Kind, { id, passkeyQuestion }: StoredStaff, answer: string) {
    await keep(id, null, req)
    const { data } = question.safeParse(passkeyQuestion)
    const response = readAnswer(answer)
    if (data?.kind !== kind || data.endsAt < Date.now() || response === undefined) return undefined
    return { challenge: data.challenge, response }
  }

  return {
    list,
    remove,
    askNew: async (user, { origin, site }) => keepAsked('new', user, await at(origin).askNew(user, site)),
    ask: async (user, origin) => keepAsked('shown', user, await at(origin).ask(user.id)),
    async add(req, user, { answer, name, origin }) {
      const taken = await take(req, 'new', user, answer)
      return taken !== undefined && at(origin).add(req, user.id, { ...taken, name })
    },
    async check(req, user, { answer, origin }) {
      const taken = await take(req, 'shown', user, answer)
      return taken !== undefined && at(origin).check(req, user.id, taken)
    },
  }
}

/** The browser's response as the form sent it; `undefined` when it is malformed. */
function readAnswer(text: string): object | undefined {
  try {
    return passkeyAnswerField.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
