import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { messages } from './site/messages/vite-messages.ts'
import { cutManifest, cutRouter, cutRouteTable } from './site/runtime/rendering/vite-router.ts'

/** What a browser may be sent of our own code; everything else is the server's and fails the build. */
const forBrowsers =
  /^(?:site\/|lib\/(?:locale|errors|moment|format-size)\.ts$|domain\/(?:account\/(?:account-consent|device-name)|enquiry\/enquiry|form\/(?:describe-fault|form-fields|site-form)|form-file\/form-files|release\/(?:release-file|release-package|sbom-address)|section\/section-paths|site\/head-fragment|text\/(?:code-languages|figures|fold-math|han-latin-gap)|ticket\/ticket)\.ts$|portal\/(?:client|answer|portal-error)\.ts$)/

/** Fails the build when a module of the server is imported by code that reaches the browser. */
function guardBrowser(): Plugin {
  return {
    name: 'portico-guard-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = relative(import.meta.dirname, id.split('?')[0] ?? '')
      const isOurs = !file.startsWith('..') && !file.startsWith('node_modules') && /\.tsx?$/.test(file)
      if (isOurs && !forBrowsers.test(file)) this.error(`${file} belongs to the server and must not reach the browser`)
    },
  }
}

/** Where React Router's client imports chunks: file below its `lib/dom/ssr`, how often, and by what instead. */
const chunkImports = new Map([
  ['routes', { count: 4, by: 'loadHandlers' }],
  ['routeModules', { count: 1, by: 'loadRoute' }],
])
const chunkImport = /import\(\s*(?:\/\*[^*]*\*\/\s*)+([\w.]+)\s*\)/g
/** The page that is left, reloaded without end; `load-chunk.ts` loads the one that was wanted, once. */
const ownReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * Has React Router's client import the chunks of routes by `load-chunk.ts` (docs/decisions/0011-deployment-refresh.md). It has
 * no setting for that; a release of it in which the places are not found fails the build.
 */
function guardChunks(): Plugin {
  return {
    name: 'portico-guard-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [, name = ''] = /react-router\/dist\/\w+\/lib\/dom\/ssr\/(\w+)\.js$/.exec(id) ?? []
      const places = chunkImports.get(name)
      if (places === undefined) return
      if (code.match(chunkImport)?.length !== places.count || ownReload.test(code) !== (name === 'routeModules'))
        this.error(`${id} does not import chunks as it did: see guardChunks`)
      const changed = code.replace(chunkImport, `${places.by}($1)`).replace(ownReload, 'throw error;')
      const from = JSON.stringify(join(import.meta.dirname, 'site/runtime/deployment/load-chunk.ts'))
      return { code: `import { ${places.by} } from ${from};\n${changed}`, map: null }
    },
  }
}

/** What every page of the site begins with. Each is a chunk of its own, and what it imports is a part of the frame. */
const entriesOfEveryPage = ['entry.client.tsx', 'root.tsx', 'layouts/default.tsx', 'layouts/page.tsx']
/** What the module of every route imports, which is a part of the frame with all that it imports. */
const importsOfEveryRoute = ['page/page-content.tsx', 'runtime/rendering/page-data.ts']
/** What the texts of both languages are made with. */
const ofTexts = /@messageformat\/runtime\//

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Names one chunk for what every page loads: a file is compressed by itself, and many small ones hardly shrink. */
function nameFrame(): (id: string, modules: Modules) => string | null {
  const frame = new Set<string>()
  const importsOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importedIds ?? []
  const add = (id: string, modules: Modules) => {
    if (frame.has(id)) return
    frame.add(id)
    for (const imported of importsOf(id, modules)) add(imported, modules)
  }
  const inSite = (file: string) => join(import.meta.dirname, 'site', file)
  return (id, modules) => {
    if (frame.size === 0) {
      for (const file of entriesOfEveryPage)
        for (const imported of importsOf(inSite(file), modules)) add(imported, modules)
      for (const file of importsOfEveryRoute) add(inSite(file), modules)
    }
    return frame.has(id) || ofTexts.test(id) ? 'frame' : null
  }
}

/**
 * Seven letters of a digest tell a file from its earlier self; the usual eight are 200 bytes more in the list of all files,
 * which every page loads.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

/** Where `react-router.config.ts` puts a mode's build; that file cannot be read here, it asks Vite for the mode itself. */
const clientFolder = (mode: string) => (mode === 'specimens' ? 'build-dev-pages/client' : 'build/client')

export default defineConfig(({ mode }) => ({
  plugins: [
    guardBrowser(),
    guardChunks(),
    cutRouter(),
    cutRouteTable(),
    messages(clientFolder(mode)),
    reactRouter(),
    cutManifest(clientFolder(mode)),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            ...fileNames,
            codeSplitting: {
              groups: [
                // By itself, because it stays the same from release to release.
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                { name: nameFrame() },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/admin/**', '**/build/**', '**/build-*/**'] } },
}))
