import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { refusePublication } from '#content/access/refuse-publication.ts'
import { hasRole, mayPublish } from '#content/access/roles.ts'
import { readUpload } from '#content/incoming-files.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import type { FileKind } from '#domain/release/release-file.ts'
import { withOverrideAccess, idsOf, refuse } from './releases.ts'

interface File {
  id: number
  release: unknown
  product: unknown
  name: string
  kind: FileKind
  toolbox?: unknown
  state: 'draft' | 'published' | 'withdrawn'
  reason?: unknown
  upload?: string | null
  expectedSha256?: string | null
  size?: number | null
  sha256?: string | null
}

/** What may still change once a file is published: who may have it, what is said of it, and that it is withdrawn. */
const open = new Set(['text', 'toolbox', 'state', 'reason', 'gate', 'missingSince', 'updatedAt', 'createdAt', 'id'])
/** What a translator may change of a draft. */
const words = new Set(['text', 'reason'])

const slug = 'release-files'
const isSame = (a: unknown, b: unknown) => JSON.stringify(idsOf(a)) === JSON.stringify(idsOf(b))

/** Fields that an update really changes; what is sent as it was, or not at all, is none. */
function changesOf(data: Partial<File>, before: Partial<File>): string[] {
  return Object.entries(data)
    .filter(([name, value]) => !isSame(value ?? null, before[name as keyof File] ?? null))
    .map(([name]) => name)
}

/** A finished upload becomes the record's file: its length and digests are those that were measured on the way. */
export const takeUpload: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { upload } = data as Partial<File>
  if (!upload || upload === (originalDoc as File | undefined)?.upload) return data
  const facts = await readUpload(upload)
  if (facts === undefined)
    return refuse(req, slug, 'upload', '上传没有完成，请重新上传', 'The upload isn’t complete; please upload it again')
  const { sha256, sha512, size } = facts
  return { ...data, size, sha256, sha512 }
}

/** Everything that must hold of a file before visitors may have it. */
async function checkPublishable(req: PayloadRequest, file: File): Promise<void> {
  const { expectedSha256, sha256, size } = file
  if (!sha256 || typeof size !== 'number') return refuse(req, slug, 'upload', '还没有文件', 'No file yet')
  if (expectedSha256 && expectedSha256.toLowerCase() !== sha256)
    refuse(
      req,
      slug,
      'expectedSha256',
      `与上传的文件不符，它的SHA-256是${sha256}`,
      `Differs from the uploaded file, whose SHA-256 is ${sha256}`,
    )
  if ((await releaseStore.size(sha256)) !== size)
    refuse(
      req,
      slug,
      'upload',
      '存储中没有这个文件，请重新上传',
      'The store doesn’t have the file; please upload it again',
    )
}

/** Only this kind of file is one of a toolbox, and of a toolbox that goes into the file's product. */
async function checkToolbox(req: PayloadRequest, { kind, product, toolbox }: File): Promise<void> {
  const [asked] = idsOf(toolbox)
  if (asked === undefined) return
  if (kind !== 'toolbox')
    refuse(
      req,
      slug,
      'toolbox',
      '只有种类是“工具箱”的文件才属于一个工具箱',
      'Only a file of the kind “Toolbox” can belong to a toolbox',
    )
  const where = { id: { equals: asked } }
  const { docs } = await req.payload.find({ ...withOverrideAccess, collection: 'toolboxes', where, req })
  const [own] = idsOf(product)
  if (docs[0] === undefined || !idsOf(docs[0].products).includes(own ?? 0))
    refuse(req, slug, 'toolbox', '这个工具箱不用于该产品', 'This toolbox isn’t for that product')
}

/** The release must be of the product, and the name the only one there: both are in the address. */
async function checkPlace(req: PayloadRequest, file: File): Promise<void> {
  const [release] = idsOf(file.release)
  const [product] = idsOf(file.product)
  const where = { id: { equals: release } }
  const { docs } = await req.payload.find({ ...withOverrideAccess, collection: 'releases', where, req })
  if (docs[0] === undefined || !idsOf(docs[0].products).includes(product ?? 0))
    refuse(req, slug, 'product', '该版本没有这个产品', 'The release isn’t one of this product’s')
  const others = await req.payload.find({
    ...withOverrideAccess,
    collection: slug,
    limit: 1,
    req,
    where: {
      and: [
        { release: { equals: release } },
        { product: { equals: product } },
        { name: { equals: file.name } },
        { id: { not_equals: file.id ?? 0 } },
      ],
    },
  })
  if (others.docs.length > 0)
    refuse(
      req,
      slug,
      'name',
      '该产品的这个版本已有同名文件',
      'This release of the product already has a file with this name',
    )
}

/** Only forwards: a draft is published, what is published is withdrawn, and nothing comes back. */
const steps = { draft: ['draft', 'published'], published: ['published', 'withdrawn'], withdrawn: ['withdrawn'] }

/**
 * Published files are immutable, for every role and for the house's own scripts. What cannot be right is not published:
 * a digest that differs from the expected one, bytes that the store does not have.
 */
export const guardReleaseFile: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as File | undefined
  const changed = changesOf(data as Partial<File>, before ?? {})
  const after = { ...before, ...data } as File
  const { user } = req
  if (user && hasRole(user, 'translator') && !mayPublish(user) && changed.some((name) => !words.has(name)))
    throw new Forbidden(req.t)
  const state = before?.state ?? 'draft'
  if (!steps[state].includes(after.state))
    refuse(
      req,
      slug,
      'state',
      '已发布的不能退回草稿，撤回的不能恢复',
      'Published files can’t become drafts again, and withdrawn ones can’t be restored',
    )
  // No person: the house has its own authority, as with pages.
  if ((state !== 'draft' || after.state !== 'draft') && user && !mayPublish(user)) refusePublication(req)
  if (state !== 'draft') {
    const fixed = changed.find((name) => !open.has(name))
    if (fixed !== undefined)
      refuse(
        req,
        slug,
        fixed,
        '已发布的文件不能改，请撤回并发布新的',
        'A published file cannot be changed; withdraw it and publish another',
      )
    if (changed.includes('toolbox')) await checkToolbox(req, after)
    if (after.state === 'withdrawn' && !after.reason) refuse(req, slug, 'reason', '请写明原因', 'Please give a reason')
    return data
  }
  await checkPlace(req, after)
  await checkToolbox(req, after)
  if (after.state !== 'published') return data
  await checkPublishable(req, after)
  return { ...data, publishedAt: new Date().toISOString() }
}

/** A draft may go; what visitors could have fetched stays listed. */
export const refuseToDeletePublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await req.payload.findByID({ collection: slug, id, overrideAccess: true, depth: 0, req })
  if (file.state !== 'draft')
    refuse(req, slug, 'state', '已发布的文件不能删除，只能撤回', 'A published file cannot be deleted, only withdrawn')
}
