import { z } from 'zod'
import { positionKinds } from '#content/collections/company/positions.ts'
import { siteTimeZone } from '#portal/time-zone.ts'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readChoices } from '#portal/choices.ts'
import { openRecords } from '#portal/records.ts'
import { noInput } from '#portal/schemas.ts'
import { findOpenPositions, positionItem, readPosition } from './open-positions.ts'

export const jobList = defineCall({
  path: 'job/list',
  summary: { zh: '现在可以申请的职位，新的在前', en: 'Open positions, newest first' },
  input: z.object({
    team: choiceSlug,
    place: choiceSlug,
    kind: z.enum(positionKinds.map(({ value }) => value)).optional(),
  }),
  output: z.object({ items: z.array(positionItem), total: z.number() }),
  isKept: true,
  async handler(context, { kind, place, team }) {
    const [docs, timeZone] = await Promise.all([findOpenPositions(context), siteTimeZone(context.findGlobal)])
    const all = openRecords(docs, context.locale)
    const has = (relation: unknown, slug: string | undefined) =>
      slug === undefined ||
      Object.values((relation as { slug?: Record<string, unknown> } | null)?.slug ?? {}).includes(slug)
    const items = all
      .filter(({ record }) => has(record.team, team) && has(record.place, place))
      .filter(({ record }) => kind === undefined || record.kind === kind)
      .map((position) => readPosition(position, context.locale, timeZone))
    return { items, total: all.length }
  },
})

export const jobFilters = defineCall({
  path: 'job/filters',
  summary: { zh: '职位的筛选项', en: 'Filters for positions' },
  input: noInput,
  output: z.object({ teams: z.array(filterChoice), places: z.array(filterChoice) }),
  isKept: true,
  async handler(context) {
    const [teams, places] = await Promise.all([
      readChoices(context, 'position-teams'),
      readChoices(context, 'position-places'),
    ])
    return { teams, places }
  },
})
