import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { mayTranslate, mayWrite } from '#content/access/roles.ts'
import { needBucket, nameOnce, putFiles } from '#content/hooks/bucket-files.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { arrivalFolder, fileNames, pictureFolder } from './folders.ts'

const words = {
  none: { zh: '请选择图片文件。', en: 'Choose the file of the picture.' },
  many: { zh: '一个文件只能用于一张图片。', en: 'A file can be given to one picture only.' },
}

const refuse = (req: PayloadRequest, why: keyof typeof words): never => {
  throw new APIError(words[why][req.i18n.language === 'zh' ? 'zh' : 'en'], 400, undefined, true)
}

/** While a file comes, this one keeps its name. It is left out of backups, and swept if the process was killed. */
const reservationOf = (stem: string) => join(pictureFolder, `${stem}.part`)

const stemOf = (name: string) => name.slice(0, name.length - extname(name).length)

/** The name itself, or with the next number of which there is no file yet: `plate`, `plate-1`, … */
async function reserveStem(wanted: string): Promise<string> {
  await mkdir(pictureFolder, { recursive: true })
  const names = await readdir(pictureFolder)
  // A size is called like its picture with its measure: `plate-480x270.avif`.
  const taken = new Set(names.flatMap((name) => [stemOf(name), stemOf(name).replace(/-\d+x\d+$/, '')]))
  for (let turn = 0; ; turn += 1) {
    const stem = turn === 0 ? wanted : `${wanted}-${turn}`
    if (taken.has(stem)) continue
    try {
      await (await open(reservationOf(stem), 'wx')).close()
      return stem
    } catch (error) {
      // Somebody else was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

interface Edits {
  crop?: unknown
  widthInPixels?: unknown
  heightInPixels?: unknown
  focalPoint?: { x: number; y: number }
}

/** The file of the latest version, which is to be cropped: Payload would look for it where nothing stays. */
async function readLatestFile(req: PayloadRequest, id: number | string): Promise<PayloadRequest['file']> {
  const { filename, mimeType } = await req.payload.findByID({
    collection: 'media',
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req: req.transactionID === undefined ? {} : { transactionID: req.transactionID },
  })
  await needBucket(req, 'read', () => storedFiles.media.has(filename ?? ''))
  const data = await readFile(join(pictureFolder, filename ?? ''))
  return { name: filename ?? '', mimetype: mimeType ?? '', data, size: data.length }
}

/** A focal point is a fact about the picture; the file is made anew only when it is cut. */
async function applyEdits(req: PayloadRequest, args: { id?: number | string; data?: object }): Promise<void> {
  const edits = req.query?.uploadEdits as Edits | undefined
  if (typeof edits !== 'object' || args.id === undefined) return
  const { crop, focalPoint, heightInPixels, widthInPixels } = edits
  if (focalPoint && !req.file && typeof args.data === 'object')
    Object.assign(args.data, { focalX: Math.round(focalPoint.x), focalY: Math.round(focalPoint.y) })
  if (req.file) return
  if (crop || heightInPixels || widthInPixels) req.file = await readLatestFile(req, args.id)
  else delete req.query.uploadEdits
}

/** A picture has a file from its beginning, drafts too, and each file has a name of its own. */
export const receiveFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data, id, overrideAccess } = args as { id?: number | string; data?: object; overrideAccess?: boolean }
  // Payload asks later, when a file has been read and a name taken.
  const may = operation === 'create' ? mayWrite : mayTranslate
  if (overrideAccess !== true && (await may({ req })) !== true) throw new Forbidden(req.t)
  if (operation === 'create' && !req.file) refuse(req, 'none')
  if (operation === 'update' && req.file && id === undefined) refuse(req, 'many')
  if (operation === 'update') await applyEdits(req, { ...(id !== undefined && { id }), ...(data && { data }) })
  if (!req.file) return
  const name = nameOnce(storedFiles.media, req.file.name)
  const stem = await reserveStem(stemOf(name) || 'picture')
  req.file.name = `${stem}${extname(name)}`
}

async function move(name: string): Promise<void> {
  const [from, to] = [join(arrivalFolder, name), join(pictureFolder, name)]
  try {
    await rename(from, to)
  } catch (error) {
    // The pictures may be on another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
    await rm(from)
  }
  const file = await open(to, 'r')
  try {
    await file.datasync()
  } finally {
    await file.close()
  }
}

/**
 * Brings the file that came to its place, before the transaction that has its row commits: a row without its file cannot be,
 * whenever the process is killed. A file without a row is swept.
 */
export const keepFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.file) return
  const names = fileNames(doc)
  for (const name of names) await move(name)
  try {
    await putFiles(req, storedFiles.media, names)
  } finally {
    for (const stem of new Set(names.map(stemOf))) await rm(reservationOf(stem), { force: true })
  }
}
