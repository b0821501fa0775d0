import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { APIError, type Endpoint } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import { savedOnly } from '#lib/files/file-policy.ts'
import { needBucket } from '#content/hooks/bucket-files.ts'
import { openFileStore } from '#domain/storage/private-files.ts'

const holdWords = {
  held: {
    zh: '这个文件还没有查过病毒，查过以后才能下载。',
    en: 'This file has not been scanned for viruses yet. You can download it once it has.',
  },
  infected: { zh: '这个文件里发现了病毒，已经删除。', en: 'A virus was found in this file, and it was deleted.' },
}

/**
 * `GET /admin/api/{collection}/{id}/files/{row}`: a file that came with an enquiry, a ticket or a mail, to those who may read the
 * record and to nobody else. It is saved, never shown: whatever is in it, it does not run on this origin.
 */
const downloadFrom = (collection: 'enquiries' | 'ticket-messages' | 'ticket-notes' | 'desk-inbox'): Endpoint => ({
  path: '/:id/files/:row',
  method: 'get',
  async handler(req) {
    const { id = '', row } = (req.routeParams ?? {}) as { id?: string; row?: string }
    const number = Number(id)
    if (!Number.isSafeInteger(number)) throw new APIError('Not Found', 404)
    // By the caller's own rights; what they may not read is not there for them.
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: number } },
      limit: 1,
      depth: 0,
      overrideAccess: false,
      showHiddenFields: true,
      req,
    })
    const file = docs[0]?.files?.find((each) => each.id === row)
    if (file === undefined) throw new APIError('Not Found', 404)
    const store = openFileStore()
    const hold = await needBucket(req, 'read', () => store.holdOf(file.file))
    if (hold !== undefined)
      throw new APIError(holdWords[hold][req.i18n.language === 'zh' ? 'zh' : 'en'], 403, undefined, true)
    if (!(await needBucket(req, 'read', () => store.has(file.file)))) throw new APIError('Not Found', 404)
    const facts = await stat(store.pathOf(file.file))
    // The name is the visitor's own words: it stays where they sent it.
    await noteDeed(req, { action: 'download', kind: collection, record: number })
    req.payload.logger.info(
      { collection, record: number, staff: req.user?.id },
      'a file that a visitor sent was opened',
    )
    return new Response(Readable.toWeb(store.read(file.file)) as ReadableStream, {
      headers: { 'Content-Length': String(facts.size), ...savedOnly(file.name) },
    })
  },
})

export const downloadEnquiryFile = downloadFrom('enquiries')
export const downloadTicketFile = downloadFrom('ticket-messages')
export const downloadNoteFile = downloadFrom('ticket-notes')
export const downloadDeskFile = downloadFrom('desk-inbox')
