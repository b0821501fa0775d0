/** What a running process needs of a built checkout: for an image, or for a machine that builds nothing. */

/** Folders and files of ours. `site` and `admin` are built, and parts of them are read as sources all the same. */
export const ownEntries = [
  'package.json',
  'package-lock.json',
  'admin',
  'build',
  'build-packages',
  'content',
  'demo',
  'domain',
  'lib',
  'portal',
  'published',
  'scripts',
  'server',
  'site',
]

const unneededOwnFile =
  /\.test\.tsx?$|\.map$|^content\/migrations\/.*\.json$|^admin\/(?:app|\.next\/(?:cache|dev|diagnostics|types|trace))(?:\/|$|-)/

/** Whether a file or folder of ours is needed, by its path from the root. */
export const isOwnNeeded = (path: string): boolean => !unneededOwnFile.test(path)

/**
 * Packages that only a build, a migration that is being written, or a browser needs: the last are in the builds already. What
 * nothing but these depend on goes with them.
 */
const unneededPackages = [
  // The process runs on the same file of it, which is copied beside the packages.
  'node',
  'patch-package',
  // Builds.
  '@next/swc-*',
  '@react-router/dev',
  '@types/*',
  '@typescript/*',
  'baseline-browser-mapping',
  'caniuse-lite',
  'rolldown',
  'sass',
  'typescript',
  'vite',
  // Types and migrations that are written from Payload's configuration, and commands of Payload's own.
  'drizzle-kit',
  'json-schema-to-typescript',
  'prettier',
  'tsx',
  // Read from `build-packages` alone.
  'date-fns',
  // Payload's admin, and pages, in browsers.
  '@dnd-kit/*',
  '@monaco-editor/*',
  'happy-dom',
  'monaco-editor',
  'react-datepicker',
  'react-select',
  'tus-js-client',
  // The family that a company chooses is in the build; the page of the calls sends Instrument Sans from its package.
  '@fontsource-variable/(?!instrument-sans$)*',
  // Stores of uploads that are not used.
  '@redis/client',
  'ioredis',
  // Node has its own.
  'web-streams-polyfill',
  // Another C library, and another engine.
  '@libsql/linux-*-musl',
  'bare-*',
]

/** Those of them that are one package, for the test that each exists. */
export const namedPackages = unneededPackages.filter((name) => !name.includes('*'))

const unneededPackage = new RegExp(`^(?:${unneededPackages.map((name) => name.replaceAll('*', '[^/]*')).join('|')})$`)

/** Whether a package is needed, where anything that is needed depends on it. */
export const isPackageNeeded = (name: string): boolean => !unneededPackage.test(name)

/** What stands in packages for people and tools: sources, types, maps, what is there for development or in other forms. */
const unneededPackageFiles = [
  /\.(?:map|[cm]?tsx?|tsbuildinfo|flow|md|s?css)$/i,
  // In the folder of the package itself; deeper, the name may mean another thing.
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+\/(?:__tests__|benchmarks?|docs?|examples?|tests?)(?:\/|$)/,
  // Of whoever made it: tools, caches.
  /\/node_modules\/.*\/\.[^/]+(?:\/|$)|^node_modules\/(?:@[^/]+\/)?[^/]+\/\.[^/]+(?:\/|$)/,
  // React's own for development stay: Node reads there which names an import may ask for.
  /^node_modules\/next\/.*\/cjs\/react[^/]*\.development\.js$|\/cjs\/react[^/]*\.profiling\.js$/,
  /^node_modules\/next\/dist\/(?:bundle-analyzer|docs|esm|next-devtools)(?:\/|$)/,
  /^node_modules\/next\/dist\/compiled\/(?:@next\/font|@vercel\/og|next-devtools|[^/]+-experimental)(?:\/|$)/,
  /^node_modules\/next\/dist\/server\/capsize-font-metrics\.json$/,
  /^node_modules\/next\/dist\/compiled\/next-server\/.*(?:\.dev\.js|-experimental\..*)$/,
  /^node_modules\/(?:@lexical\/[^/]+|lexical)\/.*\.dev\.m?js$/,
  // Next asks whether they are there, and loads them in builds.
  /^node_modules\/next\/dist\/compiled\/(?:babel|babel-packages|webpack)\/(?:bundle5?|packages-bundle)\.js$/,
  /^node_modules\/react-dom\/(?:cjs\/)?react-dom-(?:profiling|server(?:-legacy)?\.(?:browser|bun|edge))\./,
  // A second and third form of the same code.
  /^node_modules\/(?:@aws-sdk|@smithy)\/[^/]+\/dist-(?:es|types)(?:\/|$)/,
  /^node_modules\/fontkit\/dist\/browser/,
  /^node_modules\/openpgp\/dist\/(?:lightweight\/|openpgp\.|node\/.*\.min\.)/,
  /^node_modules\/highlight\.js\/(?:scss|styles)(?:\/|$)/,
  /^node_modules\/opencc-js\/dist\/(?:esm-lib|umd)(?:\/|$)/,
  /^node_modules\/pdfkit\/js\/pdfkit\.standalone\.js$/,
  // Weights of words in documents; ours have their own.
  /^node_modules\/@node-rs\/jieba\/idf\.(?:js|txt)$/,
]
const licence = /\/(?:copying|licen[cs]e|notice)[^/]*$/i

/** The fonts of drawn pictures and documents are two weights of one script (server/pictures/fonts.ts). */
const hanFont = /^node_modules\/@fontsource\/noto-sans-sc\/./
const neededHanFont = /(?:\/package\.json|\/files|-chinese-simplified-(?:400|600)-normal\.woff)$/

/** Whether a file of a package is needed, by its path from the root. */
export const isPackageFileNeeded = (path: string): boolean =>
  licence.test(path) ||
  (!unneededPackageFiles.some((pattern) => pattern.test(path)) && (!hanFont.test(path) || neededHanFont.test(path)))

/** An entry of `packages` in `package-lock.json`. */
interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type LockedPackages = Readonly<Record<string, LockedPackage | undefined>>

const namesOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
]

/** Where Node finds a package that is asked for from a folder: the nearest one outwards. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path] !== undefined) return path
    if (!folder.includes('/node_modules/')) return folder === '' ? undefined : findPackage(packages, '', name)
  }
}

/** The folders of the packages that a process needs: what `package.json` names, and what those need in turn. */
export function neededPackages(packages: LockedPackages): Set<string> {
  const found = new Set<string>()
  const visit = (path: string) => {
    for (const name of namesOf(packages[path] ?? {})) {
      const next = isPackageNeeded(name) ? findPackage(packages, path, name) : undefined
      if (next === undefined || found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit('')
  return found
}
