import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { compileMessages, completeMessages, type MessageSource } from './compile-messages.ts'

const prefix = 'virtual:messages/'
const locales = ['zh', 'en'] as const
type Locale = (typeof locales)[number]
const fallbackLocale: Locale = 'en'

interface ManifestChunk {
  file: string
  src?: string
  imports?: string[]
  isEntry?: boolean
}

/** Compiles the interface texts, each language to a module of its own that the browser loads when it is needed. */
export function messages(clientFolder = 'build/client'): Plugin {
  let manifestFile = ''
  return {
    name: 'portico-messages',
    // Before Vite's own, which would find the messages as they are written.
    enforce: 'pre',
    configResolved: ({ root }) => {
      manifestFile = join(root, clientFolder, '.vite/manifest.json')
    },
    resolveId(id, importer) {
      if (id.startsWith(prefix)) return `\0${id}`
      // The messages beside a subject's `texts.ts`; whoever else imports them gets them as written.
      const [, folder, locale] = /^(.*)\/texts\.ts\0\.\/messages\/(zh|en)\.ts$/.exec(`${importer}\0${id}`) ?? []
      return folder === undefined ? undefined : `\0${prefix}${join(folder, 'messages', String(locale))}`
    },
    buildStart() {
      // No module of the site imports it: a page that has such words names its file.
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: layServed, name: 'lay-served' })
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const name = id.slice(prefix.length + 1)
      const isBuild = this.environment.mode === 'build'
      if (name === 'files') return `export default ${JSON.stringify(isBuild ? findFiles(manifestFile) : noFiles)}`
      // Only the server names it, whose build comes second.
      if (name === 'lay' && this.environment.name === 'client') return `export default ''`
      if (name === 'lay')
        return `export default ${JSON.stringify(isBuild ? findLay(manifestFile) : `/@fs${layServed}`)}`
      const locale = basename(name) as Locale
      const folder = resolve(import.meta.dirname, dirname(name))
      for (const each of locales) this.addWatchFile(join(folder, `${each}.ts`))
      const [own, fallback] = await Promise.all([readMessages(folder, locale), readMessages(folder, fallbackLocale)])
      const compiled = compileMessages(completeMessages(own, fallback), locale)
      return `${compiled}\nexport { texts as ${locale} }\n${registration(folder, locale, this.environment.name === 'client')}`
    },
  }
}

const noFiles = { zh: [], en: [] }

const registry = resolve(import.meta.dirname, '../runtime/language/registered-texts.ts')

const layServed = resolve(import.meta.dirname, '../runtime/language/lay-served.ts')

/**
 * How what lays editors' words over messages finds them, by the subject's folder, those of every page by `site`. A browser notes
 * them for it (`lay-served.ts`), which costs a page without such words next to nothing.
 */
function registration(folder: string, locale: Locale, isBrowser: boolean): string {
  const registered = `${JSON.stringify(basename(dirname(folder)))}, ${JSON.stringify(locale)}, texts`
  if (isBrowser) return `(self.$t ??= []).push([${registered}])\n`
  return `import { registerTexts } from ${JSON.stringify(registry)}\nregisterTexts(${registered})\n`
}

/** Reads a source file as it is now: in development it changes while Vite runs. */
async function readMessages(folder: string, locale: Locale): Promise<MessageSource> {
  const file = join(folder, `${locale}.ts`)
  const source = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Record<
    Locale,
    MessageSource
  >
  return source[locale]
}

/** The files of each language in the browser's build, which is made before the server's. */
function findFiles(manifestFile: string): Record<Locale, string[]> {
  if (!existsSync(manifestFile)) return noFiles
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const filesOf = (locale: Locale) => {
    const chunk = Object.values(chunks).find(({ src }) => src?.endsWith(prefix + locale) === true)
    return chunk === undefined ? [] : [chunk, ...importsOf(chunk)].map(({ file }) => `/${file}`)
  }
  const importsOf = ({ imports = [] }: ManifestChunk) =>
    imports
      .map((name) => chunks[name])
      .filter((chunk) => chunk !== undefined && chunk.isEntry !== true) as ManifestChunk[]
  return { zh: filesOf('zh'), en: filesOf('en') }
}

/** The file that lays editors' words over the messages of a page. */
function findLay(manifestFile: string): string {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>
  const chunk = Object.values(chunks).find(({ src }) => src?.endsWith('language/lay-served.ts') === true)
  if (chunk === undefined) throw new Error('The build has no file that lays words over messages')
  return `/${chunk.file}`
}
