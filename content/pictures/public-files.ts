import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { UploadConfig } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import { type Ask, openAsk } from '#content/search/ask.ts'
import { needBucket } from '#content/hooks/bucket-files.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { fileKey, pictureFolder } from './folders.ts'

/** Whether visitors are shown a file: one that stands in a draft or in an earlier version alone has no address. */
export async function isPublicPicture(ask: Ask, name: string): Promise<boolean> {
  const rows = await ask(
    `SELECT 1 FROM portico_published_keys WHERE collection = 'media' AND field = ? AND value = ? LIMIT 1`,
    [fileKey, name],
  )
  return rows.length > 0
}

/** Kinds of pictures that are taken, by what their names end with. */
export const pictureTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Payload's own address of a picture: every file for staff, and for others those that the site shows. */
export const pictureDoor: NonNullable<UploadConfig['handlers']> = [
  async (req, { params: { filename } }) => {
    const missing = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    const type = pictureTypes[extname(filename).toLowerCase()]
    if (type === undefined || /[/\\\0]|^\./.test(filename)) return missing()
    const isStaff = hasRole(req.user, ...roles)
    if (!isStaff && !(await isPublicPicture(openAsk(req.payload), filename))) return missing()
    if (!(await needBucket(req, 'read', () => storedFiles.media.has(filename)))) return missing()
    const bytes = await readFile(join(pictureFolder, filename)).catch(() => undefined)
    if (bytes === undefined) return missing()
    const headers = {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, max-age=0, must-revalidate',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    }
    return new Response(new Uint8Array(bytes), { headers })
  },
]
