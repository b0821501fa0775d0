import type { ResolveHookSync } from 'node:module'

/** The files of this project that have no build. */
const root = new URL('../..', import.meta.url).href
const ownFile = /^[^?]+\.ts$/

/** Packages that are ES modules throughout, and large. A package within a package is one of its own. */
const modulePackage =
  /^.*\/node_modules\/(?:@payloadcms\/[^/]+|payload|drizzle-orm|hono|react-router|zod)\/(?!(?:.*\/)?node_modules\/).+\.js$/
const besideOrBelow = /^\.{1,2}\/.+\.(?:js|ts)$/

/**
 * Node looks up where every import leads and the format of what is there, and for each copies and reads the whole manifest of the
 * package again: Drizzle's lists 700 exports in 177 kB and has 1,400 imports among its own files. Together that is more than a third
 * of a start. What a file of these imports by its path is where the path says, and an ES module as they are.
 */
export const resolveKnown: ResolveHookSync = (specifier, context, next) =>
  resolveByPath(specifier, context.parentURL) ?? next(specifier, context)

function resolveByPath(specifier: string, parent: string | undefined): ReturnType<ResolveHookSync> | undefined {
  if (parent === undefined) return undefined
  if (modulePackage.test(parent))
    return besideOrBelow.test(specifier) && specifier.endsWith('.js')
      ? { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
      : undefined
  if (!parent.startsWith(root) || !ownFile.test(specifier) || parent.includes('/node_modules/')) return undefined
  const url = specifier.startsWith('#')
    ? new URL(specifier.slice(1), root)
    : besideOrBelow.test(specifier)
      ? new URL(specifier, parent)
      : undefined
  return url && { url: url.href, format: 'module-typescript', shortCircuit: true }
}
