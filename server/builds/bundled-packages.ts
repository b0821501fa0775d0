import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { newest } from './newest.ts'

export const root = join(import.meta.dirname, '../..')
export const bundleFolder = 'build-packages'
export const bundleIndex = 'index.json'

/** Packages that are ES modules throughout and large, or used by those. A package within a package is one of its own. */
export const bundledModule =
  /\/node_modules\/(?:@hono\/[^/]+|@payloadcms\/[^/]+|@lexical\/[^/]+|date-fns|drizzle-orm|hono|lexical|payload|react-router|uuid|zod)\/(?!(?:.*\/)?node_modules\/).+\.m?js$/

/** Paths below the root. */
export interface BundleIndex {
  /** The file in `bundleFolder` that stands for a module. */
  entries: Record<string, string>
  /** All modules that are in the files. */
  modules: string[]
  files: string[]
}

/** What the packages are, and how they are bundled. */
export const packageSources = [
  'package-lock.json',
  'patches',
  'server/builds/bundle-packages.ts',
  'server/builds/bundled-packages.ts',
]

/** @returns which address stands for which, where the bundle is there and not older than the packages */
export function readBundledPackages(): ReadonlyMap<string, string> {
  try {
    const index = join(root, bundleFolder, bundleIndex)
    const builtAt = statSync(index).mtimeMs
    if (packageSources.some((source) => newest(join(root, source)) > builtAt)) return new Map()
    const { entries } = JSON.parse(readFileSync(index, 'utf8')) as BundleIndex
    const base = new URL('../../', import.meta.url)
    return new Map(
      Object.entries(entries).map(([module, file]) => [
        new URL(module, base).href,
        new URL(`${bundleFolder}/${file}`, base).href,
      ]),
    )
  } catch {
    // Without it, a start takes a second longer.
    return new Map()
  }
}
