import { LRUCache } from 'lru-cache'

/** How long a stored answer or page lives at most, in milliseconds: the safety net below the purge by tags. */
export const cachePolicies = {
  call: { maxAge: 5 * 60_000, maxBytes: 32 * 1024 * 1024 },
  page: { maxAge: 5 * 60_000, staleFor: 24 * 60 * 60_000 },
} as const

interface Entry<V> {
  value: V
  tags: readonly string[]
  expiresAt: number
}

export interface Facts {
  /** What the value was made from. */
  tags: readonly string[]
  /** Unix time in milliseconds after which the value is wrong by itself (a period ends or begins). */
  expiresAt?: number | undefined
}

/** The tag that is purged when a change is too large to name its tags. */
export const everything = '*'

/**
 * Bytes that an entry takes beside its value and key. Without it a store of empty lists, each under the name that
 * somebody made up, would hold millions of them before it is full.
 */
const entryOverhead = 1024

/**
 * A bounded store of values that know what they were made from. A value made while one of its tags was purged is
 * refused: it may have been made from the old data.
 */
export class TagCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>
  readonly #keysOfTag = new Map<string, Set<string>>()
  readonly #purgedAt = new Map<string, number>()
  readonly #underWay = new Map<string, Promise<V>>()
  readonly #maxAge: number
  readonly #staleFor: number
  #sequence = 0

  /** @param options `staleFor`: how long after its end a value may still be had by `getStale`, in milliseconds */
  constructor(options: { maxBytes: number; maxAge: number; staleFor?: number; sizeOf: (value: V) => number }) {
    this.#maxAge = options.maxAge
    this.#staleFor = options.staleFor ?? 0
    this.#entries = new LRUCache<string, Entry<V>>({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) => entryOverhead + 2 * key.length + options.sizeOf(entry.value),
      dispose: (entry, key) => this.#forgetTags(key, entry.tags),
    })
  }

  get size(): number {
    return this.#entries.size
  }

  /** Bytes held: by `sizeOf`, and what it takes to hold them. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.expiresAt > Date.now()) return entry.value
    if (entry.expiresAt + this.#staleFor <= Date.now()) this.#entries.delete(key)
    return undefined
  }

  /** The value of a key, also one whose time is over, but none that was purged: for when no new one can be made. */
  getStale(key: string): V | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt + this.#staleFor > Date.now() ? entry.value : undefined
  }

  /**
   * The value of a key, made by `make` if it is not there; callers that ask meanwhile share one making.
   * `make` answers with facts when the value may be kept, without them when it may not.
   */
  async getOrMake(key: string, make: () => Promise<{ value: V; facts?: Facts }>): Promise<{ value: V; hit: boolean }> {
    const stored = this.get(key)
    if (stored !== undefined) return { value: stored, hit: true }
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return { value: await underWay, hit: false }
    const since = this.#sequence
    const making = make().then(({ value, facts }) => {
      if (facts !== undefined) this.#put(key, value, facts, since)
      return value
    })
    this.#underWay.set(key, making)
    try {
      return { value: await making, hit: false }
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
    }
  }

  #put(key: string, value: V, facts: Facts, since: number): void {
    const tags = [...facts.tags, everything]
    if (tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > since)) return
    const expiresAt = Math.min(Date.now() + this.#maxAge, facts.expiresAt ?? Number.POSITIVE_INFINITY)
    if (expiresAt <= Date.now()) return
    this.#entries.set(key, { value, tags, expiresAt })
    if (!this.#entries.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag)
      if (keys === undefined) this.#keysOfTag.set(tag, new Set([key]))
      else keys.add(key)
    }
  }

  /** Drops every value made from one of the tags, and refuses those under way. @returns how many were dropped. */
  purge(tags: readonly string[]): number {
    this.#sequence += 1
    // Remembered tags are only a guard for values under way: too many become one purge of everything.
    if (this.#purgedAt.size > 10_000) {
      this.#purgedAt.clear()
      this.#purgedAt.set(everything, this.#sequence)
    }
    let dropped = 0
    for (const tag of tags) {
      this.#purgedAt.set(tag, this.#sequence)
      // Deleting from a set while it is walked is allowed: what is gone is not visited.
      for (const key of this.#keysOfTag.get(tag) ?? []) {
        if (this.#entries.delete(key)) dropped += 1
      }
    }
    // Whoever asks from now on must not be given what was begun before the change.
    this.#underWay.clear()
    return dropped
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOfTag.delete(tag)
    }
  }
}
