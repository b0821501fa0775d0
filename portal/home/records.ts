import { z } from 'zod'
import { type CallContext, defineCall } from '#portal/call.ts'
import { linkToOwn } from '#portal/linked-record.ts'
import { keepCurrent } from '#portal/period.ts'
import {
  imageOf,
  linkTo,
  metricOf,
  openRecord,
  openRecords,
  openRows,
  type ReaderOf,
  type RecordOf,
  textIn,
} from '#portal/records.ts'
import { id, image, lang, link, metric, noInput } from '#portal/schemas.ts'

/** C4: the company's engines, each with a measured figure and its source. */
export const engineList = defineCall({
  path: 'home/engine/list',
  summary: { zh: '引擎及其实测数字', en: 'Engines with a measured figure' },
  input: noInput,
  output: z.array(
    z.object({
      id,
      lang,
      name: z.string(),
      text: z.string(),
      icon: z.string().optional(),
      metric,
      link: link.optional(),
    }),
  ),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('engines', { sort: '_order', limit: 0 })
    return openRecords(docs, locale).map((engine) => ({
      id: engine.id,
      lang: engine.lang,
      name: engine.text('title'),
      text: engine.text('text'),
      ...(engine.record.icon !== undefined && { icon: engine.record.icon }),
      metric: metricOf(engine.record.metric, engine.lang),
      link: linkTo(engine.record.target, engine.text('title')),
    }))
  },
})

/** C5: solutions by industry. */
export const solutionList = defineCall({
  path: 'home/solution/list',
  summary: { zh: '各行业的解决方案', en: 'Solutions by industry' },
  input: noInput,
  output: z.array(
    z.object({
      id,
      lang,
      slug: z.string(),
      title: z.string(),
      summary: z.string(),
      image: image.optional(),
      industry: z.string(),
      link,
    }),
  ),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('solutions', {
      sort: '_order',
      limit: 0,
      depth: 1,
      select: ['slug', 'summary', 'image', 'industry'],
    })
    return openRecords(docs, locale).map((solution) => ({
      id: solution.id,
      lang: solution.lang,
      slug: solution.text('slug'),
      title: solution.text('title'),
      summary: solution.text('summary'),
      image: imageOf(solution.record.image, solution.lang),
      industry: openRecord(solution.record.industry, locale)?.text('title') ?? '',
      link: { path: `/solution/detail?id=${solution.text('slug')}`, title: solution.text('title') },
    }))
  },
})

/** C6: partners. */
export const ecologyList = defineCall({
  path: 'home/ecology/list',
  summary: { zh: '合作伙伴', en: 'Partners' },
  input: noInput,
  output: z.array(
    z.object({ id, lang, name: z.string(), logo: image.optional(), class: z.string(), link: link.optional() }),
  ),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('partners', { sort: '_order', limit: 0, depth: 1 })
    return openRecords(docs, locale).map((partner) => ({
      id: partner.id,
      lang: partner.lang,
      name: partner.text('title'),
      logo: imageOf(partner.record.logo, partner.lang),
      class: openRecord(partner.record.class, locale)?.text('title') ?? '',
      link: linkTo(partner.record.site, partner.text('title')),
    }))
  },
})

function readLink(context: CallContext, { lang: own, record: { link: way }, text }: ReaderOf<'announcements'>) {
  return linkToOwn(context, way?.target, textIn(way?.title, own) || text('title'))
}

/** C16: announcements whose period contains now, newest first. */
export const announcementList = defineCall({
  path: 'home/announcement',
  summary: { zh: '有效期内的公告，新的在前', en: 'Live announcements, newest first' },
  input: noInput,
  output: z.array(
    z.object({
      id,
      lang,
      title: z.string(),
      level: z.enum(['info', 'notice', 'warning']),
      startsAt: z.string().optional(),
      endsAt: z.string().optional(),
      link: link.optional(),
    }),
  ),
  isKept: true,
  handler: async (context) => {
    const { docs } = await context.find('announcements', { sort: '-createdAt', limit: 0 })
    // Ordered here: databases do not agree where a record without a beginning stands.
    const startOf = ({ startsAt }: RecordOf<'announcements'>) => (startsAt === undefined ? 0 : Date.parse(startsAt))
    const newestFirst = keepCurrent(context, docs).toSorted((a, b) => startOf(b) - startOf(a))
    const read = async (announcement: ReaderOf<'announcements'>) => ({
      id: announcement.id,
      lang: announcement.lang,
      title: announcement.text('title'),
      level: announcement.record.level ?? ('info' as const),
      ...(announcement.record.startsAt !== undefined && { startsAt: announcement.record.startsAt }),
      ...(announcement.record.endsAt !== undefined && { endsAt: announcement.record.endsAt }),
      link: await readLink(context, announcement),
    })
    return Promise.all(openRecords(newestFirst, context.locale).map(read))
  },
})

/** C18: ways to reach an expert, and the experts. */
export const expertConsult = defineCall({
  path: 'home/expert/consult',
  summary: { zh: '咨询渠道与专家', en: 'Consultation channels and experts' },
  input: noInput,
  output: z.object({
    channels: z.array(
      z.object({
        id,
        title: z.string(),
        text: z.string(),
        icon: z.string().optional(),
        value: z.string(),
        link: link.optional(),
      }),
    ),
    experts: z.array(
      z.object({ id, lang, name: z.string(), topic: z.string(), text: z.string(), languages: z.string() }),
    ),
  }),
  isKept: true,
  handler: async ({ find, findGlobal, locale }) => {
    const [site, { docs }] = await Promise.all([findGlobal('site'), find('experts', { sort: '_order', limit: 0 })])
    return {
      channels: openRows(site.channels, locale).map(({ id: rowId, row, text }) => ({
        id: rowId,
        title: text('title'),
        text: text('text'),
        ...(row.icon !== undefined && { icon: row.icon }),
        value: text('value'),
        link: linkTo(row.target, text('title')),
      })),
      experts: openRecords(docs, locale).map((expert) => ({
        id: expert.id,
        lang: expert.lang,
        name: expert.text('title'),
        topic: expert.text('topic'),
        text: expert.text('text'),
        languages: expert.text('languages'),
      })),
    }
  },
})
