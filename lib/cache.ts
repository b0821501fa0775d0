import { LRUCache } from 'lru-cache'

/** Longest life of a stored answer or page, in milliseconds: a safety net below the purge by tags. */
export const cachePolicies = {
  call: { maxAge: 5 * 60_000, maxBytes: 32 * 1024 * 1024 },
  page: { maxAge: 5 * 60_000, staleFor: 24 * 60 * 60_000 },
} as const

interface Entry<V> {
  value: V
  tags: readonly string[]
  expiresAt: number
  uses: number
}

/** A purged value. */
export interface Dropped {
  key: string
  /** How often it was asked for again since it was made. */
  uses: number
}

export interface Facts {
  /** What the value was made from. */
  tags: readonly string[]
  /** Unix time in milliseconds after which the value expires by itself (a period ends or begins). */
  expiresAt?: number | undefined
}

/** The tag for changes too large to list their tags: purging it drops everything. */
export const everything = '*'

/**
 * Overhead of an entry in bytes. Without it, a store of empty lists under made-up keys would hold millions of them
 * before it is full.
 */
const entryOverhead = 1024

/**
 * A bounded store of values with the tags that they were made from. A value is refused if one of its tags was purged
 * while it was made: it may contain old data.
 */
export class TagCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>
  readonly #keysOfTag = new Map<string, Set<string>>()
  readonly #purgedAt = new Map<string, number>()
  readonly #underWay = new Map<string, Promise<V>>()
  readonly #maxAge: number
  readonly #staleFor: number
  #sequence = 0

  /** @param options `staleFor`: how long after its expiry `getStale` still returns a value, in milliseconds */
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

  /** Bytes in use, overhead included. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.expiresAt > Date.now()) {
      entry.uses += 1
      return entry.value
    }
    if (entry.expiresAt + this.#staleFor <= Date.now()) this.#entries.delete(key)
    return undefined
  }

  /** The value of a key, even if it has expired, but never a purged one: for when no new one can be made. */
  getStale(key: string): V | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.expiresAt + this.#staleFor > Date.now() ? entry.value : undefined
  }

  /**
   * The value of a key, made by `make` if it is missing; concurrent callers share one `make`. `make` returns facts if
   * the value may be stored.
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

  /** Whether this very value is kept: one whose tags were purged while it was made is not. */
  holds(key: string, value: V): boolean {
    return this.#entries.peek(key)?.value === value
  }

  #put(key: string, value: V, facts: Facts, since: number): void {
    const tags = [...facts.tags, everything]
    if (tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > since)) return
    const expiresAt = Math.min(Date.now() + this.#maxAge, facts.expiresAt ?? Number.POSITIVE_INFINITY)
    if (expiresAt <= Date.now()) return
    // What is asked for all day expires many times: half of its count stays, so that it is known as wanted.
    const uses = Math.floor((this.#entries.peek(key)?.uses ?? 0) / 2)
    this.#entries.set(key, { value, tags, expiresAt, uses })
    if (!this.#entries.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag)
      if (keys === undefined) this.#keysOfTag.set(tag, new Set([key]))
      else keys.add(key)
    }
  }

  /** The keys that were asked for most, most first; those that nobody asked for again are not among them. */
  mostUsed(count: number): string[] {
    return [...this.#entries.entries()]
      .filter(([, { uses }]) => uses > 0)
      .toSorted(([, a], [, b]) => b.uses - a.uses)
      .slice(0, count)
      .map(([key]) => key)
  }

  /** Drops every value made from one of the tags, and refuses those in progress. @returns what was dropped */
  purge(tags: readonly string[]): Dropped[] {
    this.#sequence += 1
    // Remembered tags only guard values in progress: too many of them become one purge of everything.
    if (this.#purgedAt.size > 10_000) {
      this.#purgedAt.clear()
      this.#purgedAt.set(everything, this.#sequence)
    }
    const dropped: Dropped[] = []
    for (const tag of tags) {
      this.#purgedAt.set(tag, this.#sequence)
      // Deleting from a set while iterating is safe: deleted items aren't visited.
      for (const key of this.#keysOfTag.get(tag) ?? []) {
        const uses = this.#entries.peek(key)?.uses
        if (uses !== undefined && this.#entries.delete(key)) dropped.push({ key, uses })
      }
    }
    // Later callers must not share a `make` that began before the change.
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
