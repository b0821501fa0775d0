import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type InTransaction, transactionOf } from '#content/database-transactions.ts'
import { askWithin } from '#content/search/ask-within.ts'
import type { Ask } from '#content/search/ask.ts'
import type { RedirectRule } from '#domain/site/redirects.ts'

/** Every rule of the site. Past Payload, which would take seconds for what is read whenever one of them changes. */
export async function readRules(ask: Ask): Promise<RedirectRule[]> {
  const rows = await ask('SELECT id, "from", "to", is_permanent FROM redirects')
  return rows.map(({ from, id, is_permanent: isPermanent, to }) => ({
    id: Number(id),
    from: String(from),
    to: String(to),
    isPermanent: Boolean(Number(isPermanent)),
  }))
}

/**
 * The rules as they are until a transaction ends: two that are saved at once could lead in a circle that neither has seen.
 * SQLite's transactions take turns by themselves.
 */
export async function readRulesAlone(req: InTransaction): Promise<RedirectRule[]> {
  if (req.payload.db.name === 'postgres') {
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`)
  }
  return readRules(askWithin(req))
}

/** What an address of the log was asked for is settled as soon as it leads somewhere. */
export async function forgetMissing({ payload, transactionID }: PayloadRequest, from: string): Promise<void> {
  const ask = askWithin({ payload, ...(transactionID !== undefined && { transactionID }) })
  await ask('DELETE FROM missing_addresses WHERE address = ?', [from])
}
