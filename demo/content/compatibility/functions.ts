import type { FunctionAreaSeed } from './area.ts'
import { coreAreas } from './areas-core.ts'
import { dataAreas } from './areas-data.ts'
import { engineeringAreas } from './areas-engineering.ts'
import { simulinkAreas } from './areas-simulink.ts'

/** The coverage table of October 2026: functions, and the commands of Simulink, which are counted apart. */
export const functionAreas: FunctionAreaSeed[] = [...coreAreas, ...dataAreas, ...engineeringAreas, ...simulinkAreas]
