import { AppError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { verifyPassword } from '#lib/crypto/password-hash.ts'
import type { MemberContext } from '#portal/call.ts'
import type { StoredMember } from './members.ts'

const texts: Record<Locale, string> = {
  zh: '这个密码太常见或太容易猜到，请换一个',
  en: 'This password is too common or too easy to guess. Please choose another',
}

/** Fewer guesses than this and a password counts as common: the first million of any list. */
const fewGuesses = 1e6

type Estimate = (password: string, ...own: string[]) => number
let loading: Promise<Estimate> | undefined

/**
 * Looking for common words behind other signs tries every way to read a sign, in the thread that answers everybody: by default a
 * hundred ways of 256 characters, half a second for a password made for it. No common password needs ten, or is as long.
 */
const limits = { l33tMaxSubstitutions: 10, maxLength: 64 }

/** The list and its rules are two megabytes, so they are read when the first password is set. */
function loadEstimate(): Promise<Estimate> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) => {
      const estimator = new ZxcvbnFactory({
        dictionary: { passwords: dictionary['passwords-common'] },
        graphs: adjacencyGraphs,
        ...limits,
      })
      return (password, ...own) => estimator.check(password, own).guesses
    },
  )
  return loading
}

/**
 * Refuses a password that is common, a variant of a common one, or the person's own name or address.
 * @param field name of the input's field, for the answer
 * @throws AppError `badInput`
 */
export async function refuseCommonPassword(
  { field, password }: { field: string; password: string },
  own: readonly string[],
  locale: Locale,
): Promise<void> {
  const estimate = await loadEstimate()
  const words = own
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[@.\s]+/)])
    .filter((word) => word.length > 2)
  if (estimate(password, ...words) < fewGuesses)
    throw new AppError('badInput', { fields: [{ path: field, message: texts[locale] }] })
}

/** Asks the signed-in person for the password once more. @throws AppError `wrongCredentials` */
export async function confirmPassword(context: MemberContext, password: string): Promise<StoredMember> {
  const { accounts, limit, member } = context
  await limit('memberPassword', String(member.id))
  const stored = await accounts.members.findById(member.id)
  if (stored === undefined) throw new AppError('sessionExpired')
  if (!(await verifyPassword(password, stored.passwordHash))) throw new AppError('wrongCredentials')
  return stored
}

/**
 * The member again, inside the transaction that will change the account.
 * @throws AppError `sessionExpired` when account or password are no longer what was checked before
 */
export async function readUnchanged(
  context: MemberContext,
  req: Parameters<MemberContext['accounts']['members']['findById']>[1],
  checked: StoredMember,
): Promise<StoredMember> {
  const now = await context.accounts.members.findById(checked.id, req)
  if (now === undefined || now.blocked || now.passwordHash !== checked.passwordHash)
    throw new AppError('sessionExpired')
  return now
}
