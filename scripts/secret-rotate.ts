/**
 * `npm run secret:rotate` puts a new secret in the place of the old one, which stays good for what it has sealed.
 * `-- --reseal` seals what the database keeps with the new one, `-- --forget-former` does so and forgets the old ones, and
 * `-- --accept-loss` lets the database go on without the secret that it was used with.
 */
import { readSecrets } from '#lib/crypto/find-secrets.ts'
import { env } from '#lib/env.ts'
import { resealKeys } from '#domain/storage/sealed-objects.ts'
import { configuredBucket } from '#domain/storage/stored-folder.ts'
import { explainFailure } from '#server/backup/backup-error.ts'
import { noteSecret } from '#server/secrets/check-secret.ts'
import { forgetFormer, reseal, rotateSecret } from '#server/secrets/rotate-secret.ts'

const tasks: Record<string, () => Promise<string>> = {
  async rotate() {
    await rotateSecret(env)
    return 'The secret is a new one; the one before it still opens what it sealed. Start every process anew. Staff sign in again.'
  },
  '--reseal': () => resealWith(false),
  '--forget-former': () => resealWith(true),
  async '--accept-loss'() {
    await withPayload((payload) => noteSecret(payload, readSecrets(env)[0]))
    return 'The database goes on with the present secret. What was sealed with another stays shut.'
  },
}

const [task = 'rotate', more] = process.argv.slice(2)
const run = more === undefined ? tasks[task] : undefined
if (run === undefined) {
  process.stderr.write('Usage: npm run secret:rotate [-- --reseal | --forget-former | --accept-loss]\n')
  process.exit(2)
}
try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exitCode = 1
}
process.exit(process.exitCode)

async function withPayload<Result>(work: (payload: Awaited<ReturnType<typeof openPayload>>) => Promise<Result>) {
  const payload = await openPayload()
  try {
    return await work(payload)
  } finally {
    await payload.destroy()
  }
}

async function openPayload() {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#content/payload.config.ts'),
  ])
  return getPayload({ config })
}

async function resealWith(forgets: boolean): Promise<string> {
  const { done, lost } = await withPayload((payload) => reseal(payload, readSecrets(env)))
  const bucket = configuredBucket()
  const keys = bucket && (await resealKeys(bucket, readSecrets(env)))
  const ofKeys = keys ? ` In the bucket ${keys.done} keys were, and ${keys.lost} open with none.` : ''
  const counts = `${done} values were sealed anew; ${lost} open with none of the secrets.${ofKeys}`
  if (!forgets) return counts
  await forgetFormer(env)
  const variable = env.PORTICO_FORMER_SECRETS.length > 0 ? ' Take PORTICO_FORMER_SECRETS out as well.' : ''
  return `${counts} The former secrets are forgotten.${variable} Start every process anew.`
}
