import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import { whoOf } from '#content/audit/caller.ts'
import { inAdminLanguage } from '#content/fields/version-ranges.ts'
import { searchHooks } from '#content/hooks/search.ts'
import { bringUpToDate, findOutdated } from '#content/published/rebuild.ts'
import { publishPurge } from '#content/purge-channel.ts'
import { type Ask, insertRows } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { globalNumbers, partKind } from '#content/search/page-parts.ts'
import { createAtomically } from '#content/transaction.ts'
import { tableOf } from '#content/uses/tables.ts'
import { env } from '#lib/env.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import { log } from '#lib/log.ts'
import { demoKinds, type Records } from './marked.ts'
import { type Choice, countOf, planRemoval, type Removal } from './plan-removal.ts'
import { listOf, readRequirements, type Requirement } from './required.ts'

/** Deletes rows with all that cannot be without them; what only names them lets go by itself. */
async function deleteRows(ask: Ask, all: readonly Requirement[], table: string, ids: Iterable<number>): Promise<void> {
  const list = listOf(ids)
  if (list === '') return
  for (const { column, table: child } of all.filter(({ target }) => target === table)) {
    const rows = await ask(`SELECT id FROM ${child} WHERE ${column} IN (${list})`)
    await deleteRows(
      ask,
      all,
      child,
      rows.map(({ id }) => Number(id)),
    )
  }
  await ask(`DELETE FROM ${table} WHERE id IN (${list})`)
}

/** Deletes records with their versions, and what visitors were shown of them. */
async function deleteRecords(req: PayloadRequest, { taken }: Removal): Promise<void> {
  const ask = askWithin(req)
  const requirements = await readRequirements(req.payload, ask)
  for (const { hooks, slug, versions } of demoKinds(req.payload)) {
    const ids = taken.get(slug)
    if (ids === undefined) continue
    if (versions) await ask(`DELETE FROM _${tableOf(slug)}_v WHERE parent_id IN (${listOf(ids)})`)
    await deleteRows(ask, requirements, tableOf(slug), ids)
    for (const table of ['portico_published', 'portico_published_keys', 'portico_published_failures'])
      await ask(`DELETE FROM ${table} WHERE collection = '${slug}' AND record IN (${listOf(ids)})`)
    if (isSearched(hooks)) await noteAll(ask, slug, ids)
  }
}

/** Whether visitors find records of a collection. */
const isSearched = ({ afterChange }: SanitizedCollectionConfig['hooks']) =>
  searchHooks.afterChange.some((hook) => afterChange.includes(hook))

const noteAll = (ask: Ask, kind: string, ids: Iterable<number>) =>
  insertRows(
    ask,
    'portico_search_queue (kind, record)',
    [...ids].map((id) => [kind, id]),
  )

/** Takes records back in both languages. Their older versions stay as they were. */
async function makeDrafts(req: PayloadRequest, drafts: Records): Promise<void> {
  const ask = askWithin(req)
  for (const { hooks, slug, versions } of demoKinds(req.payload)) {
    const ids = drafts.get(slug)
    if (ids === undefined || !versions?.drafts) continue
    const [table, list] = [tableOf(slug), listOf(ids)]
    await ask(`UPDATE ${table}_locales SET _status = 'draft' WHERE _parent_id IN (${list})`)
    await ask(
      `UPDATE _${table}_v_locales SET version__status = 'draft'
       WHERE _parent_id IN (SELECT id FROM _${table}_v WHERE latest = true AND parent_id IN (${list}))`,
    )
    if (isSearched(hooks)) await noteAll(ask, slug, ids)
  }
}

async function emptyGlobals(req: PayloadRequest, slugs: readonly string[]): Promise<void> {
  const ask = askWithin(req)
  for (const slug of slugs) {
    await ask(`DELETE FROM _${tableOf(slug)}_v`)
    await ask(`DELETE FROM ${tableOf(slug)}`)
    const number = globalNumbers[slug]
    if (number !== undefined) await noteAll(ask, partKind, [number])
  }
}

/** Files that go with records. Pictures are not among them: what nothing names any more is swept later. */
async function findFiles(ask: Ask, { taken }: Removal): Promise<{ paths: string[]; stored: string[] }> {
  const paths: string[] = []
  for (const kind of ['attachments', 'videos']) {
    const ids = taken.get(kind)
    const rows = ids === undefined ? [] : await ask(`SELECT filename FROM ${kind} WHERE id IN (${listOf(ids)})`)
    paths.push(...rows.map(({ filename }) => join(env.DATA_DIR, kind, String(filename))))
  }
  const files = taken.get('release-files')
  if (files === undefined) return { paths, stored: [] }
  const list = listOf(files)
  const rows = await ask(
    `SELECT DISTINCT sha256 FROM release_files WHERE id IN (${list}) AND sha256 IS NOT NULL
     AND sha256 NOT IN (SELECT sha256 FROM release_files WHERE id NOT IN (${list}) AND sha256 IS NOT NULL)`,
  )
  return { paths, stored: rows.map(({ sha256 }) => String(sha256)) }
}

/** After the records are gone. A file that cannot be deleted is no reason to have them back, and is named in the log. */
async function deleteFiles({ paths, stored }: { paths: string[]; stored: string[] }): Promise<void> {
  const tasks = [
    ...paths.map((path) => rm(path, { force: true })),
    ...stored.map((sha256) => releaseStore.remove(sha256)),
  ]
  const names = [...paths, ...stored]
  for (const [place, result] of (await Promise.allSettled(tasks)).entries())
    if (result.status === 'rejected')
      log.error({ err: result.reason as unknown, file: names[place] }, 'a file of the demo could not be deleted')
}

/** @throws APIError 409 to an account of the demo itself, which would delete itself and leave nobody to go on */
function checkOwnAccount(req: PayloadRequest, { taken }: Removal): void {
  if (!taken.get('users')?.has(Number(req.user?.id))) return
  const words = inAdminLanguage(
    req,
    '您用的是演示公司的账户，它会一起清除。请先建立自己的管理员账户并用它登录。',
    'You’re signed in with a demo account, which would be removed too. First create your own administrator account and sign in with it.',
  )
  throw new APIError(words, 409, undefined, true)
}

/**
 * Takes the demo company away: records, versions, settings, accounts, tickets and files, in one transaction, and nothing that
 * is somebody's own.
 *
 * @returns how many records went
 * @throws APIError 409 in the language of the admin, to an account of the demo, and when there is nothing of it
 */
export async function removeDemo(asking: PayloadRequest, choice: Choice): Promise<number> {
  const { payload } = asking
  const done = await createAtomically(payload)('demo', async (req) => {
    const ask = askWithin(req)
    const removal = await planRemoval(payload, ask, choice)
    if (countOf(removal.taken) + countOf(removal.drafts) === 0) {
      const words = inAdminLanguage(asking, '演示内容已经清除。', 'There is no demo content left.')
      throw new APIError(words, 409, undefined, true)
    }
    checkOwnAccount(asking, removal)
    const files = await findFiles(ask, removal)
    await deleteRecords(req, removal)
    await makeDrafts(req, removal.drafts)
    await emptyGlobals(req, removal.globals)
    await ask('DELETE FROM portico_demo')
    // Should the process end before they are made anew, the next start goes on with them.
    await ask('UPDATE portico_published_state SET up_to = 0')
    await publishPurge(req, [...removal.taken.keys(), ...removal.drafts.keys(), ...removal.globals])
    const changes = [{ field: 'rows', after: String(countOf(removal.taken)) }]
    await noteDeed(req, { action: 'unload', changes }, whoOf(asking))
    return { files, count: countOf(removal.taken), hasAccounts: removal.taken.has('users') }
  })
  const { missing, old } = await findOutdated(payload)
  await bringUpToDate(payload, [...missing, ...old])
  await deleteFiles(done.files)
  if (done.hasAccounts) await rm(join(env.DATA_DIR, 'demo-password'), { force: true })
  return done.count
}
