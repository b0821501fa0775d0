import type { Log } from '#lib/log.ts'
import { keyOf } from './headers.ts'
import type { SendPurge } from './send-purge.ts'
import { createWaitingKeys, everyKey, type WaitingKey } from './waiting-keys.ts'

/** What is known of the purges of this process. */
export interface PurgeState {
  /** Keys that are still to be purged. */
  waiting: number
  /** Since when the oldest of them waits, as `Date.now()` counts time. */
  oldest: number | undefined
  /** Requests that the CDN carried out, and those that it did not. */
  sent: number
  failed: number
}

/** Keys in one request; Fastly takes 256. */
const most = 100
/** Pauses after a failure, in milliseconds: each twice the one before. */
const pauses = { first: 250, longest: 10_000 }
/**
 * After how long, in milliseconds, the same keys are purged again: an answer that left before the page store had purged may
 * reach the CDN after the purge did.
 */
const again = 2000
const stopLimit = 5000

/** Ends when the time is over, or at once when `stopping` says so. */
function wait(milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => resolve()
  const timer = setTimeout(end, milliseconds)
  stopping?.addEventListener('abort', end)
  return promise.finally(() => {
    clearTimeout(timer)
    stopping?.removeEventListener('abort', end)
  })
}

/**
 * What is to be purged at the CDN, in the order in which it changed. It begins with everything: what the process before this
 * one did not come to send is not known, and its pages may be those of another release.
 */
export class PurgeQueue {
  readonly #send: SendPurge
  readonly #log: Log
  readonly #waiting = createWaitingKeys()
  /** What the CDN has been asked for and has not answered yet. */
  #asked: readonly WaitingKey[] = []
  readonly #repeats = new Map<NodeJS.Timeout, readonly string[]>()
  readonly #stopping = new AbortController()
  readonly #ending = new AbortController()
  #sent = 0
  #failed = 0
  /** How often the CDN has failed in a row. */
  #failures = 0
  #isOpen = false
  #current: Promise<void> | undefined

  constructor({ log, send }: { send: SendPurge; log: Log }) {
    this.#send = send
    this.#log = log
    this.#waiting.add([everyKey])
  }

  /** Begins to send; the process must be able to answer the CDN by now. */
  begin(): void {
    this.#isOpen = true
    this.#work()
  }

  /** Only after the page store has purged them: the CDN may fetch a page again at once. */
  add(tags: readonly string[]): void {
    this.#waiting.add(tags.map(keyOf))
    this.#work()
  }

  read(): PurgeState {
    return {
      waiting: this.#asked.length + this.#waiting.size,
      oldest: this.#asked[0]?.since ?? this.#waiting.oldest,
      sent: this.#sent,
      failed: this.#failed,
    }
  }

  /** Tries to send what waits, once more and for a few seconds at most. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const [timer, keys] of this.#repeats) {
      clearTimeout(timer)
      this.#waiting.add(keys, { isAgain: true })
    }
    this.#work()
    await Promise.race([this.#current, wait(stopLimit)])
    this.#ending.abort()
  }

  #work(): void {
    if (this.#isOpen && this.#waiting.size > 0) this.#current ??= this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0 && (await this.#sendSome()));
    this.#current = undefined
  }

  /** @returns whether to go on */
  async #sendSome(): Promise<boolean> {
    const taken = this.#waiting.take(most)
    this.#asked = taken
    const keys = taken.map(({ key }) => key)
    try {
      await this.#send(keys, this.#ending.signal)
    } catch (error) {
      this.#waiting.putBack(taken)
      this.#asked = []
      return this.#pause((error as Error).message)
    }
    this.#asked = []
    this.#sent += 1
    if (this.#failures > 0) this.#log.warn({ failures: this.#failures }, 'the CDN purges again')
    this.#failures = 0
    const fresh = taken.flatMap(({ isAgain, key }) => (isAgain ? [] : [key]))
    if (fresh.length > 0 && !this.#stopping.signal.aborted) this.#repeatLater(fresh)
    return true
  }

  async #pause(reason: string): Promise<boolean> {
    this.#failed += 1
    this.#failures += 1
    if (this.#failures === 1) this.#log.error({ reason }, 'the CDN does not purge and is asked again')
    if (this.#stopping.signal.aborted) return false
    const pause = Math.min(pauses.first * 2 ** (this.#failures - 1), pauses.longest)
    await wait(pause, this.#stopping.signal)
    return true
  }

  #repeatLater(keys: readonly string[]): void {
    const timer = setTimeout(() => {
      this.#repeats.delete(timer)
      this.#waiting.add(keys, { isAgain: true })
      this.#work()
    }, again)
    this.#repeats.set(timer, keys)
  }
}
