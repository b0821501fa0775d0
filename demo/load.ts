import { editorConfigFactory, type SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import {
  commitTransaction,
  createLocalReq,
  type File,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { accountConsentTexts, currentAccountConsent } from '#domain/account/account-consent.ts'
import { noteDeed } from '#content/audit/append.ts'
import { markDemo } from '#content/demo/marked.ts'
import { meetAll } from '#content/translate/bring-up.ts'
import { rebuildPublished } from '#content/published/rebuild.ts'
import { defaultLocale } from '#lib/locale.ts'
import { hashPassword } from '#lib/crypto/password-hash.ts'
import { demoMembers } from './accounts.ts'
import { sharpWithEncoded } from './encoded-before.ts'
import { inLanguage, withRowIds } from './bilingual.ts'
import type { Loader, RecordId } from './loader.ts'
import { readMarkdown } from './markdown.ts'
import type { Pack } from './pack.ts'
import { packs } from './packs.ts'
import { rehearse } from './rehearse.ts'
import type { Ids } from './save-all.ts'
import { loadTickets } from './ticket-records.ts'
import { uploadFigures } from './upload-figures.ts'

/** A picture with its sizes takes as long as so many records. */
const pictureWeight = 30

interface LoadDemo {
  /** Which company; Armilla without. */
  pack?: Pack
  /** Of all accounts that are made. */
  password: string
  /** Told how much of the work is done, in records. */
  onProgress?: (done: number, total: number) => void
}

/** Loads the demo pack into an empty database, whole or not at all. */
export async function loadDemo(payload: Payload, { onProgress, pack = packs.on, password }: LoadDemo): Promise<void> {
  payload.config.sharp = sharpWithEncoded
  const req = await createLocalReq({ context: { isLoad: true } }, payload)
  await initTransaction(req)
  try {
    const { figures, records } = await rehearse(pack.loadRecords)
    const total = records + figures.length * pictureWeight
    let done = 0
    const advance = (by: number) => onProgress?.((done += by), total)
    const pictures = uploadFigures(payload, req, figures, () => advance(pictureWeight))
    const loader = await createLoader(payload, req, pictures.figure, () => advance(1))
    await settleAll([pictures.done, pack.loadRecords(loader)])
    const accounts = await createAccounts(payload, req, { accounts: pack.accounts, password })
    const members = await createMembers(payload, req, password)
    await pack.loadPeoplesRecords?.({ payload, req, loader, accounts, members })
    await loadTickets(payload, req, { desk: pack.desk, idOf: loader.idOf, accounts: pack.accounts })
    await markDemo(req)
    await noteDeed(req, { action: 'load' })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  await rebuildPublished(payload)
  await meetAll(payload)
}

async function createAccounts(
  payload: Payload,
  req: PayloadRequest,
  { accounts, password }: Pick<Pack, 'accounts'> & { password: string },
): Promise<Ids> {
  const ids: Ids = new Map()
  for (const account of accounts) {
    const { id } = await payload.create({ collection: 'users', data: { ...account, password }, req })
    ids.set(account.email, id)
  }
  return ids
}

async function createMembers(payload: Payload, req: PayloadRequest, password: string): Promise<Ids> {
  const ids: Ids = new Map()
  const verifiedAt = new Date().toISOString()
  for (const member of demoMembers) {
    const passwordHash = await hashPassword(password)
    const { id } = await payload.create({ collection: 'members', data: { ...member, passwordHash, verifiedAt }, req })
    const { language } = member
    const consent = { purpose: 'account', version: currentAccountConsent, language, givenAt: verifiedAt }
    const text = accountConsentTexts[currentAccountConsent][language]
    await payload.create({ collection: 'member-consents', data: { ...consent, member: id, text }, req })
    ids.set(member.email, id)
  }
  return ids
}

/** Waits for all before it fails: whatever is still under way belongs to the transaction that then ends. */
async function settleAll(tasks: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) if (result.status === 'rejected') throw result.reason
}

async function createLoader(
  payload: Payload,
  req: PayloadRequest,
  figure: Loader['figure'],
  onSaved: () => void,
): Promise<Loader> {
  const editorConfig: SanitizedServerEditorConfig = await editorConfigFactory.default({ config: payload.config })
  const { idOf, save } = createSaving(payload, req)
  return {
    save: async (collection, seed) => {
      const id = await save(collection, seed)
      onSaved()
      return id
    },
    idOf,
    change: async (collection, id, data, locale) => {
      await payload.update({ collection: collection as never, id, data: data as never, locale, req })
    },
    relate: async (collection, slug, field, ids) => {
      const data = { [field]: ids, _status: 'published' } as never
      const id = idOf(collection, slug)
      await payload.update({ collection: collection as never, id, data, locale: 'zh', req })
    },
    saveGlobal: async (slug, seed) => {
      const options = { slug: slug as never, req }
      const stored = await payload.updateGlobal({ ...options, data: inLanguage(seed, 'zh') as never, locale: 'zh' })
      await payload.updateGlobal({
        ...options,
        data: withRowIds(inLanguage(seed, 'en'), stored) as never,
        locale: 'en',
      })
    },
    attach: async (seeds = []) => {
      const ids: RecordId[] = []
      for (const { content, filename, text, title } of seeds) {
        const data = Buffer.from(content)
        const file = {
          data,
          name: filename,
          mimetype: filename.endsWith('.csv') ? 'text/csv' : 'text/plain',
          size: data.length,
        }
        ids.push(await writeBoth(payload, req, 'attachments', { title, text }, file))
      }
      return ids
    },
    upload: (collection, seed, file) => writeBoth(payload, req, collection, seed, file),
    figure,
    markdown: (text) =>
      Object.fromEntries(
        Object.entries(text).map(([locale, markdown]) => [locale, readMarkdown(editorConfig, markdown)]),
      ),
  }
}

/** Saving that remembers what it saved by its Chinese slug. */
function createSaving(payload: Payload, req: PayloadRequest): Pick<Loader, 'save' | 'idOf'> {
  const saved = new Map<string, RecordId>()
  return {
    save: async (collection, seed) => {
      const id = await writeBoth(payload, req, collection, seed)
      const slug = inLanguage(seed.slug, defaultLocale)
      if (typeof slug === 'string') saved.set(`${collection} ${slug}`, id)
      return id
    },
    idOf: (collection, slug) => {
      const id = saved.get(`${collection} ${slug}`)
      if (id === undefined)
        throw new Error(`The demo pack refers to a record that it does not have: ${collection} ${slug}`)
      return id
    },
  }
}

/** Writes the default language, then the other one where the seed has a title in it; or English alone, where only that has one. */
async function writeBoth(
  payload: Payload,
  req: PayloadRequest,
  collection: string,
  seed: Record<string, unknown>,
  file?: File,
): Promise<RecordId> {
  const options = { collection: collection as never, req }
  const english = inLanguage(seed, 'en') as Record<string, unknown>
  const chinese = inLanguage(seed, 'zh') as Record<string, unknown>
  const isEnglish = chinese.title === undefined && english.title !== undefined
  const stored = await payload.create({
    ...options,
    data: { ...(isEnglish ? english : chinese), _status: 'published' } as never,
    locale: (isEnglish ? 'en' : 'zh') as never,
    ...(file && { file }),
  })
  const { id } = stored as { id: RecordId }
  if (english.title !== undefined && !isEnglish) {
    const rows = withRowIds(english, stored) as Record<string, unknown>
    await payload.update({ ...options, id, data: { ...rows, _status: 'published' } as never, locale: 'en' })
  }
  return id
}
