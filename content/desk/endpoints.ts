import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { noteDeed } from '#content/audit/append.ts'
import { openAsk, isPostgres } from '#content/search/ask.ts'
import { nameEvents } from './events.ts'
import type { Locale } from '#lib/locale.ts'
import { type Agent, agentOf, DeskRefusal, refusals } from './acting.ts'
import { openFileToken } from './agent-files.ts'
import { addNote, answerInput, scheduleAnswer, noteInput, undoAnswer, withdrawNote } from './answers.ts'
import { readTicketContext } from './ticket-context.ts'
import {
  changesInput,
  changeTicket,
  changeTickets,
  mostAtOnce,
  refuseUnknownTags,
  runMacro,
  seenInput,
  undoChanges,
} from './change.ts'
import {
  type PendingAction,
  pendingActionInputs,
  schedulePendingAction,
  numberInput,
  undoPendingAction,
} from './pending-actions.ts'
import { linkTickets } from './join.ts'
import { beat, leave } from './presence.ts'
import { queueNames } from './queue-names.ts'
import { countQueues, readQueuePage, searchTickets } from './queues.ts'
import { readReport, reportInput, writeReport } from './read-report.ts'
import { readTicket } from './read-ticket.ts'
import { readTools } from './tools.ts'

interface Asked {
  agent: Agent
  locale: Locale
}
type Handle = (asked: Asked, input: unknown) => Promise<unknown>

/** An endpoint's input is checked before anything is done with it. */
const way =
  <Schema extends z.ZodType>(
    schema: Schema,
    handle: (asked: Asked, input: z.output<Schema>) => Promise<unknown>,
  ): Handle =>
  (asked, input) => {
    const parsed = schema.safeParse(input)
    if (!parsed.success) throw new DeskRefusal('invalid')
    return handle(asked, parsed.data)
  }

const id = z.int().positive()
const idInQuery = z.coerce.number().int().positive()
const one = z.object({ ticket: id })
const queueContext = ({ agent, locale }: Asked) => ({
  ask: openAsk(agent.payload),
  isOnPostgres: isPostgres(agent.payload),
  user: agent.user.id,
  locale,
})

const reads: Record<string, Handle> = {
  list: way(
    z.object({
      queue: z.enum(queueNames),
      q: z.string().trim().max(200).optional(),
      cursor: z.string().max(60).optional(),
    }),
    (asked, { cursor, q, queue }) =>
      q ? searchTickets(queueContext(asked), q) : readQueuePage(queueContext(asked), queue, cursor),
  ),
  counts: way(z.object({}), (asked) => countQueues(queueContext(asked))),
  'file-token': way(z.object({}), ({ agent }) => Promise.resolve(openFileToken(agent.payload))),
  tools: way(z.object({}), ({ agent, locale }) => readTools(agent, locale)),
  ticket: way(z.object({ number: numberInput }), ({ agent, locale }, asked) => readTicket(agent, asked.number, locale)),
  beside: way(z.object({ ticket: idInQuery }), ({ agent, locale }, { ticket }) =>
    readTicketContext(agent, ticket, locale),
  ),
  report: way(reportInput, ({ agent, locale }, asked) => readReport(agent, asked, locale)),
}

const deed = ({ agent }: Asked, { ticket, ...input }: PendingAction & { ticket: number }) =>
  schedulePendingAction(agent, ticket, input)

const writes: Record<string, Handle> = {
  change: way(one.extend({ seen: seenInput, changes: changesInput }), async ({ agent }, { changes, seen, ticket }) => {
    await refuseUnknownTags(agent, changes)
    return changeTicket(agent, ticket, seen, changes)
  }),
  bulk: way(
    z.object({
      tickets: z
        .array(one.extend({ event: z.int().min(0) }))
        .min(1)
        .max(mostAtOnce),
      changes: changesInput,
    }),
    async ({ agent }, { changes, tickets }) => {
      await refuseUnknownTags(agent, changes)
      return changeTickets(agent, tickets, changes)
    },
  ),
  undo: way(
    z.object({
      tickets: z
        .array(one.extend({ seen: seenInput, undo: changesInput }))
        .min(1)
        .max(mostAtOnce),
    }),
    ({ agent }, { tickets }) => undoChanges(agent, tickets),
  ),
  macro: way(one.extend({ seen: seenInput, macro: id }), ({ agent }, { macro, seen, ticket }) =>
    runMacro(agent, ticket, seen, macro),
  ),
  answer: way(one.extend({ seen: seenInput, ...answerInput.shape }), ({ agent }, { seen, ticket, ...answer }) =>
    scheduleAnswer(agent, ticket, seen, answer),
  ),
  withdraw: way(one.extend({ answer: id }), ({ agent }, { answer, ticket }) => undoAnswer(agent, ticket, answer)),
  note: way(one.extend(noteInput.shape), ({ agent }, { ticket, ...note }) => addNote(agent, ticket, note)),
  'withdraw-note': way(one.extend({ note: id }), ({ agent }, { note, ticket }) => withdrawNote(agent, ticket, note)),
  beat: way(one.extend({ isWriting: z.boolean() }), ({ agent }, { isWriting, ticket }) =>
    beat(agent, ticket, isWriting),
  ),
  leave: way(one, async ({ agent }, { ticket }) => {
    await leave(agent, ticket)
    return {}
  }),
  merge: way(one.extend(pendingActionInputs.merge.shape), deed),
  split: way(one.extend(pendingActionInputs.split.shape), deed),
  customer: way(one.extend(pendingActionInputs.customer.shape), deed),
  'withdraw-deed': way(one.extend({ deed: id }), ({ agent }, asked) =>
    undoPendingAction(agent, asked.ticket, asked.deed),
  ),
  link: way(
    one.extend({ other: numberInput, isLinked: z.boolean(), seen: seenInput.optional() }),
    ({ agent }, { isLinked, other, seen, ticket }) => linkTickets(agent, ticket, other, isLinked, seen),
  ),
}

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }
const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'zh' ? 'zh' : 'en')

async function answerRefusal(req: PayloadRequest, { clashes, reason }: DeskRefusal): Promise<Response> {
  const named = await nameEvents(
    req.payload,
    clashes.map((clash, index) => ({ id: index, at: '', ...clash, kind: clash.kind as 'status' })),
    languageOf(req),
  )
  return Response.json({ refusal: reason, clashes: named }, { status: refusals[reason], headers })
}

/** Runs one of the ways for an agent. Who asks is looked at before what they ask. */
async function run(req: PayloadRequest, ways: Record<string, Handle>, readInput: () => Promise<unknown>) {
  try {
    const agent = agentOf(req)
    const { way: name = '' } = (req.routeParams ?? {}) as { way?: string }
    const handle = Object.hasOwn(ways, name) ? ways[name] : undefined
    if (handle === undefined) throw new DeskRefusal('missing')
    return Response.json(await handle({ agent, locale: languageOf(req) }, await readInput()), { headers })
  } catch (error) {
    if (error instanceof DeskRefusal) return answerRefusal(req, error)
    throw error
  }
}

/** A page of another site can send neither this type nor, where the browser tells, a request from elsewhere. */
function isOwn({ headers }: PayloadRequest): boolean {
  const site = headers.get('sec-fetch-site')
  const isSame = site === null || site === 'same-origin'
  return isSame && /^application\/json\b/i.test(headers.get('content-type') ?? '')
}

/** `GET /admin/api/tickets/desk/report.csv`: the report for spreadsheets. */
const reportTable: Endpoint = {
  path: '/desk/report.csv',
  method: 'get',
  async handler(req) {
    try {
      const agent = agentOf(req)
      const locale = languageOf(req)
      const report = await readReport(agent, reportInput.parse(req.query), locale)
      const changes = [{ field: 'rows', after: String(report.rows.length) }]
      await noteDeed(req, { action: 'export', kind: 'tickets', changes })
      req.payload.logger.info({ staff: agent.user.id, rows: report.rows.length }, 'a report of tickets was exported')
      return new Response(writeReport(report, locale), {
        headers: {
          ...headers,
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="tickets-${report.from}-${report.to}-${report.by}.csv"`,
        },
      })
    } catch (error) {
      if (error instanceof DeskRefusal) return answerRefusal(req, error)
      throw error
    }
  },
}

/** What the desk reads (`GET`) and does (`POST`), for agents and administrators alone. */
export const deskEndpoints: Endpoint[] = [
  reportTable,
  { path: '/desk/:way', method: 'get', handler: (req) => run(req, reads, () => Promise.resolve(req.query)) },
  {
    path: '/desk/:way',
    method: 'post',
    handler: (req) =>
      run(req, writes, async () => {
        if (!isOwn(req)) throw new DeskRefusal('forbidden')
        return req.json?.().catch(() => undefined)
      }),
  },
]
