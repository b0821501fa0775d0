import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { openHouseRecord } from '#content/house-record.ts'
import { enquiryKinds } from '#domain/enquiry/enquiry.ts'
import { siteFormNames } from './names.ts'
import { fieldsOf } from './wordings.ts'

const named = z.object({ kind: z.enum(enquiryKinds) })

/** `POST /admin/api/site-forms/open`: the record of one of the site's own forms, made with a row for each field when there is none. */
const open: Omit<Endpoint, 'root'> = {
  path: '/open',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { kind } = await readInput(req, named)
    const wordings = fieldsOf(kind).map((field) => ({ field, use: 'usual' }))
    const asked = { collection: 'site-forms', field: 'kind', name: kind, title: siteFormNames[kind] } as const
    return answerJson({ id: await openHouseRecord(req, { ...asked, data: { wordings } }) })
  },
}

export const siteFormEndpoints = [open]
