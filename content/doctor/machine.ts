import { MachineFailure } from '#content/translate/machine/ask-service.ts'
import { openMachine } from '#content/translate/machine/open-machine.ts'
import { readMachineSettings } from '#content/translate/machine/service.ts'
import type { Env } from '#lib/env.ts'
import type { Finding } from './finding.ts'

/** How long the service may take for one word, in milliseconds. */
const patience = 8000

const halfSet: Finding = {
  name: 'machine-half-set',
  level: 'warning',
  said: { zh: '机器预译只设置了一半，所以没有启用。', en: 'Machine drafts are set by half, and therefore off.' },
  fix: {
    zh: '设置MACHINE_TRANSLATION和MACHINE_TRANSLATION_URL，openai还需要MACHINE_TRANSLATION_MODEL；或者全部去掉。',
    en: 'Set MACHINE_TRANSLATION and MACHINE_TRANSLATION_URL, and for openai MACHINE_TRANSLATION_MODEL; or remove them all.',
  },
}

/** Asks the service for machine drafts to translate one word, where one is set. */
export async function checkMachine(env: Env): Promise<Finding[]> {
  const settings = readMachineSettings(env)
  if (settings === undefined) {
    const { MACHINE_TRANSLATION, MACHINE_TRANSLATION_KEY, MACHINE_TRANSLATION_MODEL, MACHINE_TRANSLATION_URL } = env
    const isAny = MACHINE_TRANSLATION ?? MACHINE_TRANSLATION_URL ?? MACHINE_TRANSLATION_KEY ?? MACHINE_TRANSLATION_MODEL
    return isAny === undefined ? [] : [halfSet]
  }
  try {
    const asked = { from: 'zh', to: 'en', terms: [], signal: AbortSignal.timeout(patience) } as const
    await openMachine({ ...settings, patience }).translate(['帮助'], asked)
    return []
  } catch (error) {
    if (!(error instanceof MachineFailure)) throw error
    const { host } = new URL(settings.address)
    return [
      {
        name: 'machine-away',
        level: 'warning',
        said: {
          zh: `机器预译的服务${host}没有给出译文（${error.message}）。`,
          en: `The service for machine drafts, ${host}, gives no translation (${error.message}).`,
        },
        fix: {
          zh: '检查MACHINE_TRANSLATION开头的几个变量：地址、密钥、模型。',
          en: 'Check address, key and model in the variables that begin with MACHINE_TRANSLATION.',
        },
      },
    ]
  }
}
