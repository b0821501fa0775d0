import type { KnipConfig } from 'knip'
import { devRoutes } from './site/dev-routes.ts'
import { allRoutes } from './site/route-table.ts'

/** The modules of all addresses, and no more: one that no address names is dead. */
const routes = [...new Set([...allRoutes, ...devRoutes].map(({ file }) => `site/${file}`))]

/**
 * `npm run knip`: files, exports, types and dependencies that nobody uses, and dependencies that are used and not listed.
 * What the scripts of package.json start is found there; here stands what is named in other ways.
 */
const config: KnipConfig = {
  entry: [
    // Read by the tools themselves.
    '{react-router,vite,vitest}.config.ts',

    // Started by path: by hand, in processes of their own, in a thread.
    'scripts/*.ts',
    'demo/{figures,videos}/generate.ts',
    'portal/search/analysis-thread.ts',
    'tests/setup/make-template.ts',
    'tests/bench/{grow,grow-desk,grow-versions,make-downloads,desk-figures,read-figures,search-figures,search-records,translation-figures}.ts',

    // The site: what React Router finds by its name, and the modules of the addresses.
    'site/{root,entry.client,entry.server}.tsx',
    'site/routes.ts',
    'site/routes/custom-page.tsx',
    'site/layouts/**/*.tsx',
    ...routes,
    // The build makes a file of it by its path, which pages name.
    'site/runtime/language/lay-served.ts',
    // vite.config.ts writes imports of it into React Router's client.
    'site/runtime/deployment/load-chunk.ts',

    // The admin: Next's own files, and the map of the components that content names as text, which is generated.
    'admin/next.config.mjs',
    'admin/app/**/{page,layout,not-found,route}.{ts,tsx}',
    'admin/app/importMap.js',

    // Payload reads them from their folder.
    'content/migrations/*/*.ts',

    // Served as files, to the page of the calls.
    'server/api-docs/{try-call.js,api-docs.css}',
    // Served as files, to pages that show drafts.
    'server/preview/{preview.js,bar.css,compare.css}',
    // Named by the HTML that the guides are printed from.
    'demo/downloads/install-guide.css',

    // Tests and what Vitest starts before them.
    '{lib,domain,content,published,portal,server,demo,site,admin,scripts,tests}/**/*.test.{ts,tsx}',
    'tests/**/*.{e2e,engine,fault}.ts',
    // Bundled for the pages under test.
    'tests/engines/in-page/main.ts',
    'tests/setup/{environment,run-folder,sqlite,postgres}.ts',
    'tests/process/global-setup.ts',
    // Started by its path, for a build.
    'server/builds/bundle-packages.ts',
  ],
  project: ['**/*.{ts,tsx,js,mjs,css}', '!public/**'],
  // A style sheet leads to those that it imports, and to the fonts that it names.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/@import '([^']+)'|url\('([^']+)'\)/g)]
        .map(([, sheet, file]) => `import '${sheet ?? file ?? ''}'`)
        .join('\n'),
  },
  ignoreDependencies: [
    // Required by a name that is put together (lib/icons.ts).
    '@iconify-json/lucide',
  ],
  // Programs of the machine, not of a package.
  ignoreBinaries: ['ffmpeg', 'taskset', 'pg_config', 'mount', 'umount'],
  ignoreIssues: {
    // Generated whole: one type for each collection, whether or not it is named.
    'content/payload-types.ts': ['types'],
    // Imported inside `declare module` (compiled.d.ts), where knip does not look.
    'site/messages/texts.ts': ['types'],
  },
  // Their work is done by the entries above: the first cannot read site/routes.ts outside Vite, the second takes every
  // file beside the code for a test's.
  'react-router': false,
  vitest: false,
}

export default config
