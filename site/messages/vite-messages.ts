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
      // `zh` is the texts of every page, `compatibility/zh` those of an area that only its own pages load.
      const [, area = '', locale = ''] = /^(.*\/)?(\w+)$/.exec(name) ?? []
      for (const each of locales) this.addWatchFile(sourceOf(area, each))
      const [own, fallback] = await Promise.all([
        readMessages(area, locale as Locale),
        readMessages(area, fallbackLocale),
      ])
      return compileMessages(completeMessages(own, fallback), locale)
    },
  }
}

const noFiles = { zh: [], en: [] }

const sourceOf = (area: string, locale: Locale) => join(import.meta.dirname, area, `${locale}.ts`)

/** Reads a source file as it is now: in development it changes while Vite runs. */
async function readMessages(area: string, locale: Locale): Promise<MessageSource> {
  const file = sourceOf(area, locale)
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
