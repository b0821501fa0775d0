import { z } from 'zod'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { architectures, channels, fileKinds, gates, systems } from '#domain/release/release-file.ts'
import { sbomAddress } from '#domain/release/sbom-address.ts'
import type { CallOutput } from '#portal/client.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'
import type { ReleaseItem } from '#portal/release/release-item.ts'
import { writeRichText } from '#server/feeds/rich-text-html.ts'

const advisory = z.object({
  number: z.string(),
  title: z.string(),
  url: z.url().describe('The page of the advisory'),
  fixedIn: z.array(z.string()),
})

const file = z.object({
  name: z.string(),
  url: z.url().describe('Where the file is, for good; gated files need a link from the download page, or a token'),
  text: z.string().optional().describe('What it contains, in one sentence'),
  kind: z.enum(fileKinds),
  system: z.enum(systems),
  architecture: z.enum(architectures),
  toolbox: z.string().optional().describe('The toolbox that the file is of, as its address names it'),
  size: z.int().describe('In bytes'),
  sha256: z.string(),
  sha512: z.string(),
  signature: z.string().optional(),
  gate: z.enum(gates).describe('Who may fetch it: everybody, who is signed in, who accepted the EULA, who is entitled'),
  withdrawn: z.boolean(),
  reason: z.string().optional().describe('Why it was withdrawn'),
  publishedAt: z.string(),
})

const release = z.object({
  product: z.string(),
  version: z.string(),
  language: z.enum(locales).describe('Of title, notes and requirements: the other one where the asked one is missing'),
  title: z.string(),
  channel: z.enum(channels),
  date: z.string(),
  supportedUntil: z.string().optional(),
  supported: z.boolean(),
  eula: z.string().optional(),
  notes: z.string().optional().describe('HTML; in the document of one release'),
  requirements: z
    .array(z.object({ title: z.string(), text: z.string() }))
    .optional()
    .describe('In the document of one release'),
  url: z.url(),
  page: z.url().describe('The page of all releases of the product'),
  sbom: z.url().describe('CycloneDX'),
  checksums: z.object({ sha256: z.url(), sha512: z.url() }),
  signature: z.url().optional().describe('A detached OpenPGP signature of the list SHA256SUMS'),
  advisories: z.array(advisory),
  files: z.array(file).describe('Empty in lists of releases'),
})

const passed = z.object({ version: z.string(), url: z.url(), advisories: z.array(advisory) })

const build = z.object({
  product: z.string(),
  version: z.string().optional().describe('The version once all parts are installed; missing when none is to be taken'),
  parts: z.array(file.extend({ release: z.string() })).describe('In the order of installing'),
  passedOver: z.array(passed).describe('Newer releases in which an advisory is open'),
})

const known = file.pick({ name: true, url: true, size: true, sha256: true, reason: true }).extend({
  product: z.string(),
  title: z.string(),
  version: z.string(),
  state: z
    .enum(['withdrawn', 'affected', 'superseded', 'current'])
    .describe('Withdrawn, affected by an open advisory, superseded, or current'),
  supported: z.boolean(),
  advisories: z.array(advisory.pick({ number: true, fixedIn: true })),
})

type Listed = Omit<ReleaseItem, 'notes' | 'requirements'> & Partial<Pick<ReleaseItem, 'notes' | 'requirements'>>

const describeAdvisories = (advisories: ReleaseItem['advisories'], origin: string, locale: Locale) =>
  advisories.map(({ fixedIn, number, slug, title }) => ({
    number,
    title,
    url: origin + localizePath(`/help/SecurityIncident?id=${encodeURIComponent(slug)}`, locale),
    fixedIn,
  }))

function describeFile(
  { id: _id, isWithdrawn, path, signaturePath: _signed, text, toolbox, ...rest }: ReleaseFile,
  origin: string,
): z.output<typeof file> {
  return {
    ...rest,
    ...(text !== '' && { text }),
    ...(toolbox && { toolbox: toolbox.slug }),
    url: `${origin}${path}`,
    withdrawn: isWithdrawn,
  }
}

/** A release as JSON, from the same record as the pages. */
export function describeRelease(
  item: Listed,
  { locale, origin, product }: { product: string; origin: string; locale: Locale },
): z.output<typeof release> {
  const { advisories, channel, date, eula, files, isSupported, lang, path, signature, supportedUntil, title, version } =
    item
  const { notes = [], requirements = [] } = item
  const absolute = (address: string) => new URL(localizePath(address, locale), origin).href
  return {
    product,
    version,
    language: lang,
    title,
    channel,
    date,
    ...(supportedUntil !== undefined && { supportedUntil }),
    supported: isSupported,
    ...(eula !== undefined && { eula }),
    ...(notes.length > 0 && { notes: writeRichText(notes, absolute) }),
    ...(requirements.length > 0 && { requirements }),
    url: absolute(`${path}/index.json`),
    page: absolute(`/product/downHistory?product=${encodeURIComponent(product)}`),
    sbom: `${origin}${sbomAddress(product, version)}`,
    checksums: { sha256: `${origin}${path}/SHA256SUMS`, sha512: `${origin}${path}/SHA512SUMS` },
    ...(signature !== undefined && { signature: `${origin}${signature}` }),
    advisories: describeAdvisories(advisories, origin, locale),
    files: files.map((each) => describeFile(each, origin)),
  }
}

/** The recommended build of a channel, as JSON. */
export function describeBuild(
  { parts, passedOver, product, version }: CallOutput<'download/build'>,
  origin: string,
  locale: Locale,
): z.output<typeof build> {
  return {
    product: product.segment,
    ...(version !== undefined && { version }),
    parts: parts.map((part) => ({ release: part.release, ...describeFile(part.file, origin) })),
    passedOver: passedOver.map(({ advisories, path, version: name }) => ({
      version: name,
      url: origin + localizePath(`${path}/index.json`, locale),
      advisories: describeAdvisories(advisories, origin, locale),
    })),
  }
}

/** Files whose digests share a prefix, as JSON. */
export function describeKnown(files: CallOutput<'download/known'>, origin: string): z.output<typeof known>[] {
  return files.map(({ advisories, isSupported, path, product, segment, ...rest }) => ({
    ...rest,
    product: segment,
    title: product,
    url: `${origin}${path}`,
    supported: isSupported,
    advisories: advisories.map(({ fixedIn, number }) => ({ number, fixedIn })),
  }))
}

/** JSON Schema of the documents below `/releases`. */
export function releaseSchema(origin: string) {
  const own = { $schema: z.url() }
  const product = { product: z.string(), title: z.string() }
  const document = z.union([
    release.extend(own),
    build.extend(own),
    z.object({ ...own, ...product, releases: z.array(release) }),
    z.object({ ...own, files: z.array(known) }),
    z.object({ ...own, products: z.array(z.object({ ...product, url: z.url(), releases: z.array(release) })) }),
  ])
  // Open to additions: clients written against this schema keep working when a field is added.
  return { ...z.toJSONSchema(document, { io: 'input' }), $id: `${origin}/releases/schema.json` }
}
