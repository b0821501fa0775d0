import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { readCompressed } from './compressed-files.ts'
import { workerPolicy } from '#server/security-policy.ts'
import { precompress, type Precompressed } from '#server/pages/precompressed.ts'

export const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Files of workers, which carry the worker's own policy. */
const workerFile = /\.worker-[\w-]+\.js$/

export function policyOfFile(path: string): Record<string, string> {
  return workerFile.test(path) ? { 'Content-Security-Policy': workerPolicy } : {}
}

/** A year, for files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** The site's build assets, read once and kept compressed: less than a megabyte that every visitor asks for. */
export async function readStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Promise<Map<string, Precompressed>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && contentTypes[extname(entry.name)] !== undefined)
  const stored = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file)}`
    const answer = {
      'Content-Type': contentTypes[extname(entry.name)] ?? '',
      'Cache-Control': path.startsWith('/assets/') ? immutable : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...policyOfFile(path),
      ...headers,
    }
    const bytes = await precompress(await readFile(file), answer, await readCompressed(file))
    return [path, bytes] as const
  })
  return new Map(await Promise.all(stored))
}
