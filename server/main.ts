/**
 * Entry point. Only what must come first is here: the mode, and readable errors when the start fails. `--dev` serves
 * with hot reload of the site and the admin on the same port.
 */
import { setMissingVariables, setVariables } from '#lib/env-variables.ts'
import { applyMemorySettings } from '#server/process/memory-settings.ts'

applyMemorySettings()
await import('#server/process/hasten-imports.ts')

const isDev = process.argv.includes('--dev')
// React, Next and Payload read NODE_ENV while they load.
setMissingVariables({ NODE_ENV: isDev ? 'development' : 'production' })
setVariables({ NEXT_TELEMETRY_DISABLED: '1' })

try {
  const { start } = await import('./start.ts')
  await start({ isDev })
} catch (error) {
  const { explainStartFailure } = await import('./start-failure.ts')
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
