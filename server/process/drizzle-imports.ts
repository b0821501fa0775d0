import type { ResolveHookSync } from 'node:module'

const inDrizzle = /\/node_modules\/drizzle-orm\/.+\.js$/
const besideOrBelow = /^\.{1,2}\/.+\.js$/

/**
 * Node looks up the format of every module that is imported, and for each copies and reads the whole manifest of its
 * package again. Drizzle's lists 700 exports in 177 kB and has 1,400 imports among its own files: together more than a third of a
 * start. What one of its files imports by a relative path is where the path says, and an ES module as all of them.
 */
export const resolveInDrizzle: ResolveHookSync = (specifier, context, next) =>
  context.parentURL !== undefined && besideOrBelow.test(specifier) && inDrizzle.test(context.parentURL)
    ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    : next(specifier, context)
