import { z } from 'zod'
import { architectures, channels, fileKinds, gates, systems } from '#lib/release-file.ts'
import type { ReleaseItem } from '#portal/release/release-item.ts'

const file = z.object({
  name: z.string(),
  url: z.url().describe('Where the file is, for good; gated files need a link from the download page'),
  kind: z.enum(fileKinds),
  system: z.enum(systems),
  architecture: z.enum(architectures),
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
  title: z.string(),
  channel: z.enum(channels),
  date: z.string(),
  supportedUntil: z.string().optional(),
  supported: z.boolean(),
  eula: z.string().optional(),
  url: z.url(),
  signature: z.url().optional().describe('A detached OpenPGP signature of the list SHA256SUMS'),
  advisories: z.array(z.object({ number: z.string(), fixedIn: z.array(z.string()) })),
  files: z.array(file).describe('Empty in lists of releases'),
})

/** A release as programs read it, from the record that the pages show. */
export function describeRelease(
  item: Omit<ReleaseItem, 'notes' | 'requirements'>,
  product: string,
  origin: string,
): z.output<typeof release> {
  const { advisories, channel, date, eula, files, isSupported, path, signature, supportedUntil, title, version } = item
  return {
    product,
    version,
    title,
    channel,
    date,
    ...(supportedUntil !== undefined && { supportedUntil }),
    supported: isSupported,
    ...(eula !== undefined && { eula }),
    url: `${origin}${path}/index.json`,
    ...(signature !== undefined && { signature: `${origin}${signature}` }),
    advisories: advisories.map(({ fixedIn, number }) => ({ number, fixedIn })),
    files: files.map(({ id: _id, isWithdrawn, path: own, signaturePath: _signed, text: _text, ...rest }) => ({
      ...rest,
      url: `${origin}${own}`,
      withdrawn: isWithdrawn,
    })),
  }
}

/** JSON Schema of the documents below `/releases`. */
export function releaseSchema(origin: string) {
  const own = { $schema: z.url() }
  const document = z.union([
    release.extend(own),
    z.object({ ...own, product: z.string(), title: z.string(), releases: z.array(release) }),
    z.object({
      ...own,
      products: z.array(z.object({ product: z.string(), title: z.string(), url: z.url(), releases: z.array(release) })),
    }),
  ])
  // As of something that is read: a field may be added later, and what was written against this still holds then.
  return { ...z.toJSONSchema(document, { io: 'input' }), $id: `${origin}/releases/schema.json` }
}
