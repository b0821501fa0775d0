import { z } from 'zod'
import { severities, severityOf } from '#domain/advisory/cvss.ts'
import { locales } from '#lib/locale.ts'
import { weaknessName } from '#domain/advisory/weaknesses.ts'
import { linkTo, openRows, type ReaderOf, translationOf } from '#portal/records.ts'
import { id, lang, link, meaning, translation } from '#portal/schemas.ts'
import { type AffectedNames, affectedProduct, affectedRow, readAffected } from './affected.ts'

const severity = z.enum(severities)

/** An advisory as lists show it. */
export const advisoryItem = z.object({
  id,
  lang,
  slug: z.string(),
  ...translation.shape,
  number: z.string(),
  title: z.string(),
  summary: z.string(),
  date: z.string().meta(meaning('首次发布', 'First published')),
  revisedOn: z.string().meta(meaning('最近修订', 'Last revised')),
  severity,
  score: z.number().meta(meaning('CVSS 4.0基础分值', 'CVSS 4.0 base score')),
  products: z.array(affectedProduct),
  languages: z.array(z.enum(locales)),
})
export type AdvisoryItem = z.output<typeof advisoryItem>

const rating = z.object({ vector: z.string(), score: z.number(), severity })

/** What an advisory says in a language. */
const advisoryBody = z.object({
  text: z.string(),
  remedy: z.string(),
  mitigation: z.string(),
  affected: z.array(affectedRow),
  revisions: z.array(z.object({ number: z.string(), date: z.string(), title: z.string() })),
  credits: z.array(z.object({ title: z.string(), text: z.string() })),
  references: z.array(link),
})

export const advisory = z.object({
  ...advisoryItem.shape,
  ...advisoryBody.shape,
  cve: z.string().optional(),
  cwe: z.object({ id: z.string(), name: z.string() }).optional(),
  cvss4: rating,
  cvss3: rating.optional(),
  updatedAt: z.string(),
})
export type Advisory = z.output<typeof advisory>

const emptyBody: z.output<typeof advisoryBody> = {
  text: '',
  remedy: '',
  mitigation: '',
  affected: [],
  revisions: [],
  credits: [],
  references: [],
}

export function readAdvisoryItem(item: ReaderOf<'advisories'>, names: AffectedNames): AdvisoryItem {
  const { record } = item
  const score = Number(record.cvss4Score)
  const rows = readAffected(item, names).filter(({ status }) => status === 'affected')
  return {
    id: item.id,
    lang: item.lang,
    languages: item.languages,
    slug: item.text('slug'),
    ...translationOf(item),
    number: String(record.number),
    title: item.text('title'),
    summary: item.text('summary'),
    date: String(record.date),
    revisedOn: String(record.revisedOn),
    severity: severityOf(score),
    score,
    products: [...new Map(rows.flatMap(({ products }) => products).map((each) => [each.slug, each])).values()],
  }
}

function readRating(vector: unknown, score: unknown) {
  if (typeof vector !== 'string' || vector === '' || typeof score !== 'number') return undefined
  return { vector, score, severity: severityOf(score) }
}

/** What an advisory says, in the reader's language. */
function readAdvisoryBody(item: ReaderOf<'advisories'>, names: AffectedNames): z.output<typeof advisoryBody> {
  const { lang: own, record, text } = item
  return {
    text: text('text'),
    remedy: text('remedy'),
    mitigation: text('mitigation'),
    affected: readAffected(item, names),
    revisions: openRows(record.revisions, own).map(({ row, text: rowText }) => ({
      number: String(row.number),
      date: String(row.date),
      title: rowText('title'),
    })),
    credits: openRows(record.credits, own).map(({ text: rowText }) => ({
      title: rowText('title'),
      text: rowText('text'),
    })),
    references: openRows(record.references, own)
      .map(({ row, text: rowText }) => linkTo(row.target, rowText('title')))
      .filter((reference) => reference !== undefined),
  }
}

/** The whole advisory. @param isShown whether its texts may stand beside the page's language (L6) */
export function readAdvisory(item: ReaderOf<'advisories'>, names: AffectedNames, isShown: boolean): Advisory {
  const { record } = item
  const cwe = typeof record.cwe === 'string' ? weaknessName(record.cwe) : undefined
  const cvss3 = readRating(record.cvss3, record.cvss3Score)
  return {
    ...readAdvisoryItem(item, names),
    ...(isShown ? readAdvisoryBody(item, names) : emptyBody),
    ...(typeof record.cve === 'string' && record.cve !== '' && { cve: record.cve }),
    ...(cwe !== undefined && { cwe: { id: String(record.cwe), name: cwe } }),
    cvss4: readRating(record.cvss4, record.cvss4Score) ?? { vector: '', score: 0, severity: 'none' },
    ...(cvss3 && { cvss3 }),
    updatedAt: record.updatedAt,
  }
}
