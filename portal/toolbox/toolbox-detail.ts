import { z } from 'zod'
import { functionLine } from '#content/collections/product/toolboxes.ts'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { readTitledTexts, titledText } from '#portal/titled-texts.ts'
import { linkTo, numberOf, openRecords, openRows, type ReaderOf, translationOf } from '#portal/records.ts'
import { link, meaning, translation } from '#portal/schemas.ts'
import { readToolboxFiles, toolboxFile } from './toolbox-files.ts'
import { loadToolboxNames, readToolboxItem, toolboxFields, toolboxItem, type ToolboxNames } from './toolbox-item.ts'

const body = z.object({
  purpose: z.string(),
  functions: z.array(z.object({ name: z.string(), text: z.string() })),
  examples: z.array(z.object({ ...titledText.shape, file: z.string(), code: z.string() })),
  counterparts: z.array(titledText),
  releases: z.array(z.object({ name: z.string(), date: z.string(), title: z.string() })),
})

/** The functions of a toolbox as editors write them, one a line. */
export function readFunctions(text: string): { name: string; text: string }[] {
  return text.split('\n').flatMap((each) => {
    const [, name, what] = functionLine.exec(each) ?? []
    return name === undefined || what === undefined ? [] : [{ name, text: what.trim() }]
  })
}

function readBody({ lang, record, text }: ReaderOf<'toolboxes'>): z.output<typeof body> {
  return {
    purpose: text('purpose'),
    functions: readFunctions(text('functions')),
    examples: openRows(record.examples, lang).map(({ row, text: rowText }) => ({
      title: rowText('title'),
      text: rowText('text'),
      file: String(row.file),
      code: String(row.code),
    })),
    counterparts: readTitledTexts(record.counterparts, lang),
    releases: openRows(record.releases, lang)
      .map(({ row, text: rowText }) => ({ name: String(row.name), date: String(row.date), title: rowText('title') }))
      .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)),
  }
}

const emptyBody: z.output<typeof body> = { purpose: '', functions: [], examples: [], counterparts: [], releases: [] }

/** What it needs, what needs it, and its neighbours in the domain. */
async function readAround({ find, locale }: CallContext, toolbox: ReaderOf<'toolboxes'>, names: ToolboxNames) {
  const ids = (toolbox.record.dependsOn ?? []).map(numberOf)
  const read = async (where: Parameters<typeof find>[1]) => {
    const { docs } = await find('toolboxes', { sort: 'package', select: toolboxFields, ...where })
    return openRecords(docs, locale).map((each) => readToolboxItem(each, names))
  }
  const own = Number(toolbox.id)
  const [dependsOn, neededBy, related] = await Promise.all([
    ids.length === 0 ? [] : read({ where: { id: { in: ids } }, limit: 0 }),
    read({ where: { dependsOn: { equals: own } }, limit: 12 }),
    read({
      where: { and: [{ domain: { equals: toolbox.record.domain } }, { id: { not_equals: own } }] },
      limit: 6,
    }),
  ])
  return { dependsOn, neededBy, related }
}

/** One toolbox with its functions and examples. Where the asked language has none, only title and summary (L6). */
export const toolboxDetail = defineCall({
  path: 'toolbox/detail',
  summary: { zh: '一个工具箱，按编号或地址名取', en: 'One toolbox, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...toolboxItem.shape,
    ...body.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which it is published')),
    ...translation.shape,
    source: link.optional().meta(meaning('开源工具箱的源码', 'Source of an open toolbox')),
    files: z.array(toolboxFile).meta(meaning('它自己的文件，应取的在前', 'Its own files, the recommended one first')),
    dependsOn: z.array(toolboxItem),
    neededBy: z.array(toolboxItem),
    related: z.array(toolboxItem),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async (context, { id: asked }) => {
    const [toolbox, names] = await Promise.all([openFound(context, 'toolboxes', asked), loadToolboxNames(context)])
    const { record } = toolbox
    const [files, around] = await Promise.all([
      readToolboxFiles(context, toolbox.id),
      readAround(context, toolbox, names),
    ])
    return {
      ...readToolboxItem(toolbox, names),
      ...(toolbox.lang === context.locale ? readBody(toolbox) : emptyBody),
      languages: toolbox.languages,
      ...translationOf(toolbox),
      source: record.licence === 'open' ? linkTo(record.source, toolbox.text('title')) : undefined,
      files,
      ...around,
      updatedAt: record.updatedAt,
    }
  },
})
