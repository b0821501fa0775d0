import { APIError, type Endpoint, type Where } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import { writeAnswers } from '#content/enquiry-answers.ts'
import { receivedKinds } from '#domain/enquiry/enquiry.ts'
import { writeTable } from '#lib/csv.ts'

/** Most rows of one file; newest first. */
const mostRows = 10_000

const heads = {
  zh: ['受理编号', '种类', '状态', '姓名', '公司', '邮箱', '电话', '内容', '说明', '文件', '收到'],
  en: ['Receipt', 'Kind', 'State', 'Name', 'Company', 'E-mail', 'Phone', 'Answers', 'Message', 'Files', 'Received'],
}

/**
 * `GET /admin/api/enquiries/export?kind=…`, or `?form=…` for one of the company’s own forms: enquiries as a CSV, those that the caller may read and no others. What
 * visitors wrote is made harmless for spreadsheets.
 */
export const exportEnquiries: Endpoint = {
  path: '/export',
  method: 'get',
  async handler(req) {
    if (!req.user) throw new APIError('Unauthorized', 401)
    const kind = receivedKinds.find((each) => each === req.query.kind)
    const form = Number(req.query.form)
    const ways: Where[] = [
      ...(kind ? [{ kind: { equals: kind } }] : []),
      ...(Number.isSafeInteger(form) && form > 0 ? [{ form: { equals: form } }] : []),
    ]
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      where: { and: ways },
      sort: '-createdAt',
      limit: mostRows,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      showHiddenFields: true,
      req,
    })
    const language = req.i18n.language === 'zh' ? 'zh' : 'en'
    const rows = docs.map((each) => [
      each.receipt,
      each.kind,
      each.state,
      each.name,
      each.company ?? '',
      each.email,
      each.phone ?? '',
      writeAnswers(each, language),
      each.message ?? '',
      (each.files ?? []).map(({ name }) => name).join('\n'),
      each.createdAt,
    ])
    const kinds = kind ? [{ field: 'kind', after: kind }] : []
    const changes = [...kinds, { field: 'rows', after: String(rows.length) }]
    await noteDeed(req, { action: 'export', kind: 'enquiries', changes })
    req.payload.logger.info({ staff: req.user.id, rows: rows.length }, 'enquiries were exported')
    return new Response(writeTable([heads[language], ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries${kind ? `-${kind}` : ''}.csv"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}
