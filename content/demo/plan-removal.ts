import type { Payload } from 'payload'
import { isPrivate, isPublic } from '#content/collections/index.ts'
import type { Ask } from '#content/search/ask.ts'
import { openTables, type Table, tableOf } from '#content/uses/tables.ts'
import { demoKinds, except, inBoth, readChanged, readChangedGlobals, readDemo, type Records } from './marked.ts'
import { listOf, readRequirements } from './required.ts'

/** What the person wants to have left. */
export interface Choice {
  /** Collections whose records stay as drafts, to write one's own from. */
  keep: readonly string[]
  /** Whether records and settings that somebody has changed go as well. */
  withChanged: boolean
}

/** What goes, and what stays for which reason. */
export interface Removal {
  taken: Records
  /** Settings that are emptied. */
  globals: string[]
  /** Records that become drafts. */
  drafts: Records
  /** Records that somebody has changed. */
  changed: Records
  changedGlobals: Set<string>
  /** Records that stay because something refers to them that is not the demo's, or that stays. */
  used: Records
}

export const countOf = (records: Records) => [...records.values()].reduce((sum, { size }) => sum + size, 0)

function add(records: Records, kind: string, ids: Iterable<number>): void {
  records.set(kind, new Set([...(records.get(kind) ?? []), ...ids]))
}

const without = (records: Records, others: Records): Records =>
  new Map(
    [...records].map(([kind, ids]) => [kind, except(ids, others.get(kind))] as const).filter(([, ids]) => ids.size > 0),
  )

/**
 * Works out what goes. Nothing of one's own is taken or broken: what records refer to that are somebody's own stays, with
 * what it cannot be without.
 */
export async function planRemoval(payload: Payload, ask: Ask, { keep, withChanged }: Choice): Promise<Removal> {
  const demo = await readDemo(payload, ask)
  const changed = await readChanged(payload, ask, demo)
  const changedGlobals = demo.size === 0 ? new Set<string>() : await readChangedGlobals(payload, ask)
  const drafts: Records = new Map()
  // Of people, nothing is a first draft of anything.
  for (const kind of keep) if (isPublic(kind) && demo.has(kind)) add(drafts, kind, demo.get(kind) ?? [])
  const accountsOfPersons = new Map([...changed].filter(([kind]) => kind === 'users' || kind === 'members'))
  const stays: Records = new Map()
  for (const some of [drafts, withChanged ? accountsOfPersons : changed])
    for (const [kind, ids] of some) add(stays, kind, ids)
  const asked = new Map(stays)
  await addReferred(payload, ask, { demo, stays })
  await addRequired(payload, ask, { demo, stays })
  return {
    taken: without(demo, stays),
    globals: payload.config.globals
      .map(({ slug }) => slug)
      .filter((slug) => demo.size > 0 && (withChanged || !changedGlobals.has(slug))),
    drafts,
    changed,
    changedGlobals,
    used: without(stays, asked),
  }
}

interface Given {
  demo: Records
  /** What is known to stay; more is added. */
  stays: Records
}

/** Adds what records refer to that are not the demo's, or that stay: one step, not what those refer to in turn. */
async function addReferred(payload: Payload, ask: Ask, { demo, stays }: Given): Promise<void> {
  const kindOf = new Map(demoKinds(payload).map(({ slug }) => [tableOf(slug), slug]))
  const found: Records = new Map()
  for (const table of await openTables(payload)) {
    const goes = except(demo.get(table.source) ?? [], stays.get(table.source))
    for (const { column, target } of table.relations) {
      const kind = kindOf.get(target)
      const loaded = kind === undefined ? undefined : demo.get(kind)
      if (kind !== undefined && loaded !== undefined)
        add(found, kind, inBoth(await referredBy(ask, table, { column, goes }), loaded))
    }
  }
  for (const [kind, ids] of found) add(stays, kind, ids)
}

async function referredBy(ask: Ask, { from, record }: Table, { column, goes }: { column: string; goes: Set<number> }) {
  const rows = await ask(
    `SELECT DISTINCT t0.${column} AS id ${from} AND t0.${column} IS NOT NULL AND ${record} IS NOT NULL
     ${goes.size === 0 ? '' : `AND ${record} NOT IN (${listOf(goes)})`}`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Adds what content that stays cannot be without, such as the release of a file. What is about people goes with it instead. */
async function addRequired(payload: Payload, ask: Ask, { demo, stays }: Given): Promise<void> {
  const kindOf = new Map(demoKinds(payload).map(({ slug }) => [tableOf(slug), slug]))
  const requirements = (await readRequirements(payload, ask)).flatMap(({ column, table, target }) => {
    const [kind, needed] = [kindOf.get(table), kindOf.get(target)]
    return kind === undefined || needed === undefined || isPrivate(kind) ? [] : [{ column, table, kind, needed }]
  })
  for (let before = -1; before !== countOf(stays);) {
    before = countOf(stays)
    for (const { column, kind, needed, table } of requirements) {
      const goes = except(demo.get(kind) ?? [], stays.get(kind))
      const rows = await ask(
        `SELECT DISTINCT ${column} AS id FROM ${table} ${goes.size === 0 ? '' : `WHERE id NOT IN (${listOf(goes)})`}`,
      )
      const ids = rows.map(({ id }) => Number(id))
      add(stays, needed, inBoth(ids, demo.get(needed)))
    }
  }
}
