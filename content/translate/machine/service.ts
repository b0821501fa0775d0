import type { Term } from '#domain/translate/terms.ts'
import type { Env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'

/** What a service is told beside the texts. */
export interface MachineAsked {
  from: Locale
  to: Locale
  /** What things are called that the texts speak of. */
  terms: readonly Term[]
  signal: AbortSignal
}

/** A service that translates texts, whoever offers it. */
export interface Machine {
  /**
   * @param texts one line each, with codes
   * @returns as many, in the same order; nothing of them has been judged
   * @throws MachineFailure
   */
  translate: (texts: readonly string[], asked: MachineAsked) => Promise<string[]>
}

/** Where a service is and how it is asked. */
export interface MachineSettings {
  kind: 'openai' | 'libretranslate'
  address: string
  key: string | undefined
  model: string
  /** Milliseconds for one answer. */
  patience?: number
}

type Variables = Pick<
  Env,
  'MACHINE_TRANSLATION' | 'MACHINE_TRANSLATION_URL' | 'MACHINE_TRANSLATION_KEY' | 'MACHINE_TRANSLATION_MODEL'
>

/** @returns nothing where no service is set, or half of one */
export function readMachineSettings(env: Variables): MachineSettings | undefined {
  const {
    MACHINE_TRANSLATION: kind,
    MACHINE_TRANSLATION_KEY: key,
    MACHINE_TRANSLATION_MODEL: model = '',
    MACHINE_TRANSLATION_URL: address,
  } = env
  if (kind === undefined || address === undefined || (kind === 'openai' && model === '')) return undefined
  return { kind, address, key, model }
}
