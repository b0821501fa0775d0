import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePayload, createEmptyDatabase, openPayload } from '../../tests/setup/portal.ts'
import { databaseKind } from '#content/database.ts'
import { migrate, readMigrations } from '#content/migrate.ts'
import { bringUpToDate, findOutdated } from '#content/published/rebuild.ts'
import { openAsk } from '#content/search/ask.ts'
import { env } from '#lib/env.ts'
import { openPublished } from '#published/published.ts'
import { openPictureJudge } from '#server/preview/draft-pictures.ts'

let payload: Payload
beforeAll(async () => {
  await createEmptyDatabase()
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

it('26 (point 4): pictures of an earlier release are public as they were, in each language with its words', async () => {
  const all = await readMigrations(join(import.meta.dirname, '../migrations', databaseKind(env)))
  const own = all.findIndex(({ name }) => name.endsWith('_pictures'))
  await migrate(payload, all.slice(0, own))
  const ask = openAsk(payload)
  const at = '2026-01-02T03:04:05.000Z'
  for (const [id, name] of [
    [1, 'plate'],
    [2, 'wheel'],
  ] as const)
    await ask(
      `INSERT INTO media (id, filename, mime_type, filesize, width, height, focal_x, focal_y, sizes_avif480_filename, sizes_avif480_mime_type, updated_at, created_at)
       VALUES (?, ?, 'image/png', 10, 600, 40, 20, 30, ?, 'image/avif', ?, ?)`,
      [id, `${name}.png`, `${name}-480x32.avif`, at, at],
    )
  const texts = (parent: number, locale: string, alt: string) =>
    ask('INSERT INTO media_locales (alt, caption, _locale, _parent_id) VALUES (?, ?, ?, ?)', [alt, 'c', locale, parent])
  await texts(1, 'zh', '板')
  await texts(1, 'en', 'A plate')
  await texts(2, 'zh', '轮')
  await ask(`INSERT INTO portico_published_state (collection, shape, up_to) VALUES ('media', 'old', NULL)`)
  await migrate(payload, all)

  // Without its documents no file would be given away, so they are made before the first answer.
  const { missing } = await findOutdated(payload)
  expect(missing.map(({ source }) => source)).toContain('media')
  await bringUpToDate(payload, missing)
  const shown = await openPublished(payload).find('media', { sort: 'id' })
  expect(shown).toMatchObject([
    { id: 1, alt: { zh: '板', en: 'A plate' }, filename: 'plate.png', focalX: 20 },
    { id: 2, alt: { zh: '轮' }, caption: { zh: 'c' } },
  ])
  expect(shown[1]?.alt?.en).toBeUndefined()
  const judge = openPictureJudge(payload)
  expect([await judge('plate.png', undefined), await judge('plate-480x32.avif', undefined)]).toEqual([
    'everybody',
    'everybody',
  ])
  // What the admin lists are the latest versions.
  const drafts = await payload.find({ collection: 'media', draft: true, locale: 'all', sort: 'id', depth: 0 })
  expect(drafts.docs).toMatchObject([
    { id: 1, filename: 'plate.png', width: 600, _status: { zh: 'published', en: 'published' } },
    { id: 2, filename: 'wheel.png', _status: { zh: 'published' } },
  ])
  await payload.update({ collection: 'media', id: 2, locale: 'zh', draft: true, data: { alt: '新', _status: 'draft' } })
  expect((await openPublished(payload).find('media', { sort: 'id' }))[1]?.alt).toEqual({ zh: '轮' })
})
