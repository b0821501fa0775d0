import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
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
    configResolved: ({ root }) => {
      manifestFile = join(root, clientFolder, '.vite/manifest.json')
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const name = id.slice(prefix.length + 1)
      const isBuild = this.environment.mode === 'build'
      if (name === 'files') return `export default ${JSON.stringify(isBuild ? findFiles(manifestFile) : noFiles)}`
      for (const locale of locales) this.addWatchFile(sourceOf(locale))
      const [own, fallback] = await Promise.all([readMessages(name as Locale), readMessages(fallbackLocale)])
      return compileMessages(completeMessages(own, fallback), name)
    },
  }
}

const noFiles = { zh: [], en: [] }

const sourceOf = (locale: Locale) => join(import.meta.dirname, `${locale}.ts`)

/** Reads a source file as it is now: in development it changes while Vite runs. */
async function readMessages(locale: Locale): Promise<MessageSource> {
  const { href } = pathToFileURL(sourceOf(locale))
  const source = (await import(`${href}?${statSync(sourceOf(locale)).mtimeMs}`)) as Record<Locale, MessageSource>
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
