import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseKind } from '#content/database.ts'
import { env } from '#lib/env.ts'
import { errorCodes } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { jsonBodies } from '../factories/json-bodies.ts'
import { makeMember } from '../factories/members.ts'
import type { TestPortal } from '../setup/portal.ts'
import { isLong } from '../setup/seed.ts'
import { useTestPortal } from '../setup/shared-portal.ts'
import { createSessions } from '#portal/auth/sessions.ts'
import { calls } from '#portal/calls.ts'
import type { Call } from '#portal/call.ts'
import { successCode } from '#portal/envelope.ts'
import { schemasOf } from '#portal/openapi.ts'
import { createAtomically } from '#portal/transaction.ts'

/**
 * Bodies for each call. What one call makes of a body is the same on both databases up to the query; the second one, which
 * refuses other texts and numbers, gets enough of them to meet each kind. Every commit tries others.
 */
const bodies = { sqlite: isLong ? 2000 : 300, postgres: isLong ? 400 : 60 }[databaseKind(env)]
/** Fewer where each is a member's: there the session is read first, and most of them change something. */
const ownBodies = bodies / 5
/** Processor time that one request may take of the event loop, in microseconds. */
const longestTurn = 100_000

const successful = new Set<string>([successCode])
const refused = new Set<string>([
  errorCodes.badInput,
  errorCodes.notFound,
  errorCodes.sessionExpired,
  errorCodes.notAllowed,
  errorCodes.conflict,
  errorCodes.tooLarge,
  errorCodes.tooManyRequests,
  errorCodes.wrongCredentials,
  errorCodes.linkExpired,
  errorCodes.signInIncomplete,
])
const statuses = new Set([200, 413, 429])

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype]
const namesOf = () => prototypes.map((each) => Object.getOwnPropertyNames(each).join())

async function send(
  app: TestPortal['app'],
  call: Call,
  { body, lang, part, token }: { body: string; lang: string; part: string; token: string | undefined },
): Promise<{ status: number; text: string }> {
  const path = call.path.replace(/\{\w+\}$/, () => encodeURIComponent(part))
  const headers = { 'content-type': 'application/json', lang, ...(token !== undefined && { accessToken: token }) }
  const response = await app.request(`/api/portal/${path}`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

/**
 * Processor time of this thread for a request, at least as much as the longest piece of it that lets nothing else run.
 * Not time by the clock: other processes of the machine do not count. A suspect is measured again, so that neither
 * compilation nor a garbage collection accuses it.
 */
async function measure(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 4 && least > longestTurn; attempt += 1) {
    const before = process.threadCpuUsage()
    await run()
    const { system, user } = process.threadCpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

/** Signs a member of its own in, without the password, whose hash would take longer than all the bodies of a call. */
function createSignIn(test: TestPortal): () => Promise<string> {
  return async () => {
    const { id } = await makeMember(test.payload)
    const atomically = createAtomically(test.payload)
    const sessions = createSessions(test.payload, atomically)
    return atomically(`member:${id}`, (req) => sessions.open(req, id, {}))
  }
}

/**
 * Sends every call bodies from its own schema, to those of members as one of them. The calls are dealt out to several files, which run at the same time.
 * @param file which of them this is, from 0
 */
export function fuzzCalls(file: number, files: number): void {
  // As in production: what is asked again is answered from the store.
  const test = useTestPortal({ keepsAnswers: true })
  const signIn = createSignIn(test)
  const own = calls.filter((_, index) => index % files === file)
  describe.each(own.map((call) => [call.path, call as Call] as const))('%s', (_path, call) => {
    it(
      'answers any body by its schema or refuses it, changes no prototype, and holds nobody up',
      { timeout: 400_000 },
      async () => {
        const isOwn = call.access === 'session'
        let token = isOwn ? await signIn() : undefined
        const before = namesOf()
        const checked = new Set<string>()
        const part = fc.oneof(
          fc.constantFrom('Armilla', 'constructor', '__proto__', '..', '%', 'x'.repeat(500)),
          fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => text.toWellFormed()),
        )
        const given = [jsonBodies(schemasOf(call).input), fc.constantFrom(...locales), part] as const
        await fc.assert(
          fc.asyncProperty(...given, async (body, locale, name) => {
            let answer = { status: 0, text: '' }
            const taken = await measure(async () => {
              answer = await send(test.app, call, { body, lang: locale, part: name, token })
            })
            const shown = `${call.path} ${body.slice(0, 300)}: ${answer.text.slice(0, 300)}`
            expect(statuses, shown).toContain(answer.status)
            // The answers themselves, kept for two thousand bodies, would fill gigabytes.
            const mark = hash('sha256', answer.text)
            if (!checked.has(mark)) {
              checked.add(mark)
              const { code, data } = JSON.parse(answer.text) as { code: string; data: unknown }
              if (successful.has(code)) expect(call.output.safeParse(data).error, shown).toBeUndefined()
              else expect(refused, shown).toContain(code)
              // A call that ends the session it came with.
              if (isOwn && code === errorCodes.sessionExpired) token = await signIn()
            }
            expect(namesOf(), shown).toEqual(before)
            expect(taken, `microseconds for ${shown}`).toBeLessThan(longestTurn)
          }),
          { numRuns: isOwn ? ownBodies : bodies },
        )
      },
    )
  })
}
