/**
 * Writes what follows from the collections: Payload's types, those of what visitors read, and the admin's map of components.
 * With `--check` it writes nothing and fails when one of them is not up to date.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateImportMap, traverseFields } from 'payload'
import { generateTypes } from 'payload/node'
import { setVariables } from '#lib/env-variables.ts'
import { definePublished } from './published-types.ts'

setVariables({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-generate-')) })
const isCheck = process.argv.includes('--check')
const { default: configPromise } = await import('#content/payload.config.ts')
const { isPublic } = await import('#content/collections/index.ts')
const config = await configPromise
const root = join(import.meta.dirname, '..')
const outputs = ['content/payload-types.ts', 'admin/app/importMap.js'].map((file) => join(root, file))
const before = outputs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))

const published = definePublished({ ...config, collections: config.collections.filter(({ slug }) => isPublic(slug)) })
config.typescript.schema = [
  ({ jsonSchema }) => ({ ...jsonSchema, definitions: { ...jsonSchema.definitions, ...published } }),
]
// The types' comments are the English hints, of which Payload asks none that has to be asked for its language.
const english = { i18n: { language: 'en' } }
for (const { fields } of [...config.collections, ...config.globals])
  traverseFields({
    config,
    fields,
    callback: ({ field }) => {
      const { admin } = field as { admin?: { description?: unknown } }
      const { description } = admin ?? {}
      if (admin && typeof description === 'function') admin.description = { en: String(description(english)) }
    },
  })
await generateTypes(config, { log: false })
// Neither writes what has not changed, so that a check beside a build leaves its sources as old as they are.
await generateImportMap(config, { log: false, force: !isCheck })

const stale = outputs.filter((file, index) => readFileSync(file, 'utf8') !== before[index])
if (isCheck && stale.length > 0) {
  outputs.forEach((file, index) => before[index] !== undefined && writeFileSync(file, before[index]))
  process.stderr.write(`Not up to date: ${stale.join(', ')}. Run \`npm run generate\`.\n`)
  process.exit(1)
}
process.exit(0)
