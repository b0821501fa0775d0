import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { inheritVariables } from '#lib/env-variables.ts'

/** Two semi-spaces of 8 MB for young objects, enough to render a page. V8 reads this at its start. */
export const nodeFlags = ['--max-semi-space-size=8']

/**
 * Old objects are collected when the heap has grown by a seventh rather than doubled: most of it would be garbage from
 * pages, and marking runs concurrently with requests.
 */
export const growthFlag = '--heap-growing-percent=15'

/**
 * Call when everything is loaded. Most objects of the start are kept, and collecting on the way would take half a
 * second; at the end 60 MB are garbage, which V8 would reuse but never return to the system. Collecting them pauses the
 * process once, for a quarter of a second.
 */
export function collectGarbageOften(): void {
  setFlagsFromString(growthFlag)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  // V8's collection for low memory also returns free pages to the system.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Makes glibc return freed memory. By default it keeps a pool per thread, and blocks of up to 32 MB among small ones in
 * use. With this, blocks over 32 kB, including Node’s slabs for small buffers, go back to the system.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Re-executes this process with them, under the same pid: Node and the C library read them before any program runs
 * (docs/decisions/0036-memory.md). The operator's own settings take precedence. Does nothing on Windows, which has no
 * exec.
 */
export function applyMemorySettings(): void {
  if (process.execve === undefined || nodeFlags.every((flag) => process.execArgv.includes(flag))) return
  const args = [process.execPath, ...nodeFlags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...allocator, ...inheritVariables({}) })
}
