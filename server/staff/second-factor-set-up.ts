import type { Context } from 'hono'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readKeyring } from '#content/secret.ts'
import { defaultLocale } from '#lib/locale.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { mostPasskeys } from '#portal/auth/passkeys.ts'
import { checkTotp, makeTotpSecret, totpAddress } from '#portal/auth/totp.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { StaffFactors } from './factor.ts'
import type { StoredStaff } from './records.ts'
import { readAdminOrigin, readStaffLocale, type StaffStep, type StepForm } from './factor-form.ts'
import { codesPage, setUpFactorPage } from './second-step-page.ts'
import { stepTexts } from './second-step-texts.ts'

type Asked = Context<ServerEnv>

/** How long a set-up may take, in milliseconds. */
const setUpTime = 15 * 60_000
const begunFacts = z.object({ id: z.number(), secret: z.string(), endsAt: z.number() })

/** What came of an attempt: recovery codes, none where there are some; or why not. `undefined` when it is none. */
type Attempt = { codes: string[] } | { failure: 'code'; secret: string } | { failure: 'passkey' } | undefined

interface Place {
  /** Whether it is before the person may come in at all. */
  isDue: boolean
  /** Where the form is, and where an attempt leads that is none any more. */
  path: string
  /** Where the person goes then. */
  onward: string
}

export interface SetUps {
  /** The page on which a person sets a second factor up. */
  show: (
    context: Asked,
    user: StoredStaff,
    place: Place,
    attempt?: Exclude<Attempt, { codes: string[] }>,
  ) => Promise<Response>
  /** Takes what shows that the person has it. @param onDone in the same transaction */
  take: (
    context: Asked,
    id: number,
    form: StepForm,
    place: Place,
    onDone?: (req: PayloadRequest, user: StoredStaff) => Promise<void>,
  ) => Promise<Response>
}

/**
 * Set-ups of a second factor of staff. The secret of an authenticator is handed back by the browser, sealed, and is not
 * stored before the app has shown that it has it.
 */
export function createSetUps({ origin, payload }: StaffStep, factors: StaffFactors): SetUps {
  const { beginTotp, readBegun } = createTotpSetUps(payload)

  async function attempt(
    context: Asked,
    req: PayloadRequest,
    user: StoredStaff,
    form: StepForm,
    { isDue }: Place,
  ): Promise<Attempt> {
    // Set up meanwhile, in another tab: who has the password alone may add nothing to that.
    if (isDue && (await factors.has(user, req))) return undefined
    if (form.action === 'confirmPasskey') {
      if ((await factors.passkeys.list(user.id, req)).length >= mostPasskeys) return undefined
      const name = form.name === '' ? stepTexts[readStaffLocale(context)].passkey : form.name
      const given = { answer: form.answer, name, origin: readAdminOrigin(context, origin) }
      const isMade = await factors.passkeys.add(req, user, given)
      return isMade ? { codes: await factors.enable(req, user) } : { failure: 'passkey' }
    }
    const begun = user.totpSealed ? undefined : readBegun(form, user)
    if (begun === undefined) return undefined
    const { secret, totpStep } = begun
    if (totpStep === undefined) return { failure: 'code', secret }
    return { codes: await factors.enable(req, user, { secret, totpStep }) }
  }
  const show: SetUps['show'] = async (context, user, { isDue }, failed) => {
    const { name: site } = await payload.findGlobal({
      slug: 'site',
      locale: defaultLocale,
      depth: 0,
      select: { name: true },
      overrideAccess: false,
    })
    const secret = failed?.failure === 'code' ? failed.secret : undefined
    const page = setUpFactorPage(readStaffLocale(context), {
      isDue,
      passkey: await factors.passkeys.askNew(user, { site, origin: readAdminOrigin(context, origin) }),
      totp: user.totpSealed ? undefined : beginTotp(user, site, secret),
      failure: failed?.failure,
    })
    return context.html(page, failed === undefined ? 200 : 403)
  }

  return {
    show,
    async take(context, id, form, place, onDone) {
      const { made, user } = await factors.inTurn(id, async (req) => {
        const stored = await factors.find(id, req)
        const result = stored && (await attempt(context, req, stored, form, place))
        if (stored && result && 'codes' in result) await onDone?.(req, stored)
        return { made: result, user: stored }
      })
      if (user === undefined || made === undefined) return context.redirect(place.path, 303)
      if ('failure' in made) return show(context, user, place, made)
      if (made.codes.length === 0) return context.redirect(place.onward, 303)
      return context.html(codesPage(readStaffLocale(context), made.codes, place.onward))
    },
  }
}

/** Set-ups of an authenticator app: the browser hands back the secret that it was given, sealed. */
function createTotpSetUps(payload: Payload) {
  const seal = createSeal(readKeyring(payload), 'set-up of a second factor of staff')

  function readBegun({ begun, code }: StepForm, { id }: StoredStaff) {
    const opened = seal.open(begun)
    const { data } = begunFacts.safeParse(opened === undefined ? undefined : JSON.parse(opened))
    if (data?.id !== id || data.endsAt < Date.now()) return undefined
    return { secret: data.secret, totpStep: checkTotp(data.secret, code.replaceAll(/\s/g, '')) }
  }
  function beginTotp({ email, id }: StoredStaff, site: string, secret = makeTotpSecret()) {
    const begun = seal.close(JSON.stringify({ id, secret, endsAt: Date.now() + setUpTime }))
    return { secret, begun, address: totpAddress(secret, { account: email, site }) }
  }
  return { beginTotp, readBegun }
}
