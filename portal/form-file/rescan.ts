import type { Scanner } from '#lib/files/clamd.ts'
import { type FileStore, openFileStore } from '#domain/storage/private-files.ts'
import { configuredScanner, scanHeld } from './form-files.ts'

/** A file that is held for less is being scanned by the request that brings it. */
const grace = 60_000
/** How long one file may take when nobody waits for it, in milliseconds. */
const patience = 60_000
/** After so many files that could not be scanned the scanner is taken to be away. */
const mostFailures = 3

/**
 * Scans the files that are held because the scanner was not there when they came. One in which something is found is
 * erased; who asks for it is told. In no order, so that files that no scanner takes hold up no others for good.
 */
export async function rescanHeld(
  now = new Date(),
  store: FileStore = openFileStore(),
  scanner: Scanner | undefined = configuredScanner(patience),
): Promise<void> {
  if (scanner === undefined) return
  const held = await store.heldBefore(new Date(now.getTime() - grace))
  let failures = 0
  for (const id of held.toSorted(() => Math.random() - 0.5)) {
    // The mark of a file that was never finished, or has been erased: the sweep takes it.
    if (!(await store.has(id))) continue
    if (await scanHeld(store, scanner, id)) await store.condemn(id)
    else if ((await store.holdOf(id)) === 'held') failures += 1
    if (failures >= mostFailures) return
  }
}
