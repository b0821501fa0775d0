import { setTimeout } from 'node:timers/promises'
import type { Access, Payload, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { people, type Person, userOf } from '../../tests/factories/people.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import {
  isLet,
  type Ways,
  waysToDraft,
  waysToPublish,
  waysWithGlobals,
  waysWithPictures,
  waysWithReleaseFiles,
  waysWithSearchWords,
} from '../../tests/factories/ways-to-publish.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const waysOfRecords = { ...waysToDraft, ...waysToPublish }
const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

/** May, may not, or may with those records that a condition lets through. */
async function judge(access: Access | undefined, person: Person) {
  const req = { user: userOf(person), payload: test.payload, context: {}, headers: new Headers() }
  const answer = access ? await access({ req, id: 2 } as never) : person !== 'nobody'
  return answer === true ? 'yes' : answer === false ? '·' : 'some'
}

/** Who may do what with whose records, as the configuration answers: what Payload itself adds to it included. */
async function writeTable(config: SanitizedConfig): Promise<string> {
  const lines = [['collection', 'operation', ...people]]
  const add = async (slug: string, access: Partial<Record<string, Access>>, names: readonly string[]) => {
    for (const operation of names) {
      const answers = await Promise.all(people.map((person) => judge(access[operation], person)))
      lines.push([slug, operation, ...answers])
    }
  }
  for (const { access, auth, slug, versions } of config.collections.toSorted((one, two) =>
    one.slug < two.slug ? -1 : 1,
  ))
    await add(
      slug,
      access as never,
      operations.filter((each) => (each === 'unlock' ? auth : each === 'readVersions' ? versions : true)),
    )
  for (const { access, slug } of config.globals.toSorted((one, two) => (one.slug < two.slug ? -1 : 1)))
    await add(`global ${slug}`, access as never, ['read', 'update'])
  return format(lines)
}

function format(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return `${lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

/** The newest version of a record, if its kind has versions: of many saves the oldest are dropped. */
async function newestVersion(payload: Payload, collection: string, id: number) {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  if (!config?.versions) return undefined
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection: collection as never, where, sort: '-createdAt', limit: 1 })
  return docs[0]?.id
}

/** Asks everybody's wishes of a record, those who may least first, so that each finds it as it was. */
async function askAll(name: string, ways: Ways, collection: string, id: number, reset?: () => Promise<unknown>) {
  const { payload } = test
  const lines: string[][] = []
  for (const [way, ask] of Object.entries(ways)) {
    const answers = new Map<Person, string>()
    for (const person of people.toReversed()) {
      const version = await newestVersion(payload, collection, id)
      const isDone = await isLet(ask, { payload, collection, id, version, user: userOf(person) })
      answers.set(person, isDone ? 'yes' : '·')
      if (!isDone) continue
      // Payload takes two versions of one millisecond for the latest, both: a bulk change would meet the record twice.
      await setTimeout(2)
      await reset?.()
    }
    lines.push([name, way, ...people.map((person) => answers.get(person) ?? '')])
  }
  return lines
}

/**
 * Who may bring something to the visitors, and how: asked, not read. One of each kind; that all of a kind are alike is in
 * right-to-publish.test.ts.
 */
async function writeWaysOfRecords(): Promise<string> {
  const { payload } = test
  const { id: link } = await makeRecord(payload, 'friend-links')
  const publishAgain = () =>
    payload.update({
      collection: 'friend-links',
      id: link,
      locale: 'en',
      publishAllLocales: true,
      data: { title: 'Link' },
    })
  const { id: file } = await makeReleaseFile(payload, Buffer.from('a file'))
  const words = await payload.create({ collection: 'search-synonyms', data: { words: 'one\ntwo' } })
  return format([
    ['what', 'way', ...people],
    ...(await askAll('with drafts (friend-links)', waysOfRecords, 'friend-links', Number(link), publishAgain)),
    ...(await askAll('release-files', waysWithReleaseFiles, 'release-files', file)),
    ...(await askAll('search-synonyms', waysWithSearchWords, 'search-synonyms', words.id)),
  ])
}

async function writeWaysOfPictures(): Promise<string> {
  const { payload } = test
  const { id: picture } = await makeRecord(payload, 'media')
  const showAgain = () =>
    payload.update({
      collection: 'media',
      id: Number(picture),
      locale: 'en',
      publishAllLocales: true,
      data: { alt: 'Picture' },
    })
  const { 'make a copy': _copy, ...waysOfPictures } = { ...waysOfRecords, ...waysWithPictures }
  return format([
    ['what', 'way', ...people],
    ...(await askAll('pictures (media)', waysOfPictures, 'media', Number(picture), showAgain)),
  ])
}

async function writeWaysOfGlobals(): Promise<string> {
  const { payload } = test
  const lines = [['what', 'way', ...people]]
  for (const { slug } of payload.config.globals)
    lines.push(...(await askAll(`global ${slug}`, waysWithGlobals, slug, 0)))
  return format(lines)
}

// Each is as large as a whole file elsewhere: everybody tries everything.
describe('who may do what, as the tables beside say', { timeout: 60_000 }, () => {
  it('every role, member and nobody, every collection and global, every operation', async () => {
    await expect(await writeTable(test.payload.config)).toMatchFileSnapshot('table.txt')
  })

  it('every way of a record to the visitors', async () => {
    await expect(await writeWaysOfRecords()).toMatchFileSnapshot('ways-of-records.txt')
  })

  it('every way of a picture to the visitors', async () => {
    await expect(await writeWaysOfPictures()).toMatchFileSnapshot('ways-of-pictures.txt')
  })

  it('every way of a global to the visitors', async () => {
    await expect(await writeWaysOfGlobals()).toMatchFileSnapshot('ways-of-globals.txt')
  })
})
