import { createLibreTranslate } from './libretranslate.ts'
import { createOpenAi } from './openai.ts'
import type { Machine, MachineSettings } from './service.ts'

/** The service that the settings name. */
export const openMachine = (settings: MachineSettings): Machine =>
  settings.kind === 'openai' ? createOpenAi(settings) : createLibreTranslate(settings)
