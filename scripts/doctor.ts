/**
 * `npm run doctor` says what bites in production and what to do about it: `-- --json` for a program, `-- --zh` in Chinese.
 * It ends with 0 when all is well, 1 with warnings, 2 with errors, as monitoring expects it. The site may be running.
 */
import { access } from 'node:fs/promises'

import { createLocalReq, getPayload, type Payload } from 'payload'
import pg from 'pg'
import { sqliteFile } from '#content/database.ts'
import { examine, type Examination, worstOf } from '#content/doctor/examine.ts'
import type { Examined, Level } from '#content/doctor/finding.ts'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'

const given = process.argv.slice(2)
if (given.some((each) => each !== '--json' && each !== '--zh')) {
  process.stderr.write('Usage: npm run doctor, or npm run doctor -- --json, or npm run doctor -- --zh\n')
  process.exit(3)
}
const language: Locale = given.includes('--zh') ? 'zh' : 'en'
const marks: Record<Level, Record<Locale, string>> = {
  error: { zh: '错误', en: 'ERROR' },
  warning: { zh: '警告', en: 'WARNING' },
  note: { zh: '提示', en: 'note' },
}
const exitCodes: Record<Level, number> = { error: 2, warning: 1, note: 0 }
const fine = { zh: '没有问题', en: 'nothing found' }

/**
 * Payload would end this process where no server answers, and make a database where there is none.
 * @throws when there is none to open
 */
async function findDatabase(): Promise<void> {
  if (env.DATABASE_URL === undefined) return access(sqliteFile(env))
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: 5000 })
  await client.connect()
  await client.end()
}

/** The content, as its first administrator sees it: what they would be told is what is told here. */
async function openContent(): Promise<{ payload: Payload | undefined; content: Examined['content'] }> {
  let payload: Payload | undefined
  try {
    await findDatabase()
    const { default: config } = await import('#content/payload.config.ts')
    payload = await getPayload({ config })
    const { docs } = await payload.find({
      collection: 'users',
      where: { roles: { contains: 'administrator' } },
      sort: 'id',
      limit: 1,
      depth: 0,
    })
    const user = docs[0] && { ...docs[0], collection: 'users' as const }
    return { payload, content: { payload, req: await createLocalReq(user ? { user } : {}, payload) } }
  } catch {
    return { payload, content: undefined }
  }
}

const print = ({ findings, title }: Examination) => {
  process.stdout.write(`\n${title[language]}${findings.length === 0 ? `: ${fine[language]}` : ''}\n`)
  for (const { fix, level, name, said } of findings)
    process.stdout.write(`  ${marks[level][language]} ${said[language]} [${name}]\n    ${fix[language]}\n`)
}

const { content, payload } = await openContent()
const examinations = await examine({ env, content })
if (given.includes('--json')) process.stdout.write(`${JSON.stringify({ examinations }, null, 2)}\n`)
else examinations.forEach(print)
await payload?.destroy().catch(() => undefined)
process.exit(exitCodes[worstOf(examinations) ?? 'note'])
