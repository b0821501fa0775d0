import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import { type SigningKey, signingKey } from '#lib/crypto/signing-key.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type Client, type DocumentSource } from '#server/documents/stored-document.ts'
import { documentPath, type Publisher, writeCsafDocument } from './document.ts'
import {
  csafRoot,
  type DocumentSet,
  feedName,
  keyPath,
  writeChanges,
  writeIndex,
  writeProviderMetadata,
  writeRolieFeed,
} from './provider.ts'
import { writeSecurityTxt } from './security-txt.ts'

/**
 * The folders of documents. A provider's listing may contain a number only once, so the folder that the metadata names
 * has each advisory in English, or in Chinese if there is no translation. The Chinese documents have their own folder.
 */
const folders: Record<string, Locale> = { white: 'en', zh: 'zh' }

const types = {
  json: 'application/json; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  signature: 'application/pgp-signature; charset=utf-8',
  key: 'application/pgp-keys; charset=utf-8',
}

async function readPublisher(client: Client, origin: string): Promise<Publisher> {
  const [{ name }, { email }] = await Promise.all([client.call('base/site'), client.call('advisory/contact')])
  return { name, origin, email }
}

async function readSet(client: Client, origin: string, folder: string, key: SigningKey | undefined) {
  const [all, publisher] = await Promise.all([client.call('advisory/feed'), readPublisher(client, origin)])
  const advisories = folder === 'zh' ? all.filter(({ lang }) => lang === 'zh') : all
  return { folder, advisories, publisher, isSigned: key !== undefined } satisfies DocumentSet
}

/** A document of a set, its signature or its checksum, by the suffix of its address. */
async function writeFile(set: DocumentSet, path: string, key: SigningKey | undefined): Promise<string | undefined> {
  const [, base = '', end] = /^(.+\.json)(?:\.(sha256|sha512|asc))?$/.exec(path) ?? []
  const advisory = set.advisories.find((each) => documentPath(each) === base)
  if (advisory === undefined) return undefined
  const self = new URL(`${csafRoot}/${set.folder}/${base}`, set.publisher.origin).href
  const text = writeCsafDocument(advisory, set.publisher, self)
  if (end === undefined) return text
  if (end === 'asc') return key?.sign(text)
  // The format of `sha256sum`, which `sha256sum --check` reads.
  return `${createHash(end).update(text).digest('hex')}  ${base.split('/').at(-1)}\n`
}

/** The directory listing, for people and for tools that follow links (CSAF 2.0, 7.1.14). */
function writeListing(set: DocumentSet): string {
  const names = ['index.txt', 'changes.csv', feedName, ...set.advisories.map(documentPath)]
  const links = names.map((name) => `<li><a href="${name}">${name}</a></li>`).join('\n')
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>CSAF</title>\n<h1>CSAF</h1>\n<ul>\n${links}\n</ul>\n</html>\n`
}

const listings: Record<string, { type: keyof typeof types; write: (set: DocumentSet) => string }> = {
  '': { type: 'html', write: writeListing },
  'index.txt': { type: 'text', write: writeIndex },
  'changes.csv': { type: 'csv', write: writeChanges },
  [feedName]: { type: 'json', write: writeRolieFeed },
}

const typeOf = (path: string): keyof typeof types =>
  path.endsWith('.json') ? 'json' : path.endsWith('.asc') ? 'signature' : 'text'

/** Advisories for tools: CSAF documents with their indexes, the public key, and `security.txt`. */
export function csafRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  const { origin } = source
  const answer = (
    context: Context<ServerEnv>,
    type: keyof typeof types,
    locale: Locale,
    write: (client: Client) => Promise<string | undefined>,
  ) => answerStoredDocument(context, source, { contentType: types[type], locale, write })

  app.get('/.well-known/security.txt', (context) =>
    answer(context, 'text', defaultLocale, async (client) =>
      writeSecurityTxt(await readPublisher(client, origin), (await signingKey()) !== undefined),
    ),
  )
  app.get(keyPath, (context) =>
    // The contact is read for its tags: a document without tags would be stored forever.
    answer(context, 'key', defaultLocale, async (client) => {
      await client.call('advisory/contact')
      return (await signingKey())?.publicKey
    }),
  )
  app.get(`${csafRoot}/provider-metadata.json`, (context) =>
    answer(context, 'json', 'en', async (client) => {
      const key = await signingKey()
      return writeProviderMetadata(await readSet(client, origin, 'white', key), key?.fingerprint)
    }),
  )
  // Also beside the metadata, where tools look before they know the folders of the documents.
  for (const [name, type, write] of [
    ['index.txt', 'text', writeIndex],
    ['changes.csv', 'csv', writeChanges],
  ] as const)
    app.get(`${csafRoot}/${name}`, (context) =>
      answer(context, type, 'en', async (client) => {
        const { advisories } = await readSet(client, origin, 'white', undefined)
        return write({ advisories, from: 'white/' })
      }),
    )
  app.get(`${csafRoot}/:folder/*`, (context, next) => {
    const folder = context.req.param('folder')
    const locale = Object.hasOwn(folders, folder) ? folders[folder] : undefined
    if (locale === undefined) return next()
    const path = context.req.path.slice(`${csafRoot}/${folder}/`.length)
    const listing = Object.hasOwn(listings, path) ? listings[path] : undefined
    return answer(context, listing?.type ?? typeOf(path), locale, async (client) => {
      const key = await signingKey()
      const set = await readSet(client, origin, folder, key)
      return listing ? listing.write(set) : writeFile(set, path, key)
    })
  })
  return app
}
