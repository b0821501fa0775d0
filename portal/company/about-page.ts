import { z } from 'zod'
import { qualificationKinds } from '#content/collections/company/about-company.ts'
import { dayIn, endOfDay } from '#lib/calendar.ts'
import { defineCall } from '#portal/call.ts'
import { openRecords, textIn } from '#portal/records.ts'
import { id, lang, meaning, noInput } from '#portal/schemas.ts'
import { siteTimeZone } from '#portal/time-zone.ts'
import { readTitledRows, titledRow } from '#portal/titled-texts.ts'

export const aboutPage = defineCall({
  path: 'company/about',
  summary: { zh: '公司的使命、沿革、负责人、资质与荣誉', en: 'Mission, history, leadership, certificates and honours' },
  input: noInput,
  output: z.object({
    legalName: z.string(),
    founded: z.number().optional(),
    people: z.number().optional(),
    mission: z.string(),
    principles: z.array(titledRow),
    milestones: z.array(z.object({ id, lang, year: z.number(), title: z.string(), text: z.string() })),
    leaders: z.array(z.object({ id, lang, title: z.string(), role: z.string(), text: z.string() })),
    qualifications: z.array(
      z.object({
        id,
        lang,
        kind: z.enum(qualificationKinds.map(({ value }) => value)),
        title: z.string(),
        number: z.string(),
        issuer: z.string(),
        scope: z.string(),
        issuedOn: z.string(),
        validUntil: z.string().optional(),
        isExpired: z.boolean().meta(meaning('有效期已过', 'Whether it has expired')),
      }),
    ),
  }),
  isKept: true,
  async handler({ find, findGlobal, locale, validUntil }) {
    const [page, timeZone, milestones, leaders, qualifications] = await Promise.all([
      findGlobal('about-page'),
      siteTimeZone(findGlobal),
      find('milestones', { sort: ['year', 'id'], limit: 0 }),
      find('leaders', { sort: '_order', limit: 0 }),
      find('qualifications', { sort: ['-issuedAt', '-id'], limit: 0 }),
    ])
    const now = new Date()
    const lastDay = (date: string | undefined) => date && dayIn(timeZone, new Date(date))
    return {
      legalName: textIn(page.legalName, locale),
      founded: page.founded,
      people: page.people,
      mission: textIn(page.mission, locale),
      principles: readTitledRows(page.principles, locale),
      milestones: openRecords(milestones.docs, locale).map((each) => ({
        id: each.id,
        lang: each.lang,
        year: Number(each.record.year),
        title: each.text('title'),
        text: each.text('text'),
      })),
      leaders: openRecords(leaders.docs, locale).map((each) => ({
        id: each.id,
        lang: each.lang,
        title: each.text('title'),
        role: each.text('role'),
        text: each.text('text'),
      })),
      qualifications: openRecords(qualifications.docs, locale).map((each) => {
        const until = lastDay(each.record.validUntil)
        const end = until && endOfDay(until, timeZone)
        if (end && end > now) validUntil(end)
        return {
          id: each.id,
          lang: each.lang,
          kind: each.record.kind ?? 'honour',
          title: each.text('title'),
          number: each.record.number ?? '',
          issuer: each.text('issuer'),
          scope: each.text('scope'),
          issuedOn: lastDay(each.record.issuedAt) ?? '',
          ...(until && { validUntil: until }),
          isExpired: end !== undefined && end !== '' && end <= now,
        }
      }),
    }
  },
})
