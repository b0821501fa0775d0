/** Puts the large packages of the server into a few files (docs/decisions/0075-packages-in-few-files.md). Run by `buildMissing`. */
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { bundleFolder, bundleIndex, bundledModule, type BundleIndex, root } from '#server/builds/bundled-packages.ts'

/** What the site and the server import; the admin's own part is built by Next. */
const ownSources = '{content,demo,domain,lib,portal,published,server,site}/**/*.{ts,tsx}'
const imported = /\b(?:from|import\() ?'((?:@[\w-]+\/)?[a-z][\w-]*(?:\/[\w./-]+)?)'/g

/** Packages that only commands or development use, with what is imported of each: read when it is first called. */
const seldom: Record<string, string[]> = {
  '@libsql/client': ['createClient'],
  'console-table-printer': ['Table'],
  'get-tsconfig': ['getTsconfig'],
  'json-schema-to-typescript': ['compile'],
  prompts: ['default'],
  ws: ['default'],
}

const require = createRequire(import.meta.url)

/** The modules of bundled packages that our sources import, by their paths. */
function findEntries(): string[] {
  const names = new Set<string>()
  for (const file of globSync(ownSources, { cwd: root }))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) names.add(name)
  const paths = [...names].map((name) => {
    try {
      return fileURLToPath(import.meta.resolve(name))
    } catch {
      // Types alone, or an optional peer: what is missing at a start fails there as it does without this.
      return ''
    }
  })
  return [...new Set(paths)].filter((path) => bundledModule.test(path)).toSorted()
}

const inRoot = (path: string) => relative(root, path)
const lazy = '\0seldom:'

/** What is not bundled stays where it is, and is named by its path: a package within a package is another version. */
const besides: Plugin = {
  name: 'besides',
  resolveId: {
    order: 'pre',
    async handler(name, importer, options) {
      if (importer === undefined || name.startsWith(lazy)) return null
      const found = await this.resolve(name, importer, { ...options, skipSelf: true })
      if (found === null || found.external) return { id: name, external: true }
      if (bundledModule.test(found.id)) return found
      if (name in seldom) return { id: `${lazy}${name}:${found.id}` }
      return { id: `../${inRoot(found.id)}`, external: true }
    },
  },
  load(id) {
    if (!id.startsWith(lazy)) return null
    const [name = '', path = ''] = id.slice(lazy.length).split(':')
    const own = require.resolve(name, { paths: [path] })
    const lines = (seldom[name] ?? []).map((each, index) => {
      const read = each === 'default' ? '(load().default ?? load())' : `load().${each}`
      return `const export${index} = new Proxy(function () {}, {
        apply: (_, self, args) => Reflect.apply(${read}, self, args),
        construct: (_, args) => Reflect.construct(${read}, args),
      })
      export { export${index} as ${each} }`
    })
    return `import { createRequire } from 'node:module'
      let loaded
      const load = () => (loaded ??= createRequire(import.meta.url)(${JSON.stringify(`../${inRoot(own)}`)}))
      ${lines.join('\n')}`
  },
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    if (id.startsWith(lazy)) return null
    const path = JSON.stringify(`../${inRoot(id)}`)
    const own: Record<string, string> = {
      url: `new URL(${path}, import.meta.url).href`,
      filename: `(import.meta.dirname + '/' + ${path})`,
      dirname: `(import.meta.dirname + '/' + ${JSON.stringify(`../${dirname(inRoot(id))}`)})`,
    }
    return code.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name: string) => own[name] ?? '')
  },
}

const folder = join(root, bundleFolder)
const entries = findEntries()
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((path) => [inRoot(path).replaceAll(/\W+/g, '_'), path])),
  platform: 'node',
  // As Node chooses.
  resolve: { conditionNames: ['node', 'import'], mainFields: ['main'] },
  preserveEntrySignatures: 'strict',
  treeshake: false,
  onLog: () => undefined,
  plugins: [besides],
})
/** A process that runs may come to import a file of the build before this one; one that starts, to read its index. */
function readFormer(): string[] {
  try {
    return (JSON.parse(readFileSync(join(folder, bundleIndex), 'utf8')) as Partial<BundleIndex>).files ?? []
  } catch {
    return []
  }
}
mkdirSync(folder, { recursive: true })
const former = readFormer()
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: 'chunk-[hash].js',
  keepNames: true,
})
const chunks = output.filter((each) => each.type === 'chunk')
const index: BundleIndex = {
  entries: Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName, isEntry }) =>
      isEntry && facadeModuleId !== null ? [[inRoot(facadeModuleId), fileName]] : [],
    ),
  ),
  modules: chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => bundledModule.test(id)).map(inRoot)).toSorted(),
  files: chunks.map(({ fileName }) => fileName),
}
// Whole or not at all.
const part = join(folder, `${bundleIndex}.part`)
writeFileSync(part, JSON.stringify(index))
renameSync(part, join(folder, bundleIndex))
const kept = new Set([...former, ...index.files, bundleIndex])
for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file), { recursive: true })
