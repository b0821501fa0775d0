import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { linesOf, textIn } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { openPosition, positionItem } from './open-positions.ts'

/** One position. A closed one is answered with its name and that it is closed, and with nothing to apply by. */
export const jobDetail = defineCall({
  path: 'job/detail',
  summary: { zh: '一个职位，按编号或地址名取', en: 'One position, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...positionItem.shape,
    languages: z.array(z.enum(locales)),
    isOpen: z.boolean().meta(meaning('现在能否申请', 'Whether applications are open')),
    experience: z.string(),
    pay: z.string(),
    duties: z.array(z.string()),
    requirements: z.array(z.string()),
    niceToHave: z.array(z.string()),
    country: z.string(),
    region: z.string(),
    updatedAt: z.string(),
  }),
  isKept: true,
  async handler(context, { id }) {
    const { isOpen, item, position } = await openPosition(context, id)
    const list = (name: 'duties' | 'requirements' | 'niceToHave') => (isOpen ? linesOf(position.text(name)) : [])
    const place = typeof position.record.place === 'object' ? position.record.place : undefined
    return {
      ...item,
      languages: position.languages,
      isOpen,
      experience: isOpen ? position.text('experience') : '',
      pay: isOpen ? position.text('pay') : '',
      duties: list('duties'),
      requirements: list('requirements'),
      niceToHave: list('niceToHave'),
      country: place?.country ?? '',
      region: textIn(place?.region, item.lang),
      updatedAt: position.record.updatedAt,
    }
  },
})
