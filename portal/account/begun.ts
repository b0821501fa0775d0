import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import type { MemberContext } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'

/** How long a set-up may take, in milliseconds. */
export const setUpTime = 15 * 60_000

const begun = z.object({ kind: z.string(), member: z.string(), value: z.string(), endsAt: z.number() })

/** A set-up that was begun, sealed: the browser hands it back with what finishes it, and nothing is stored meanwhile. */
export const begunField = z
  .string()
  .max(2000)
  .meta(
    meaning('设置开始时给出的凭据，十五分钟内有效', 'The value returned by the first step; valid for fifteen minutes'),
  )

export const recoveryCodesField = z
  .array(z.string())
  .meta(meaning('恢复码，只显示这一次', 'Recovery codes, shown only once'))

type Kind = 'totp' | 'passkey'

export function closeBegun({ accounts }: MemberContext, kind: Kind, member: number | string, value: string): string {
  return accounts.seals.begun.close(
    JSON.stringify({ kind, member: String(member), value, endsAt: Date.now() + setUpTime }),
  )
}

/** @throws AppError `linkExpired` when it is none of this person's, of another kind, or too old */
export function openBegun({ accounts, member }: MemberContext, kind: Kind, sealed: string): string {
  const opened = accounts.seals.begun.open(sealed)
  const { data } = begun.safeParse(opened === undefined ? undefined : JSON.parse(opened))
  if (data?.kind !== kind || data.member !== String(member.id) || data.endsAt < Date.now())
    throw new AppError('linkExpired')
  return data.value
}
