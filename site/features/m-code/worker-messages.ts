import type { ReadFile } from './coverage.ts'

export interface Question {
  id: string
  name: string
  bytes: ArrayBuffer
}

/** The worker says once that it is there, and then what it read. */
export type Answer = 'ready' | { id: string; file: ReadFile }
