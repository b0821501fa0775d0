import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ourHook = pathToFileURL(`${import.meta.dirname}/drizzle-imports.ts`).href

/** Loads both databases' adapters in a process of their own, and compares what we answer with what Node answers. */
const program = `
  import { registerHooks } from 'node:module'
  const { resolveInDrizzle } = await import(${JSON.stringify(ourHook)})
  const seen = { ours: 0, differ: [] }
  registerHooks({
    resolve(specifier, context, next) {
      const node = next(specifier, context)
      const ours = resolveInDrizzle(specifier, context, () => undefined)
      if (ours === undefined) return node
      seen.ours += 1
      if (ours.url !== node.url || ours.format !== node.format) seen.differ.push([specifier, context.parentURL, node, ours])
      return node
    },
  })
  await import('@payloadcms/db-sqlite')
  await import('@payloadcms/db-postgres')
  process.stdout.write(JSON.stringify(seen))
`

test('a file of Drizzle that another one imports is the one that Node would take, in its format', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { differ, ours } = JSON.parse(stdout) as { ours: number; differ: unknown[] }
  expect(differ).toEqual([])
  // With none seen this would prove nothing: the adapters import that many among Drizzle's own files.
  expect(ours).toBeGreaterThan(500)
})
