import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { inheritVariables } from '#lib/env-variables.ts'

/** Young objects in two halves of 8 MB: rendering a page fits. V8 reads it when it starts. */
export const nodeFlags = ['--max-semi-space-size=8']

/**
 * Old objects are collected when they have grown by a seventh, not when they have doubled: garbage of pages is most of what
 * would be waiting, and marking is done beside the requests.
 */
export const growthFlag = '--heap-growing-percent=15'

/**
 * To be called when everything is loaded. What a start makes is kept, and looking for garbage in it on the way takes half a
 * second; at its end 60 MB of it are garbage, which V8 would reuse for later garbage and never give back. Collecting them
 * stops the process once, for a quarter of a second.
 */
export function collectOften(): void {
  setFlagsFromString(growthFlag)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  // The way V8 collects when memory runs out: free pages go back to the system too.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * What glibc does with freed memory. By itself it keeps a pool for each thread, and blocks of up to 32 MB between small ones
 * that are in use. What is larger than 32 kB, Node’s blocks for small buffers among it, goes back to the system instead.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Starts this process anew with them, as the same process: Node and the C library read them before any program runs
 * (docs/decisions/0036-memory.md). What the operator set stands. On Windows, which cannot do so, nothing happens.
 */
export function applyMemorySettings(): void {
  if (process.execve === undefined || nodeFlags.every((flag) => process.execArgv.includes(flag))) return
  const args = [process.execPath, ...nodeFlags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...allocator, ...inheritVariables({}) })
}
