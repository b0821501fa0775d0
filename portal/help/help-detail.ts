import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { numberOf, openRecords, openRows, translationOf, textIn } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { meaning, richText, translation } from '#portal/schemas.ts'
import { helpFields, helpItem, loadHelpNames, readHelpItem } from './help-item.ts'

const section = z.object({
  id: z.string().meta(meaning('锚点', 'Its anchor')),
  title: z.string(),
  body: richText,
  code: z.object({ title: z.string(), text: z.string() }).optional(),
})

/** A name for an anchor: the heading's own words, numbered when they are repeated. */
function nameAnchors<T extends { title: string }>(rows: T[]): (T & { id: string })[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const base =
      row.title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'section'
    let id = base
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
    taken.add(id)
    return { ...row, id }
  })
}

/** One help article. Where the asked language has none, only title and summary (L6). */
export const helpDetail = defineCall({
  path: 'help/detail',
  summary: { zh: '一篇帮助文章，按编号或地址名取', en: 'One help article, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...helpItem.shape,
    ...translation.shape,
    sections: z.array(section),
    checkedOn: z.string().meta(meaning('这种语言的文字哪天核对过', 'When the text of this language was checked')),
    updatedAt: z.string(),
    related: z.array(helpItem),
  }),
  isKept: true,
  handler: async (context, { id }) => {
    const { find, locale } = context
    const [item, names] = await Promise.all([openFound(context, 'help-articles', id), loadHelpNames(context)])
    const { checkedOn, related, sections, updatedAt } = item.record
    const ids = (related ?? []).map(numberOf)
    const { docs } =
      ids.length === 0
        ? { docs: [] }
        : await find('help-articles', { where: { id: { in: ids } }, limit: 4, select: helpFields })
    const taken = new Set<string>()
    const rows = openRows(sections, item.lang).map(({ row, text }) => ({
      title: text('title'),
      body: readRichText(row.text?.[item.lang], item.lang, { taken }),
      ...(row.code && { code: { title: row.file ?? '', text: row.code } }),
    }))
    return {
      ...readHelpItem(item, names),
      ...translationOf(item),
      sections: item.lang === locale ? nameAnchors(rows) : [],
      checkedOn: textIn(checkedOn, item.lang),
      updatedAt,
      related: openRecords(docs, locale).map((each) => readHelpItem(each, names)),
    }
  },
})
