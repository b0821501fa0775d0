import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { loadAffecting } from '#portal/advisory/advisories-of.ts'
import { defineCall, type MemberContext } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { openRecord } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { id, lang, meaning, noInput, recordNumber, richText } from '#portal/schemas.ts'
import { readRelease, release } from './product-releases.ts'
import { productSegment, readReleaseFile, releaseFile } from './release-file.ts'
import { readReleaseAdvisories, readReleaseProduct, releaseAdvisory, releaseProduct } from './release-item.ts'

const version = z.string().min(1).max(20).meta(meaning('协议的版本', 'Version of the agreement'))

interface PublishedFile {
  file: RecordOf<'release-files'>
  release: RecordOf<'releases'>
  product: RecordOf<'products'>
}

/**
 * Files with their release and their product, as visitors may see all three.
 * @returns them by the file's number; a file of which one of the three is not published is left out
 */
export async function findFiles({ find }: Pick<MemberContext, 'find'>, ids: readonly (number | string)[]) {
  const byIds = async <Name extends 'release-files' | 'releases' | 'products'>(
    collection: Name,
    numbers: unknown[],
  ) => {
    const { docs } = await find(collection, { where: { id: { in: numbers } }, limit: 0 })
    return new Map<unknown, RecordOf<Name>>(docs.map((each) => [each.id, each]))
  }
  const files = [...(await byIds('release-files', [...ids])).values()]
  const [releases, products] = await Promise.all([
    byIds(
      'releases',
      files.map(({ release }) => release),
    ),
    byIds(
      'products',
      files.map(({ product }) => product),
    ),
  ])
  const found = new Map<number | string, PublishedFile>()
  for (const file of files) {
    const ofRelease = releases.get(file.release)
    const ofProduct = products.get(file.product)
    if (ofRelease && ofProduct) found.set(file.id, { file, release: ofRelease, product: ofProduct })
  }
  return found
}

const eulaOf = ({ eula }: RecordOf<'releases'>) => eula || undefined

/** A link to a file for the person who asks, or what they still lack. */
export const downloadLink = defineCall({
  path: 'download/link',
  summary: {
    zh: '取得一个文件的限时链接；不能取得时说明还缺什么',
    en: 'A link to a file, valid for an hour, or what is still missing for it',
  },
  access: 'session',
  input: z.object({ file: recordNumber }),
  example: { file: '1' },
  output: z.object({
    path: z.string().optional().meta(meaning('链接，一小时内有效', 'The link, valid for an hour')),
    lacks: z.enum(['eula', 'entitlement']).optional(),
    eula: z.string().optional().meta(meaning('须接受的协议版本', 'Version of the agreement to accept')),
  }),
  async handler(context, { file: asked }) {
    const { downloads, limit, locale, member } = context
    await limit('downloadLink', String(member.id))
    const found = (await findFiles(context, [Number(asked)])).get(Number(asked))
    if (found === undefined || found.file.state !== 'published')
      throw new AppError('notFound', { detail: `no published file ${asked}` })
    const eula = eulaOf(found.release)
    const file = readReleaseFile(found.file, {
      locale,
      product: productSegment(found.product),
      version: String(found.release.version),
    })
    const lacks = await downloads.lackOf(member.id, { gate: file.gate, product: found.product.id, eula })
    if (lacks === 'account') throw new AppError('sessionExpired')
    if (lacks !== 'nothing') return { lacks, ...(eula !== undefined && { eula }) }
    return { path: `${file.path}?${downloads.links.sign(file, String(member.id))}` }
  },
})

/** The text of an agreement, to be read before it is accepted. */
export const downloadEula = defineCall({
  path: 'download/eula',
  summary: { zh: '一个版本的许可协议全文', en: 'The full text of a version of the licence agreement' },
  input: z.object({ version }),
  example: { version: '4.2' },
  output: z.object({ version: z.string(), lang, title: z.string(), body: richText }),
  isKept: true,
  async handler({ find, locale }, asked) {
    const where = { kind: { equals: 'eula' }, version: { equals: asked.version } }
    const text = openRecord((await find('legal-texts', { where, limit: 1 })).docs[0], locale)
    if (text === undefined) throw new AppError('notFound', { detail: `no agreement ${asked.version}` })
    return {
      version: asked.version,
      lang: text.lang,
      title: text.text('title'),
      body: readRichText(text.value('body'), text.lang),
    }
  },
})

/** The person has read the agreement and accepts it. */
export const downloadAccept = defineCall({
  path: 'download/accept',
  summary: { zh: '接受一个版本的许可协议', en: 'Accept a version of the licence agreement' },
  access: 'session',
  changes: true,
  input: z.object({ version }),
  example: { version: '4.2' },
  output: z.object({}),
  async handler({ downloads, find, locale, member }, { version }) {
    // Only an agreement that some release asks for can be accepted.
    const { docs } = await find('releases', { where: { eula: { equals: version } }, limit: 1 })
    if (docs.length === 0) throw new AppError('notFound', { detail: `no agreement ${version}` })
    await downloads.accept(member.id, version, locale)
    return {}
  },
})

/** What the person fetched. */
export const downloadMine = defineCall({
  path: 'download/mine',
  summary: { zh: '本人下载过的文件，近的在前', en: 'The files the person downloaded, latest first' },
  access: 'session',
  input: noInput,
  output: z.array(
    z.object({
      id,
      file: releaseFile,
      product: releaseProduct,
      release,
      advisories: z.array(releaseAdvisory),
      eula: z.string().optional(),
      firstAt: z.string(),
      lastAt: z.string(),
      isComplete: z.boolean(),
    }),
  ),
  async handler(context) {
    const { downloads, locale, member } = context
    const rows = await downloads.list(member.id)
    const [affecting, files] = await Promise.all([
      loadAffecting(context),
      findFiles(
        context,
        rows.map(({ file }) => file),
      ),
    ])
    return rows.flatMap(({ completed, eula, file: number, firstAt, lastAt }) => {
      const found = files.get(number)
      const product = found && openRecord(found.product, locale)
      if (found === undefined || product === undefined) return []
      const name = String(found.release.version)
      return {
        id: String(number),
        file: readReleaseFile(found.file, { locale, product: productSegment(found.product), version: name }),
        product: readReleaseProduct(product),
        release: readRelease(found.release, context),
        advisories: readReleaseAdvisories(affecting, product.text('slug'), name),
        ...(eula !== undefined && { eula }),
        firstAt,
        lastAt,
        isComplete: completed > 0,
      }
    })
  },
})
