import type { ReadFile } from './read-any.ts'

/** A file to read; or, that the one in hand is not wanted any more. */
export type Question = { id: string; name: string; bytes: ArrayBuffer } | 'stop'

/** The worker says once that it is there, then how far it is, and what it read. */
export type Answer = 'ready' | { id: string; part: number } | { id: string; file: ReadFile }
