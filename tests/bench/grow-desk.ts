import type { Payload } from 'payload'
import { type Ask, insertRows, inTransaction, isPostgres, openAsk, type Row, type Value } from '#content/search/ask.ts'

/** Rows that are written in one transaction. */
const atOnce = 5000

/** Adds rows that are as the first of a table but for some columns. @returns the number of the first added one */
async function addRows(
  payload: Payload,
  table: string,
  count: number,
  change: (index: number, id: number) => Row,
): Promise<number> {
  const ask = openAsk(payload)
  const [model] = await ask(`SELECT * FROM ${table} ORDER BY id LIMIT 1`)
  const [last] = await ask(`SELECT max(id) AS id FROM ${table}`)
  if (model === undefined) throw new Error(`The demo has nothing in ${table}`)
  const first = Number(last?.id) + 1
  const columns = Object.keys(model)
  for (let start = 0; start < count; start += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - start) }, (_, step): Value[] => {
      const id = first + start + step
      const row: Row = { ...model, ...change(start + step, id), id }
      return columns.map((column) => row[column] as Value)
    })
    const into = `${table} (${columns.map((column) => `"${column}"`).join(', ')})`
    await inTransaction(payload, (inside) => insertRows(inside, into, rows))
  }
  if (isPostgres(payload))
    await ask(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`)
  return first
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A ticket's number that no other one of the measurement has. */
function numberOf(index: number): string {
  let rest = index
  let text = ''
  for (let place = 0; place < 8; place += 1) {
    text += letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
  }
  return `T-${text.slice(0, 4)}-${text.slice(4)}`
}

const hour = 60 * 60_000
/** Of a hundred tickets four are being worked on; the others are over. */
const statuses = ['new', 'open', 'open', 'waiting'] as const

interface Plan {
  tickets: number
  /** Numbers of customers that tickets are dealt out to, beside others that are made for it. */
  customers: readonly number[]
  agents: readonly number[]
}

async function readTexts(ask: Ask): Promise<string[]> {
  const rows = await ask("SELECT text FROM ticket_messages WHERE kind = 'customer'")
  return rows.map(({ text }) => String(text))
}

/** Tickets with their messages and events over three years, made of the demo's. */
export async function growDesk(payload: Payload, { agents, customers, tickets }: Plan): Promise<void> {
  const ask = openAsk(payload)
  const texts = await readTexts(ask)
  const textOf = (index: number) => `${texts[index % texts.length]}\n\nRun ${(index * 7919) % 100_003}.`
  const people = 2000 - customers.length
  const firstPerson = await addRows(payload, 'members', people, (index) => ({ email: `made-${index}@example.com` }))
  const owners = [...customers, ...Array.from({ length: people }, (_, index) => firstPerson + index)]
  const momentOf = (index: number) => new Date(Date.now() - ((tickets - index) / tickets) * 3 * 365 * 24 * hour)
  const statusOf = (index: number) => (index % 25 === 0 ? (statuses[(index / 25) % 4] ?? 'open') : 'closed')
  const first = await addRows(payload, 'tickets', tickets, (index) => {
    const status = statusOf(index)
    const at = momentOf(index).toISOString()
    const isOver = status === 'closed'
    return {
      number: numberOf(index),
      key: `made ${index}`,
      subject: `${texts[index % texts.length]?.slice(0, 60)} ${(index * 31) % 9973}`,
      status,
      member_id: owners[index % owners.length],
      organisation_id: null,
      assignee_id: index % 3 === 0 ? null : agents[index % agents.length],
      due_at: status === 'new' || status === 'open' ? new Date(Date.now() + (index % 400) * hour).toISOString() : null,
      done_at: isOver ? at : null,
      last_message_at: at,
      last_by: index % 2 === 0 ? 'customer' : 'agent',
      created_at: at,
      updated_at: at,
    }
  })
  await addRows(payload, 'ticket_messages', tickets * 5, (index) => ({
    ticket_id: first + Math.floor(index / 5),
    text: textOf(index),
    kind: index % 2 === 0 ? 'customer' : 'agent',
    at: momentOf(Math.floor(index / 5)).toISOString(),
    mailed_at: momentOf(Math.floor(index / 5)).toISOString(),
  }))
  await addRows(payload, 'ticket_events', tickets * 2, (index) => ({
    ticket_id: first + Math.floor(index / 2),
    kind: index % 2 === 0 ? 'opened' : 'status',
    at: momentOf(Math.floor(index / 2)).toISOString(),
  }))
}
