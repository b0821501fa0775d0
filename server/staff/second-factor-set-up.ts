import type { Context } from 'hono'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readKeyring } from '#content/secret.ts'
import { defaultLocale } from '#lib/locale.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { mostPasskeys } from '#portal/auth/passkeys.ts'
import { checkTotp, makeTotpSecret, totpAddress } from '#portal/auth/totp.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { SecondFactorStore } from './second-factor-store.ts'
import type { StoredStaff } from './records.ts'
import {
  readAdminOrigin,
  readStaffLocale,
  type SecondFactorContext,
  type SecondFactorForm,
} from './second-factor-form.ts'
import { codesPage, setUpFactorPage } from './second-factor-pages.ts'
import { secondFactorTexts } from './second-factor-texts.ts'

type Asked = Context<ServerEnv>

/** How long a set-up stays valid, in milliseconds. */
const setUpTime = 15 * 60_000
const begunFacts = z.object({ id: z.number(), secret: z.string(), endsAt: z.number() })

/**
 * Result of an attempt: new recovery codes (none if the person has some), or why it failed. `undefined` when the
 * request was no attempt.
 */
type Attempt = { codes: string[] } | { failure: 'code'; secret: string } | { failure: 'passkey' } | undefined

interface Place {
  /** Whether it happens before the person may enter the admin. */
  isDue: boolean
  /** Address of the form, where an expired attempt leads back to. */
  path: string
  /** Where the person goes afterwards. */
  onward: string
}

export interface SetUps {
  /** The page on which a person sets up a second factor. */
  show: (
    context: Asked,
    user: StoredStaff,
    place: Place,
    attempt?: Exclude<Attempt, { codes: string[] }>,
  ) => Promise<Response>
  /** Checks the proof that the person has the factor. @param onDone runs in the same transaction */
  take: (
    context: Asked,
    id: number,
    form: SecondFactorForm,
    place: Place,
    onDone?: (req: PayloadRequest, user: StoredStaff) => Promise<void>,
  ) => Promise<Response>
}

/**
 * Sets up second factors of staff. The browser sends back the authenticator's secret, sealed; it is stored only after
 * the app has proved that it has it.
 */
export function createSetUps({ origin, payload }: SecondFactorContext, factors: SecondFactorStore): SetUps {
  const { beginTotp, readBegun } = createTotpSetUps(payload)

  async function attempt(
    context: Asked,
    req: PayloadRequest,
    user: StoredStaff,
    form: SecondFactorForm,
    { isDue }: Place,
  ): Promise<Attempt> {
    // It was set up in another tab meanwhile: the password alone is not enough to add another.
    if (isDue && (await factors.has(user, req))) return undefined
    if (form.action === 'confirmPasskey') {
      if ((await factors.passkeys.list(user.id, req)).length >= mostPasskeys) return undefined
      const name = form.name === '' ? secondFactorTexts[readStaffLocale(context)].passkey : form.name
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

/** Sets up an authenticator app: the browser sends back the secret that it was given, sealed. */
function createTotpSetUps(payload: Payload) {
  const seal = createSeal(readKeyring(payload), 'set-up of a second factor of staff')

  function readBegun({ begun, code }: SecondFactorForm, { id }: StoredStaff) {
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
