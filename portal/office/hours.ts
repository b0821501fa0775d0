import { z } from 'zod'
import { weekdays } from '#content/globals/company.ts'
import { addDays, dayIn } from '#lib/calendar.ts'
import { type ServiceHours, serviceAt } from '#domain/office/service-hours.ts'
import { defineCall } from '#portal/call.ts'
import { siteTimeZone } from '#portal/time-zone.ts'
import { openRows } from '#portal/records.ts'
import { meaning, noInput } from '#portal/schemas.ts'

const text = (value: unknown, fallback = '') => (typeof value === 'string' && value !== '' ? value : fallback)

/** How far ahead holidays are told, in days. */
const ahead = 400

export const contactHours = defineCall({
  path: 'contact/hours',
  summary: { zh: '现在是否有人答复，以及节假日', en: 'Whether support is open now, and the holidays' },
  input: noInput,
  output: z.object({
    isOpen: z.boolean(),
    changesAt: z
      .string()
      .optional()
      .meta(meaning('下一次开始或结束的时刻', 'When that changes next: opening or closing')),
    holiday: z.string().optional().meta(meaning('今天是什么节假日', 'The holiday that it is')),
    timeZone: z.string(),
    days: z.array(z.enum(weekdays.map(({ value }) => value))),
    opensAt: z.string(),
    closesAt: z.string(),
    holidays: z.array(z.object({ title: z.string(), startsOn: z.string(), endsOn: z.string() })),
    extraDays: z.array(z.object({ title: z.string(), on: z.string() })),
  }),
  isKept: true,
  async handler({ find: _find, findGlobal, locale, validUntil }) {
    const [stored, timeZone] = await Promise.all([findGlobal('service-hours'), siteTimeZone(findGlobal)])
    const now = new Date()
    const [today, last] = [dayIn(timeZone, now), addDays(dayIn(timeZone, now), ahead)]
    const holidays = openRows(stored.holidays, locale)
      .map(({ row, text: words }) => {
        const startsOn = text(row.startsOn)
        return { title: words('title'), startsOn, endsOn: text(row.endsOn, startsOn) }
      })
      .filter(({ endsOn, startsOn }) => endsOn >= today && startsOn <= last)
      .toSorted((one, two) => (one.startsOn < two.startsOn ? -1 : 1))
    const extraDays = openRows(stored.extraDays, locale)
      .map(({ row, text: words }) => ({ title: words('title'), on: text(row.on) }))
      .filter(({ on }) => on >= today && on <= last)
      .toSorted((one, two) => (one.on < two.on ? -1 : 1))
    const days = stored.days ?? []
    const [opensAt, closesAt] = [text(stored.opensAt, '09:00'), text(stored.closesAt, '18:00')]
    const hours: ServiceHours = {
      days,
      opensAt,
      closesAt,
      timeZone,
      holidays,
      extraDays: extraDays.map(({ on }) => on),
    }
    const { changesAt, holiday, isOpen } = serviceAt(hours, now)
    if (changesAt) validUntil(changesAt)
    return {
      isOpen,
      ...(changesAt && { changesAt: changesAt.toISOString() }),
      ...(holiday && { holiday }),
      timeZone,
      days,
      opensAt,
      closesAt,
      holidays,
      extraDays,
    }
  },
})
