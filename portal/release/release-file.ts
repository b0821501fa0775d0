import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import { named, readNamed } from '#portal/named.ts'
import { numberOf, type RecordOf, textIn } from '#portal/records.ts'
import { id, meaning } from '#portal/schemas.ts'
import { architectures, fileKinds, gates, systems, versionSegment } from '#domain/release/release-file.ts'

/** A file of a release, as pages and programs are told of it. */
export const releaseFile = z.object({
  id,
  name: z.string(),
  text: z.string().meta(meaning('里面有什么；没有译文时为空', 'Its contents; empty without a translation')),
  kind: z.enum(fileKinds),
  system: z.enum(systems),
  architecture: z.enum(architectures),
  toolbox: named.optional().meta(meaning('文件是哪个工具箱的', 'The toolbox the file belongs to')),
  size: z.int().meta(meaning('字节数', 'In bytes')),
  sha256: z.string(),
  sha512: z.string(),
  signature: z.string().optional().meta(meaning('分离的签名', 'A detached signature')),
  signaturePath: z.string().optional().meta(meaning('签名的地址', 'Where the signature is')),
  gate: z.enum(gates).meta(meaning('谁可以下载', 'Who may download it')),
  isWithdrawn: z.boolean(),
  reason: z.string().optional().meta(meaning('撤回的原因', 'Why it was withdrawn')),
  publishedAt: z.string(),
  path: z.string().meta(meaning('文件的永久地址', 'Permanent address of the file')),
})
export type ReleaseFile = z.output<typeof releaseFile>

/** A product's name in addresses that hold for both languages. */
export const productSegment = (product: RecordOf<'products'>) =>
  textIn(product.slug, 'en') || textIn(product.slug, 'zh')

/** Where a release of a product is, without the name of a file. */
export function releasePath(product: string, version: string): string {
  return `/releases/${encodeURIComponent(product)}/${encodeURIComponent(versionSegment(version))}`
}

/** By which tools know a signature of a file beside it. */
const signatureEnding = (signature: string) => (signature.startsWith('-----BEGIN PGP') ? '.asc' : '.minisig')

const one = <Values extends readonly [string, ...string[]]>(values: Values, value: unknown) =>
  z
    .enum(values)
    .catch(values[values.length - 1] as Values[number])
    .parse(value)

export function readReleaseFile(
  record: RecordOf<'release-files'>,
  {
    locale,
    product,
    toolbox,
    version,
  }: { locale: CallContext['locale']; product: string; version: string; toolbox?: RecordOf<'toolboxes'> | undefined },
): ReleaseFile {
  const { name, signature } = record
  const path = `${releasePath(product, version)}/${encodeURIComponent(String(name))}`
  const ofToolbox = readNamed(toolbox, locale)
  const reason = textIn(record.reason, locale) || textIn(record.reason, 'zh') || textIn(record.reason, 'en')
  return {
    id: String(record.id),
    name: String(name),
    text: textIn(record.text, locale),
    kind: one(fileKinds, record.kind),
    system: one(systems, record.system),
    architecture: one(architectures, record.architecture),
    ...(ofToolbox && { toolbox: ofToolbox }),
    size: Number(record.size),
    sha256: String(record.sha256),
    sha512: String(record.sha512),
    ...(typeof signature === 'string' &&
      signature !== '' && { signature, signaturePath: `${path}${signatureEnding(signature)}` }),
    // What is not known is what asks the most.
    gate: one(gates, record.gate),
    isWithdrawn: record.state !== 'published',
    ...(reason !== '' && { reason }),
    publishedAt: String(record.publishedAt),
    path,
  }
}

/** The files of releases of one product, by the number of the release; the visitor's choices narrow them. */
export async function findReleaseFiles(
  { find, locale }: Pick<CallContext, 'find' | 'locale'>,
  releases: readonly RecordOf<'releases'>[],
  product: RecordOf<'products'>,
): Promise<Map<string, ReleaseFile[]>> {
  const found = new Map<string, ReleaseFile[]>()
  if (releases.length === 0) return found
  const versions = new Map(releases.map(({ id: number, version }) => [String(number), String(version)]))
  const { docs } = await find('release-files', {
    where: { release: { in: releases.map((each) => each.id) }, product: { equals: product.id } },
    limit: 0,
  })
  const toolboxes = await findToolboxes(find, docs)
  for (const record of docs) {
    const release = String(numberOf(record.release))
    const file = readReleaseFile(record, {
      locale,
      product: productSegment(product),
      version: versions.get(release) ?? '',
      toolbox: toolboxes.get(record.toolbox),
    })
    found.set(release, [...(found.get(release) ?? []), file])
  }
  for (const files of found.values()) files.sort(inOrder)
  return found
}

/** The toolboxes that some files are of, by their numbers. */
async function findToolboxes(
  find: CallContext['find'],
  files: readonly RecordOf<'release-files'>[],
): Promise<Map<unknown, RecordOf<'toolboxes'>>> {
  const ids = new Set(files.map(({ toolbox }) => toolbox).filter((id) => typeof id === 'number'))
  if (ids.size === 0) return new Map()
  const { docs } = await find('toolboxes', { where: { id: { in: [...ids] } }, limit: 0, select: ['slug'] })
  return new Map(docs.map((each) => [each.id, each]))
}

/** Installers first, system by system, then what goes with them. */
function inOrder(a: ReleaseFile, b: ReleaseFile): number {
  return (
    fileKinds.indexOf(a.kind) - fileKinds.indexOf(b.kind) ||
    systems.indexOf(a.system) - systems.indexOf(b.system) ||
    architectures.indexOf(a.architecture) - architectures.indexOf(b.architecture) ||
    a.name.localeCompare(b.name, 'en')
  )
}
