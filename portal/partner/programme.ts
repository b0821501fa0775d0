import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choice } from '#portal/choices.ts'
import { linesOf, numberOf, openRecords, openRows, textIn } from '#portal/records.ts'
import { id, meaning, noInput } from '#portal/schemas.ts'
import { level, levelName, partnerItem, readLevels, readPartnerItem } from './partner-item.ts'

/** Partners that a class shows before its list leads on to the directory. */
const shownOfClass = 8

/** The partner programme: levels, benefits, steps, and the partners that the editors put forward. */
export const partnerProgramme = defineCall({
  path: 'ecology/programme',
  summary: {
    zh: '伙伴计划：级别、权益、加入步骤和推荐伙伴',
    en: 'The partner programme: levels, benefits, steps to join, featured partners',
  },
  input: noInput,
  output: z.object({
    intro: z.string(),
    apply: z.string().meta(meaning('申请表之前的说明', 'The text before the application form')),
    levels: z.array(
      z.object({
        id,
        level,
        text: z.string(),
        requirements: z.array(z.string()),
        term: z.string().meta(meaning('有效期', 'How long it is valid')),
      }),
    ),
    benefits: z.array(z.object({ id, title: z.string(), note: z.string(), levels: z.array(levelName) })),
    steps: z.array(
      z.object({ id, title: z.string(), icon: z.string().optional(), text: z.string(), time: z.string() }),
    ),
    featured: z.array(partnerItem),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async ({ find, findGlobal, locale }) => {
    const programme = await findGlobal('programme')
    const ids = (programme.featured ?? []).map(numberOf)
    // Read as records, not as a part of the global: with their pictures, and only those that are published.
    const { docs } =
      ids.length > 0 ? await find('partners', { where: { id: { in: ids } }, limit: 0, depth: 1 }) : { docs: [] }
    const inOrder = docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return {
      intro: textIn(programme.intro, locale),
      apply: textIn(programme.apply, locale),
      levels: openRows(programme.levels, locale).map(({ id: rowId, row, text }) => {
        const value = levelName.catch('registered').parse(row.level)
        return {
          id: rowId,
          level: { value, title: text('title') },
          text: text('text'),
          requirements: linesOf(text('requirements')),
          term: text('term'),
        }
      }),
      benefits: openRows(programme.benefits, locale).map(({ id: rowId, row, text }) => ({
        id: rowId,
        title: text('title'),
        note: text('note'),
        levels: z.array(levelName).catch([]).parse(row.levels),
      })),
      steps: openRows(programme.steps, locale).map(({ id: rowId, row, text }) => ({
        id: rowId,
        title: text('title'),
        ...(typeof row.icon === 'string' && { icon: row.icon }),
        text: text('text'),
        time: text('time'),
      })),
      featured: openRecords(inOrder, locale).map((partner) => readPartnerItem(partner, locale)),
      updatedAt: typeof programme.updatedAt === 'string' ? programme.updatedAt : '',
    }
  },
})

/** Each class: what it is, what it asks for and gives, and its first partners. */
export const partnerClassList = defineCall({
  path: 'ecology/classes',
  summary: {
    zh: '伙伴类别：定义、条件、权益与伙伴',
    en: 'Partner classes: definition, criteria, benefits and partners',
  },
  input: noInput,
  output: z.array(
    z.object({
      ...choice.shape,
      icon: z.string().optional(),
      definition: z.string(),
      criteria: z.array(z.string()),
      benefits: z.array(z.string()),
      levels: z.array(z.object({ ...level.shape, count: z.int() })),
      total: z.int(),
      partners: z.array(partnerItem),
      updatedAt: z.string(),
    }),
  ),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('partner-classes', { sort: '_order', limit: 0 })
    return Promise.all(
      openRecords(docs, locale).map(async (partnerClass) => {
        const where = { class: { equals: partnerClass.record.id } }
        const count = async (value: string) =>
          (await find('partners', { where: { and: [where, { level: { equals: value } }] }, page: 1, limit: 1 }))
            .totalDocs
        const [found, levels] = await Promise.all([
          find('partners', { where, sort: '_order', page: 1, limit: shownOfClass, depth: 1 }),
          Promise.all(readLevels(locale).map(async (each) => ({ ...each, count: await count(each.value) }))),
        ])
        const { icon } = partnerClass.record
        return {
          id: partnerClass.id,
          lang: partnerClass.lang,
          slug: partnerClass.text('slug'),
          title: partnerClass.text('title'),
          ...(typeof icon === 'string' && { icon }),
          definition: partnerClass.text('definition'),
          criteria: linesOf(partnerClass.text('criteria')),
          benefits: linesOf(partnerClass.text('benefits')),
          levels,
          total: found.totalDocs,
          partners: openRecords(found.docs, locale).map((partner) => readPartnerItem(partner, locale)),
          updatedAt: partnerClass.record.updatedAt,
        }
      }),
    )
  },
})
