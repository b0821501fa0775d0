import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { keepBytes } from '#lib/files/open-store.ts'
import type { Gate } from '#domain/release/release-file.ts'
import { makeRecord } from './records.ts'

export interface MadeFile {
  id: number
  name: string
  sha256: string
  release: number
  product: number
  /** Its address. */
  path: string
}

/** A file of a release of its own, published unless it says otherwise, with its bytes in the store. */
export async function makeReleaseFile(
  payload: Payload,
  content: Uint8Array,
  {
    eula,
    gate = 'open',
    name = `file-${randomUUID().slice(0, 8)}.bin`,
    state = 'published',
    ...rest
  }: { eula?: string; gate?: Gate; name?: string; state?: 'draft' | 'published' } & Record<string, unknown> = {},
): Promise<MadeFile> {
  const product = (await payload.find({ collection: 'products', limit: 1, locale: 'en' })).docs[0]
  if (product === undefined) throw new Error('The pack has no product')
  const { id: release } = await makeRecord(payload, 'releases', undefined, {
    products: [product.id],
    ...(eula && { eula }),
  })
  const { version } = await payload.findByID({ collection: 'releases', id: release })
  const facts = await keepBytes(content)
  const { id } = await payload.create({
    collection: 'release-files',
    data: {
      name,
      release: release as number,
      product: product.id,
      kind: 'data',
      system: 'any',
      architecture: 'any',
      gate,
      state,
      ...facts,
      ...rest,
    },
  })
  const path = `/releases/${product.slug}/${version}/${encodeURIComponent(name)}`
  return { id, name, sha256: facts.sha256, release: release as number, product: product.id, path }
}

/** Does something while the newest advisory is open in every release of a product; gives the advisory's number. */
export async function withOpenAdvisory(
  payload: Payload,
  slug: string,
  work: (number: string) => Promise<void>,
): Promise<void> {
  const { docs } = await payload.find({ collection: 'advisories', limit: 1, sort: '-number', depth: 0 })
  const product = (await payload.find({ collection: 'products', where: { slug: { equals: slug } } })).docs[0]
  const [newest] = docs
  if (newest === undefined || product === undefined) throw new Error(`The pack has no advisory or no ${slug}`)
  const change = (affected: typeof newest.affected) =>
    payload.update({ collection: 'advisories', id: newest.id, data: { affected }, depth: 0 })
  await change([{ status: 'affected', products: [{ relationTo: 'products', value: product.id }] }])
  try {
    await work(newest.number)
  } finally {
    await change(newest.affected)
  }
}
