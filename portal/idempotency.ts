import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { IdempotencyKeys } from '#content/idempotency-keys.ts'
import { keepKeysFor } from '#content/idempotency-keys.ts'
import { AppError, type ErrorName } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { forEachSecret, type Secrets } from '#lib/crypto/secrets.ts'
import type { Envelope } from './envelope.ts'

/** Header by which a changing call is known again when it is sent once more (contract W2). */
export const idempotencyHeader = 'Idempotency-Key'
/** Long enough that nobody guesses another's, short enough for a header. */
export const idempotencyKeyPattern = /^[\w-]{16,128}$/

/** How long a repeat waits for a call that runs in another process, and how often it looks, in milliseconds. */
const patience = 10_000
const lookEvery = 100
/** A call that began longer ago and has no answer will have none: its process was killed. */
const abandonedAfter = 60_000
/** How often a note that failed is tried again, in milliseconds. */
const noteEvery = 500
const tidyEvery = 60 * 60_000

export interface KeyedCall {
  /** From the header, as it came. */
  key: string
  /** The caller's token, or nothing: the same key of somebody else is another key. */
  token: string | undefined
  path: string
  /** The checked input; the same key must come with the same. */
  input: unknown
  locale: Locale
}

/** What is kept: the envelope, and which failure it is, if one. */
interface Answer {
  envelope: Envelope
  errorName?: ErrorName
  /** Never kept: such an answer is no answer. */
  isOutcomeUnknown?: boolean
}

/** Failures that another try may not meet; their keys are free again. */
const passing = new Set<ErrorName | undefined>(['internal', 'unavailable', 'tooManyRequests'])

const texts = {
  malformed: {
    zh: '应为16至128个字母、数字、下划线或连字符',
    en: 'Must be 16 to 128 letters, digits, underscores or hyphens',
  },
  otherInput: {
    zh: '该值已用于内容不同的另一次请求',
    en: 'This key has already been used for a request with different content',
  },
  unfinished: {
    zh: '相同的请求尚未完成，或已中断且结果未知',
    en: 'The same request is still running, or was interrupted and its outcome is unknown',
  },
} satisfies Record<string, Record<Locale, string>>

function refuse(errorName: 'badInput' | 'conflict', text: keyof typeof texts, locale: Locale): AppError {
  return new AppError(errorName, { fields: [{ path: idempotencyHeader, message: texts[text][locale] }], detail: text })
}

interface Store {
  keys: IdempotencyKeys
  log: Log
  secrets: Secrets
  /** How long a repeat waits for another process, in milliseconds. */
  waitsFor?: number
}

export type Run = () => Promise<Answer>

async function runAndKeep({ keys, log }: Store, seal: Seal, run: Run): Promise<Answer> {
  const { envelope, errorName, isOutcomeUnknown } = await run()
  const answer = { envelope, ...(errorName !== undefined && { errorName }) }
  // The key stays taken: to do it again might do it twice.
  if (isOutcomeUnknown) return answer
  const note = () => (passing.has(errorName) ? keys.release(seal.id) : keys.keep(seal.id, seal.close(answer)))
  try {
    await note()
  } catch (error) {
    // What was done is done, and its caller is told; until the database is back a repeat waits.
    log.error({ err: error }, 'the answer to an idempotency key cannot be kept yet')
    noteLater(note, Date.now() + abandonedAfter)
  }
  return answer
}

/** Most of what makes a note fail ends within seconds; after its time a repeat hears that the outcome is not known. */
function noteLater(note: () => Promise<void>, end: number): void {
  setTimeout(() => {
    note().catch(() => {
      if (Date.now() < end) noteLater(note, end)
    })
  }, noteEvery).unref()
}

async function runOrWait(store: Store, seal: Seal, locale: Locale, run: Run): Promise<Answer> {
  const { keys, waitsFor = patience } = store
  const deadline = Date.now() + waitsFor
  for (;;) {
    const stored = await keys.read(seal.id)
    if (stored === undefined || stored.at < Date.now() - keepKeysFor) {
      if (await keys.claim(seal.id, seal.fingerprint)) return runAndKeep(store, seal, run)
      continue
    }
    if (stored.fingerprint !== seal.fingerprint) throw refuse('conflict', 'otherInput', locale)
    if (stored.answer !== null) return seal.open(stored.answer)
    const isHopeless = Date.now() >= deadline || stored.at < Date.now() - abandonedAfter
    if (isHopeless) throw refuse('conflict', 'unfinished', locale)
    await pause(lookEvery)
  }
}

/**
 * Lets a call with an idempotency key run once, on all processes of the database together: a repeat is given the
 * answer of the first (docs/decisions/0015-idempotency.md says what is kept, and why a cut call is never run again).
 */
export function createIdempotency(store: Store) {
  const underWay = new Map<string, { fingerprint: string; answer: Promise<Answer> }>()
  let tidiedAt = 0

  function tidyNowAndThen(): void {
    if (Date.now() - tidiedAt < tidyEvery) return
    tidiedAt = Date.now()
    store.keys
      .tidy()
      .catch((error: unknown) => store.log.error({ err: error }, 'old idempotency keys cannot be tidied'))
  }

  /** @throws AppError `badInput` for a key that is none, `conflict` for one that cannot be answered */
  return async function once(call: KeyedCall, run: Run): Promise<Answer> {
    if (!idempotencyKeyPattern.test(call.key)) throw refuse('badInput', 'malformed', call.locale)
    const seals = forEachSecret(store.secrets, (secret) => createSeal(call, secret))
    const seal = await findUsed(store, seals)
    // Repeats in this process share one running, or one watch on the other process that runs it.
    const running = underWay.get(seal.id)
    if (running !== undefined) {
      if (running.fingerprint !== seal.fingerprint) throw refuse('conflict', 'otherInput', call.locale)
      return running.answer
    }
    const answer = runOrWait(store, seal, call.locale, run)
    underWay.set(seal.id, { fingerprint: seal.fingerprint, answer })
    tidyNowAndThen()
    try {
      return await answer
    } finally {
      underWay.delete(seal.id)
    }
  }
}

type Seal = ReturnType<typeof createSeal>

/** The newest, unless the call was kept under a former one: a repeat is one after a change of the secret as well. */
async function findUsed({ keys }: Store, [newest, ...former]: [Seal, ...Seal[]]): Promise<Seal> {
  for (const seal of former) {
    const stored = await keys.read(seal.id)
    if (stored !== undefined && stored.at >= Date.now() - keepKeysFor) return seal
  }
  return newest
}

/**
 * What is stored of a call says nothing to whoever reads the database: neither key nor token is kept, an answer (a
 * sign-in's holds a token) is encrypted, and the digest of an input (a sign-in's holds a password) is keyed.
 */
function createSeal({ input, key, path, token = '' }: KeyedCall, secret: string) {
  const bytes = Buffer.from(hkdfSync('sha256', `${key}\n${token}`, secret, 'portico idempotency', 96))
  const [id, digestKey, cipherKey] = [bytes.subarray(0, 32), bytes.subarray(32, 64), bytes.subarray(64)]
  const content = JSON.stringify([path, input])
  return {
    id: id.toString('base64url'),
    fingerprint: createHmac('sha256', digestKey).update(content).digest('base64url'),
    close(answer: Answer): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(stored: string): Answer {
      const sealed = Buffer.from(stored, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(12, 28))
      const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
      return JSON.parse(text) as Answer
    },
  }
}
