import { z } from 'zod'
import { normalizeEmail } from '#lib/email-address.ts'
import { plans, workingDay } from '#domain/desk/plans.ts'
import { calendars } from '#domain/desk/calendars.ts'
import { AppError } from '#lib/errors.ts'
import {
  categoryNames,
  severities,
  severityDefinitions,
  severityNames,
  ticketCategories,
  ticketLimits,
} from '#domain/ticket/ticket.ts'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { openRecord, openRecords } from '#portal/records.ts'
import { findFiles } from '#portal/release/member-downloads.ts'
import { readVersionNames } from '#portal/release/product-releases.ts'
import { lang, meaning, noInput } from '#portal/schemas.ts'
import { openFiles, withFiles, writerOf } from './find-ticket.ts'
import { firstAnswerDue } from '#domain/desk/promises.ts'
import { category, fileLimits, files, givenNumber, severity, subject, system, text, uploads } from './ticket-fields.ts'
import { uploadLimits } from './uploads.ts'

const hour = 3_600_000

/** A promised time in the largest unit of which it is whole. */
function writeTarget(target: number): { value: number; unit: 'hour' | 'day' } {
  if (target % workingDay === 0) return { value: target / workingDay, unit: 'day' }
  return { value: target / hour, unit: 'hour' }
}

export const ticketOptions = defineCall({
  path: 'ticket/options',
  summary: {
    zh: '提交工单时可选的内容，和各级的答复承诺',
    en: 'What a new ticket can be about, and what is promised for each severity',
  },
  input: noInput,
  output: z.object({
    severities: z.array(
      z.object({
        value: severity,
        title: z.string(),
        definition: z.string(),
        firstAnswer: z
          .object({ value: z.number(), unit: z.enum(['hour', 'day']) })
          .meta(meaning('首次答复的工作时间', 'Working time to the first answer')),
      }),
    ),
    categories: z.array(z.object({ value: category, title: z.string() })),
    calendar: z.string().meta(meaning('计算承诺所用的工作时间', 'The working hours by which promises are counted')),
    products: z.array(z.object({ slug: z.string(), lang, title: z.string(), versions: z.array(z.string()) })),
  }),
  isKept: true,
  handler: async (context) => {
    const { find, locale } = context
    const [{ docs }, versions] = await Promise.all([
      find('products', { sort: '_order', limit: 0, select: ['slug'] }),
      readVersionNames(context),
    ])
    return {
      severities: severities.map((value) => ({
        value,
        title: severityNames[value][locale],
        definition: severityDefinitions[value][locale],
        firstAnswer: writeTarget(plans.standard.firstAnswer[value]),
      })),
      categories: ticketCategories.map((value) => ({ value, title: categoryNames[value][locale] })),
      calendar: calendars.china.name[locale],
      products: openRecords(docs, locale).map((product) => ({
        slug: product.text('slug'),
        lang: product.lang,
        title: product.text('title'),
        versions: versions.get(product.id) ?? [],
      })),
    }
  },
})

export const ticketStart = defineCall({
  path: 'ticket/start',
  summary: {
    zh: '开始写一张工单：表单令牌、本人的承诺时间和本人下载过的版本',
    en: 'Starts a ticket: a token for its files, the person’s own service levels and the versions they downloaded',
  },
  access: 'session',
  input: noInput,
  output: z.object({
    token: z.string().meta(meaning('上传文件用，24小时内有效', 'For uploading files; valid for 24 hours')),
    plan: z.string(),
    calendar: z.string(),
    organisation: z.string().optional(),
    files: fileLimits,
    due: z
      .array(z.object({ severity, at: z.string() }))
      .meta(meaning('现在提交，首次答复不晚于', 'When the first answer is due if it is sent now')),
    fetched: z
      .array(z.object({ product: z.string(), version: z.string() }))
      .meta(meaning('本人下载过的产品和版本，近的在前', 'Products and versions the person downloaded, latest first')),
  }),
  handler: async ({ desk, downloads, enquiries, find, locale, member }) => {
    const [{ calendar, organisation, plan }, rows] = await Promise.all([
      desk.standingOf(member.id),
      downloads.list(member.id),
    ])
    const files = await findFiles(
      { find },
      rows.map(({ file }) => file),
    )
    const fetched = rows.flatMap(({ file }) => {
      const found = files.get(file)
      const product = openRecord(found?.product, locale)
      return found && product ? [{ product: product.text('slug'), version: String(found.release.version) }] : []
    })
    return {
      token: enquiries.tokens.open('ticket'),
      plan: plans[plan].name[locale],
      calendar: calendars[calendar].name[locale],
      ...(organisation && { organisation: organisation.title }),
      files: uploadLimits(),
      due: severities.map((value) => ({ severity: value, at: firstAnswerDue({ plan, calendar, severity: value }) })),
      fetched: fetched.filter(
        ({ product, version }, index) =>
          fetched.findIndex((each) => each.product === product && each.version === version) === index,
      ),
    }
  },
})

const wrongAddress = { zh: '有的抄送邮箱不正确', en: 'One of the addresses in copy isn’t an e-mail address' }

export const ticketCreate = defineCall({
  path: 'ticket/create',
  summary: { zh: '提交一张工单；同一份草稿只提交一次', en: 'Opens a ticket; the same draft opens only one' },
  access: 'session',
  changes: true,
  input: z.object({
    draft: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .meta(meaning('浏览器给草稿取的名字', 'The browser’s key for the draft')),
    subject,
    text,
    severity,
    category,
    product: z.string().min(1).max(200).optional().meta(meaning('产品的地址名或编号', 'The product’s slug or number')),
    version: z.string().trim().max(ticketLimits.version).optional(),
    system: system.optional(),
    language: lang.optional().meta(meaning('希望用哪种语言答复', 'The language for replies')),
    copies: z.array(z.string().max(254)).max(ticketLimits.copies).default([]),
    files,
    uploads,
  }),
  example: {
    draft: '3f0c2a54-9a52-4a53-8a4e-1d0f4f3b6f10',
    subject: 'DAE solver stops at t = 0.42 s',
    text: 'Steps to see it: …',
    severity: '3',
    category: 'fault',
  },
  output: z.object({ number: givenNumber }),
  handler: async (
    context,
    { copies: given, draft, files: sealed, language, product: asked, uploads: sent, ...fields },
  ) => {
    const { desk, limit, locale, member } = context
    const copies = given.map((each) => normalizeEmail(each))
    if (copies.includes(undefined))
      throw new AppError('badInput', { fields: [{ path: 'copies', message: wrongAddress[locale] }] })
    const product = asked === undefined ? undefined : await openFound(context, 'products', asked)
    // Sent again it is the first one's, whose files are its own by now.
    const known = await desk.openedFrom(member.id, draft)
    if (known !== undefined) return { number: known }
    const number = await withFiles(context, async () => {
      const opened = await openFiles(context, { files: sealed, uploads: sent })
      await limit('ticket', String(member.id))
      return desk.open(writerOf(context), {
        ...fields,
        draft,
        ...(product && { product: Number(product.id) }),
        language: language ?? locale,
        copies: [...new Set(copies as string[])].filter((each) => each !== member.email),
        files: opened,
      })
    })
    return { number }
  },
})
