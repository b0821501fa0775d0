import { APIError, type Endpoint } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { csvCell } from '#lib/csv.ts'
import { noteDeed } from './append.ts'
import type { AuditEntry, Change } from './entry.ts'
import { maySeeAudit } from './may-see.ts'
import { readFilter, readLog } from './read.ts'

const heads = {
  zh: ['序号', '时间', '操作', '人员编号', '姓名', '角色', '地址', '种类', '记录', '标题', '语言', '改动', '摘要'],
  en: [
    'Number',
    'Time',
    'Action',
    'Person',
    'Name',
    'Roles',
    'Address',
    'Kind',
    'Record',
    'Title',
    'Language',
    'Changes',
    'Digest',
  ],
}

const writeChange = ({ after, before, field, language }: Change) =>
  `${field}${language ? ` (${language})` : ''}${before === undefined && after === undefined ? '' : `: ${before ?? ''} → ${after ?? ''}`}`

const cellsOf = (entry: AuditEntry) => [
  entry.number,
  new Date(entry.at).toISOString(),
  entry.action,
  entry.person ?? '',
  entry.name,
  entry.roles,
  entry.address,
  entry.kind,
  entry.record,
  entry.title,
  entry.language,
  entry.changes.map(writeChange).join('\n'),
  entry.digest,
]
const lineOf = (cells: readonly (number | string)[]) => `${cells.map(csvCell).join(',')}\r\n`

/** Entries that are read at once. */
const piece = 1000

/**
 * `GET /admin/api/audit/export?…`: the log as a CSV by the screen's own filters, for administrators. It is read in
 * pieces, however long it is, and stands in the log itself. With the digests, the file is a witness of the log.
 */
export const exportAudit: Endpoint = {
  path: '/audit/export',
  method: 'get',
  async handler(req) {
    if (!req.user) throw new APIError('Unauthorized', 401)
    if (!maySeeAudit(req.user)) throw new APIError('Forbidden', 403)
    const filter = readFilter(req.query)
    const ask = openAsk(req.payload)
    const changes = Object.entries(filter).map(([field, value]) => ({ field, after: String(value) }))
    await noteDeed(req, { action: 'export', kind: 'audit', changes })
    const head = heads[req.i18n.language === 'zh' ? 'zh' : 'en']
    const encoder = new TextEncoder()
    let before: number | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${lineOf(head)}`)),
      pull: async (controller) => {
        const entries = await readLog(ask, filter, { before, limit: piece })
        before = entries.at(-1)?.number
        if (entries.length > 0)
          controller.enqueue(encoder.encode(entries.map((each) => lineOf(cellsOf(each))).join('')))
        if (entries.length < piece) controller.close()
      },
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit.csv"',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}
