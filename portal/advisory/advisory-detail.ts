import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { openRecords } from '#portal/records.ts'
import { noInput } from '#portal/schemas.ts'
import { advisory, readAdvisory } from './advisory.ts'
import { loadAffectedNames } from './affected.ts'

/** One advisory. Where the asked language has none, only title, summary and rating (L6). */
export const advisoryDetail = defineCall({
  path: 'advisory/detail',
  summary: { zh: '一份安全公告，按编号或地址名取', en: 'One security advisory, by record number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: advisory,
  isKept: true,
  handler: async (context, { id }) => {
    const [item, names] = await Promise.all([openFound(context, 'advisories', id), loadAffectedNames(context)])
    return readAdvisory(item, names, item.lang === context.locale)
  },
})

/**
 * Every advisory in full, newest first: what feeds and CSAF documents are written from. One that the asked language does
 * not have is whole in its own, since a document has a language of its own, and `lang` says which.
 */
export const advisoryFeed = defineCall({
  path: 'advisory/feed',
  summary: { zh: '全部安全公告的全文，供订阅和CSAF文件', en: 'All advisories in full, for feeds and CSAF documents' },
  input: noInput,
  output: z.array(advisory),
  isKept: true,
  handler: async (context) => {
    const [names, { docs }] = await Promise.all([
      loadAffectedNames(context),
      context.find('advisories', { sort: '-number', limit: 0 }),
    ])
    return openRecords(docs, context.locale).map((item) => readAdvisory(item, names, true))
  },
})
