import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ourHook = pathToFileURL(`${import.meta.dirname}/known-imports.ts`).href

const model = pathToFileURL(`${import.meta.dirname}/../../content/payload.config.ts`).href

/** Loads both databases' adapters and the model of the content in a process of their own, and compares what we answer with what Node answers. */
const program = `
  import { registerHooks } from 'node:module'
  const { resolveKnown } = await import(${JSON.stringify(ourHook)})
  const seen = { ours: 0, own: 0, differ: [] }
  registerHooks({
    resolve(specifier, context, next) {
      const node = next(specifier, context)
      const ours = resolveKnown(specifier, context, () => undefined)
      if (ours === undefined) return node
      seen.ours += 1
      if (ours.format !== 'module') seen.own += 1
      if (ours.url !== node.url || ours.format !== node.format) seen.differ.push([specifier, context.parentURL, node, ours])
      return node
    },
  })
  await import('@payloadcms/db-sqlite')
  await import('@payloadcms/db-postgres')
  await import(${JSON.stringify(model)})
  process.stdout.write('\\n' + JSON.stringify(seen), () => process.exit())
`

test('what a file of ours or of a large package imports by its path is what Node would take, in its format', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { differ, ours, own } = JSON.parse(stdout.split('\n').at(-1) ?? '') as {
    ours: number
    own: number
    differ: unknown[]
  }
  expect(differ).toEqual([])
  // With none seen this would prove nothing: there are that many imports among the files of packages, and among our own.
  expect(ours - own).toBeGreaterThan(2000)
  expect(own).toBeGreaterThan(1000)
}, 60_000)
