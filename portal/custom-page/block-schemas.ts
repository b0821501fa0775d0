import { z } from 'zod'
import { cardKinds } from '#domain/site/card-kinds.ts'
import { locales } from '#lib/locale.ts'
import { attachment } from '#portal/attachments.ts'
import { video } from '#portal/course/read-video.ts'
import { formFacts } from '#portal/form/form-detail.ts'
import { id, image, lang, link, meaning, metric, richText } from '#portal/schemas.ts'

const title = z.string().meta(meaning('标题，可为空', 'Heading; may be empty'))
const titled = z.object({ title: z.string(), text: z.string() })

/** What every block has. */
const base = { id: z.string() }

const figure = z.object({
  ...base,
  type: z.literal('figure'),
  image,
  isWide: z.boolean().meta(meaning('与页面同宽', 'As wide as the page')),
})

const table = z.object({
  ...base,
  type: z.literal('table'),
  title,
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())).meta(meaning('每行的格数与表头相同', 'Each row has as many cells as the head')),
  note: z.string(),
})

const people = z.object({
  ...base,
  type: z.literal('people'),
  title,
  people: z.array(z.object({ id, lang, title: z.string(), role: z.string(), text: z.string() })),
})

const columns = z.object({
  ...base,
  type: z.literal('columns'),
  title,
  body: richText,
  beside: richText,
  image: image.optional().meta(meaning('代替右栏文字', 'Instead of the text on the right')),
})

const hero = z.object({
  ...base,
  type: z.literal('hero'),
  title: z.string(),
  text: z.string(),
  image: image.optional(),
  video: video.optional().meta(meaning('无声循环播放，代替图片', 'Silent and again and again, instead of the picture')),
  link: link.optional(),
})

const ownVideo = z.object({
  ...base,
  type: z.literal('video'),
  title,
  caption: z.string(),
  video: video.extend({
    captions: z.array(z.enum(locales)).meta(meaning('字幕的语言', 'Languages of its captions')),
  }),
})

const cards = z.object({
  ...base,
  type: z.literal('cards'),
  title,
  kind: z
    .enum(cardKinds)
    .meta(meaning('内容由各自的接口给出', 'The entries themselves come from the calls of their kind')),
  count: z.int().meta(meaning('最多显示几项', 'At most so many are shown')),
})

/** The closed set of what a custom page or a composed home page is made of; a block that has nothing to show is not among them. */
export const block = z.discriminatedUnion('type', [
  hero,
  cards,
  z.object({ ...base, type: z.literal('text'), body: richText }),
  columns,
  z.object({ ...base, type: z.literal('quotation'), text: z.string(), person: z.string(), role: z.string() }),
  table,
  figure,
  ownVideo,
  z.object({ ...base, type: z.literal('gallery'), title, images: z.array(image) }),
  z.object({ ...base, type: z.literal('numbers'), title, items: z.array(metric) }),
  z.object({ ...base, type: z.literal('steps'), title, items: z.array(titled) }),
  z.object({ ...base, type: z.literal('questions'), title, items: z.array(titled) }),
  people,
  z.object({ ...base, type: z.literal('downloads'), title, files: z.array(attachment) }),
  z.object({ ...base, type: z.literal('form'), title, form: formFacts }),
  z.object({ ...base, type: z.literal('action'), title, text: z.string(), link }),
])
export type ShownBlock = z.output<typeof block>
