import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listMessages, type ProductMessage, type WrittenMessages } from '#domain/interface-texts/product-message.ts'

const site = join(fileURLToPath(import.meta.url), '../../../site')

/** What only developers see. */
const notShown = ['specimen']

let messages: ReadonlyMap<string, ProductMessage> | undefined

/**
 * Every message of the site's interface, by its key. They are read from their sources as they are written, once: the process
 * runs TypeScript as it stands, and a list of our own would be one more thing to keep.
 */
export function productMessages(): ReadonlyMap<string, ProductMessage> {
  messages ??= readMessages()
  return messages
}

function readMessages(): ReadonlyMap<string, ProductMessage> {
  // Node's own: the bundler of the admin would look for these files while it builds.
  const require = process.getBuiltinModule('node:module').createRequire(join(site, 'root.tsx'))
  const read = (folder: string, locale: 'zh' | 'en') =>
    (require(join(site, folder, `${locale}.ts`)) as Record<string, WrittenMessages>)[locale]
  const folders = ['messages', ...globSync('features/*/messages', { cwd: site }).sort()]
  const all = folders
    .map((folder) => ({ folder, area: folder === 'messages' ? 'site' : basename(dirname(folder)) }))
    .filter(({ area }) => !notShown.includes(area))
    .flatMap(({ area, folder }) => listMessages(area, read(folder, 'zh'), read(folder, 'en')))
  return new Map(all.map((message) => [message.key, message]))
}

/** The message of a key. */
export const productMessage = (key: unknown): ProductMessage | undefined =>
  typeof key === 'string' ? productMessages().get(key) : undefined
