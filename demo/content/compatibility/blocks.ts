import type { BlockLibrarySeed } from './block.ts'
import { dynamicsLibraries } from './blocks-dynamics.ts'
import { mathLibraries } from './blocks-math.ts'
import { signalLibraries } from './blocks-signals.ts'
import { structureLibraries } from './blocks-structure.ts'

/** Simulink's library with what becomes of each block; the order is that of its library browser, roughly. */
export const blockLibraries: BlockLibrarySeed[] = [
  ...signalLibraries.slice(0, 2),
  ...dynamicsLibraries,
  ...mathLibraries,
  ...signalLibraries.slice(2),
  ...structureLibraries,
]
