import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { allRoutes } from '#site/route-table.ts'

type Cut = [what: string | RegExp, by: string]

const displayNames: Cut = [/^\w+\.displayName = "\w+";$/gm, '']

/**
 * What React Router's client has and this site cannot use: actions, fetchers and blockers (forms call the portal), links and forms
 * of its own (links are plain ones), routes that are found out while somebody reads, instrumentation, React Server Components,
 * pages without a server. By file below React Router's `lib`, the places that lead there: what nothing leads to any more,
 * the bundler leaves out by itself.
 */
const cuts: Record<string, Cut[]> = {
  // A component that is given a name stays in the bundle, whether anything uses it or not.
  'context.js': [displayNames],
  'dom/lib.js': [displayNames, [/^const (Link|NavLink|Form) = React/gm, 'const $1 = /* @__PURE__ */ React']],
  'dom/ssr/components.js': [
    displayNames,
    [/isPageLinkDescriptor\(link\) \? [^]*?\}\) : (?=\/\* @__PURE__ \*\/ React\$1\.createElement\("link")/, ''],
  ],
  'dom/ssr/errorBoundaries.js': [
    [/renderScripts \? .*Scripts, null\) : null/, 'null'],
    [/let heyDeveloper = [^]*?` \}\n\t\}\);/, 'let heyDeveloper = null;'],
  ],
  'dom/ssr/single-fetch.js': [
    [/^.*return singleFetchActionStrategy.*$/m, ''],
    [/^.*return nonSsrStrategy.*$/m, ''],
    [/^.*return singleFetchLoaderFetcherStrategy.*$/m, ''],
  ],
  'dom-export/hydrated-router.js': [
    [/UNSAFE_getPatchRoutesOnNavigationFunction\(\(\) => .*\)$/m, 'undefined'],
    [/^.*UNSAFE_useFogOFWarDiscovery\(router.*$/m, ''],
    [/^.*router\.createRoutesForHMR.*$/m, ''],
    [/if \(window\.__reactRouterManifest\.sri === true\) \{[^]*?\n\t\t\}\n/, ''],
    [/if \(ssrInfo\.context\.isSpaMode\) \{[^]*?\} else hydrationData/, 'hydrationData'],
  ],
  'dom/ssr/routes.js': [
    [/\t\t\tdataRoute\.action = \([^]*?\n\t\t\t\};\n/, ''],
    [/\t\t\tif \(!route\.hasClientAction\) [^]*?\n\t\t\t\}\);\n/, ''],
  ],
  'components.js': [[/^var AwaitErrorBoundary = class[^]*?^\};$/m, 'var AwaitErrorBoundary;']],
  'hooks.js': [
    [/^.*return .*RSCErrorHandler, \{ error \}.*$/m, ''],
    [/if \(this\.context && typeof error[^]*?\n\t\t\}\n/, ''],
  ],
  'router/router.js': [
    [/if \(init\.instrumentations\) \{\n[^]*?\n\t\}\n/, ''],
    [/^.*router = instrumentClientSideRouter.*$/m, ''],
    [/^.*= consumeInstrumentationClientResultMetaReceiver\(router\);$/gm, ''],
    [
      /^\t*if \((?:opts\?\.instrumentationNavigateMetaReceiver|instrumentationResultMetaReceiver)\) (?:\{[^}]*\}|.*)$/gm,
      '',
    ],
    [/^\t*instrumentationNavigateMetaReceiver$/m, ''],
    [/^\t\t(?:fetch|getFetcher|resetFetcher|getBlocker),$/gm, ''],
    [
      /else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/,
      'else if (false) {',
    ],
    [/if \(!opts \|\| !isSubmissionNavigation\(opts\)\) return \{ path \};/, 'return { path };'],
    [/\tfetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?\n\t\}\);\n\treturn \{/, '\treturn {'],
    [/(function shouldBlockNavigation\(.*\{)/, '$1 return;'],
    [/if \(isFogOfWar\) \{/g, 'if (false) {'],
    [/if \(init\.patchRoutesOnNavigation\) \{/, 'if (false) {'],
  ],
}

/** What developers are told of their mistakes. The server's build has the words, and a test's error from there. */
const advice = /\b((?:UNSAFE_)?invariant|warning|warnOnce)\((.+), (?:"(?:[^"\\]|\\.)*"|`[^`\n]*`)\);$/gm

/** Takes it out of the browser's build. A release of React Router in which a place is not found fails the build. */
export function cutRouter(): Plugin {
  return {
    name: 'portico-cut-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [, file = ''] = /react-router\/dist\/\w+\/lib\/([\w/-]+\.js)$/.exec(id) ?? []
      const places = cuts[file] ?? []
      if (file === '') return
      let changed = code.replace(advice, '$1($2, "");')
      for (const [what, by] of places) {
        const before = changed
        changed = changed.replace(what, by)
        if (changed === before) this.error(`${id} has no ${String(what)}: see cutRouter`)
      }
      return { code: changed, map: null }
    },
  }
}

/**
 * Takes out of the list of all routes, which every page loads, what nobody reads there: the imports of each are loaded ahead by
 * a part of React Router's that is cut, and by `deferred-scripts.tsx` on the server, which has a list of its own.
 */
export function cutManifest(clientFolder: string): Plugin {
  return {
    name: 'portico-cut-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // React Router writes it while it makes the server's build.
    async writeBundle() {
      const assets = join(clientFolder, 'assets')
      const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
      if (name === undefined) return this.error('there is no manifest of the routes')
      const file = join(assets, name)
      const text = await readFile(file, 'utf8')
      const short = text.replaceAll(/("module":"[^"]*"),"imports":\[[^\]]*\](?=,"css")/g, '$1')
      if (short.length > 0.8 * text.length) this.error(`${file} has no imports of routes: see cutManifest`)
      await writeFile(file, short)
    },
  }
}

/** Has the browser carry of the route table what it asks: which frame a page has, and what decides before it is entered. */
export function cutRouteTable(): Plugin {
  const table = join(import.meta.dirname, '../../route-table.ts')
  const asked = allRoutes.map(({ hasWorker, layout, middleware, path }) => ({ path, layout, hasWorker, middleware }))
  return {
    name: 'portico-cut-route-table',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === table ? `export const allRoutes = ${JSON.stringify(asked)}` : undefined),
  }
}
