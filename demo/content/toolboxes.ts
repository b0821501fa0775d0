import { methodToolboxes } from './toolboxes-methods.ts'
import { physicalToolboxes } from './toolboxes-physical.ts'
import type { ToolboxSeed } from './types.ts'

/** All twenty-four, what is depended on before what depends on it. */
export const toolboxes: ToolboxSeed[] = [...physicalToolboxes, ...methodToolboxes]
