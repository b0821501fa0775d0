import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { block } from '#portal/custom-page/block-schemas.ts'
import { readBlocks } from '#portal/custom-page/read-blocks.ts'
import { imageOf, linkTo, openRows, textIn } from '#portal/records.ts'
import { id, image, link, meaning, noInput } from '#portal/schemas.ts'

const optionalText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** C2: what the company builds with. */
export const constructList = defineCall({
  path: 'home/construct/list',
  summary: { zh: '公司以什么构建产品', en: 'What the company builds with' },
  input: noInput,
  output: z.array(
    z.object({ id, title: z.string(), text: z.string(), icon: z.string().optional(), link: link.optional() }),
  ),
  isKept: true,
  handler: async ({ findGlobal, locale }) =>
    openRows((await findGlobal('home')).constructs, locale).map(({ id: rowId, row, text }) => ({
      id: rowId,
      title: text('title'),
      text: text('text'),
      icon: optionalText(row.icon),
      link: linkTo(row.target, text('linkTitle') || text('title')),
    })),
})

/** C3: life at the company. */
export const lifeStyle = defineCall({
  path: 'home/life/style',
  summary: { zh: '在公司的日常', en: 'Life at the company' },
  input: noInput,
  output: z.array(
    z.object({ id, title: z.string(), text: z.string(), image: image.optional(), link: link.optional() }),
  ),
  isKept: true,
  handler: async ({ findGlobal, locale }) =>
    openRows((await findGlobal('home')).life, locale).map(({ id: rowId, row, text }) => ({
      id: rowId,
      title: text('title'),
      text: text('text'),
      image: imageOf(row.image, locale),
      link: linkTo(row.target, text('linkTitle') || text('title')),
    })),
})

const figure = { value: z.string().optional(), unit: z.string().optional() }

/** C7: figures about the company. */
export const aboutList = defineCall({
  path: 'home/about/list',
  summary: { zh: '关于公司的数字', en: 'Figures about the company' },
  input: noInput,
  output: z.array(z.object({ id, title: z.string(), text: z.string(), ...figure, link: link.optional() })),
  isKept: true,
  handler: async ({ findGlobal, locale }) =>
    openRows((await findGlobal('home')).about, locale).map(({ id: rowId, row, text }) => ({
      id: rowId,
      title: text('title'),
      text: text('text'),
      value: optionalText(row.value),
      unit: optionalText(text('unit')),
      link: linkTo(row.target, text('linkTitle') || text('title')),
    })),
})

/** C14: the quick links below the first screen. */
export const iconList = defineCall({
  path: 'home/icon/list',
  summary: { zh: '带图标的快捷入口', en: 'Quick links with icons' },
  input: noInput,
  output: z.array(z.object({ id, title: z.string(), text: z.string(), icon: z.string(), link: link.optional() })),
  isKept: true,
  handler: async ({ findGlobal, locale }) =>
    openRows((await findGlobal('home')).icons, locale).map(({ id: rowId, row, text }) => ({
      id: rowId,
      title: text('title'),
      text: text('text'),
      icon: optionalText(row.icon) ?? 'lucide:circle',
      link: linkTo(row.target, text('title')),
    })),
})

/** The measured numbers of the first screen. */
export const headlineList = defineCall({
  path: 'home/headline/list',
  summary: { zh: '首屏的实测数字', en: 'Measured figures for the first screen' },
  input: noInput,
  output: z.array(z.object({ id, title: z.string(), value: z.string(), unit: z.string(), source: z.string() })),
  isKept: true,
  handler: async ({ findGlobal, locale }) =>
    openRows((await findGlobal('home')).headline, locale).map(({ id: rowId, row, text }) => ({
      id: rowId,
      title: text('title'),
      value: optionalText(row.value) ?? '',
      unit: text('unit'),
      source: text('source'),
    })),
})

const sections = [
  'products',
  'engines',
  'constructs',
  'solutions',
  'cases',
  'news',
  'ecology',
  'about',
  'life',
  'consult',
] as const

/** The headings that the editors gave to the sections of the home page; empty where there is none. */
export const homeHeadings = defineCall({
  path: 'home/headings',
  summary: { zh: '首页各段的标题', en: 'Section headings of the home page' },
  input: noInput,
  output: z.object(
    Object.fromEntries(sections.map((name) => [name, z.string()])) as Record<(typeof sections)[number], z.ZodString>,
  ),
  isKept: true,
  handler: async ({ findGlobal, locale }) => {
    const { headings } = await findGlobal('home')
    return Object.fromEntries(sections.map((name) => [name, textIn(headings?.[name], locale)])) as Record<
      (typeof sections)[number],
      string
    >
  },
})

/** The home page that editors composed. Each language has its own: nothing of one stands in the other (L6). */
export const homeBlocks = defineCall({
  path: 'home/blocks',
  summary: { zh: '自行编排的首页', en: 'The composed home page' },
  input: noInput,
  output: z.array(block).meta(meaning('为空时首页照常', 'The home page is the usual one where there is none')),
  isKept: true,
  handler: async (context) => {
    const { blocks } = await context.findGlobal('home')
    return readBlocks(context, blocks?.[context.locale] ?? [])
  },
})
