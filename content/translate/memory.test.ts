import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { block, rich, textNode } from '../../tests/factories/formatted-texts.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { meetAll } from './bring-up.ts'
import { addMarks } from './machine/marks.ts'
import { digestOf } from './progress.ts'
import { readSideBySide } from './side-by-side.ts'

const test = useTestPortal()
const as = async (role: string): Promise<PayloadRequest> =>
  createLocalReq({ locale: 'en', user: { id: 1, roles: [role], collection: 'users' } as never }, test.payload)
const write = (id: number, locale: Locale, ...passages: string[]) =>
  openCollections(test.payload).update({
    collection: 'news',
    id,
    locale,
    data: { body: rich(...passages.map((each) => block(textNode(each)))), _status: 'published' },
    depth: 0,
    overrideAccess: true,
  })

/** A news item with some passages in each language; without English it is still to be translated. */
async function make(texts: Partial<Record<Locale, string[]>>) {
  const record = await makeRecord(test.payload, 'news', { zh: 'published', ...(texts.en && { en: 'published' }) })
  const id = Number(record.id)
  for (const [locale, passages] of Object.entries(texts)) await write(id, locale as Locale, ...passages)
  return { id }
}

/** What is offered for the passages of a text, in their order. */
async function offers(id: number, role = 'translator') {
  const shown = await readSideBySide(await as(role), { source: 'news', record: id }, 'en')
  const body = shown?.fields.find(({ place }) => place === 'body')
  return body?.passages.map(({ remembered = [] }) =>
    remembered.map(({ sentence, text, times }) => [text, times, ...(sentence === undefined ? [] : [sentence])]),
  )
}
const rowsOf = (id: number) =>
  openAsk(test.payload)('SELECT zh FROM portico_translation_memory WHERE kind = ? AND record = ?', ['news', id])

describe('30: what was translated before', () => {
  it('is offered where the same passage is to be translated, what occurs most first, to whoever translates', async () => {
    const first = await make({ zh: ['甲一段', '甲二段'], en: ['A one', 'A two'] })
    await make({ zh: ['甲一段'], en: ['A one'] })
    await make({ zh: ['甲一段'], en: ['The first of A'] })
    const { id } = await make({ zh: ['别的段', '甲一段'] })
    expect(await offers(id)).toEqual([
      [],
      [
        ['A one', 2],
        ['The first of A', 1],
      ],
    ])
    const shown = await readSideBySide(await as('translator'), { source: 'news', record: id }, 'en')
    const body = shown?.fields.find(({ place }) => place === 'body')
    const named = await test.payload.findByID({ collection: 'news', id: first.id, locale: 'en', overrideAccess: true })
    expect(body?.passages[1]?.remembered?.[0]?.name).toBe(named.title)
    expect(await offers(id, 'agent')).toBeUndefined()
    // What is up to date needs no offer.
    expect((await offers(first.id))?.flat()).toEqual([])
  })

  it('is what stands there now, and goes with its record', async () => {
    const { id: other } = await make({ zh: ['乙一段'], en: ['B one'] })
    const { id } = await make({ zh: ['乙一段'] })
    expect(await offers(id)).toEqual([[['B one', 1]]])
    await write(other, 'en', 'B as it is called now')
    expect(await offers(id)).toEqual([[['B as it is called now', 1]]])
    const collections = openCollections(test.payload)
    const asked = { collection: 'news', id: other, overrideAccess: true } as const
    await collections.update({ ...asked, data: { deletedAt: new Date().toISOString() } })
    expect(await offers(id)).toEqual([[]])
    await collections.update({ ...asked, trash: true, data: { deletedAt: null } })
    expect(await offers(id)).toEqual([[['B as it is called now', 1]]])
    expect(await rowsOf(other)).not.toEqual([])
    await test.payload.delete({ collection: 'news', id: other, overrideAccess: true })
    expect(await rowsOf(other)).toEqual([])
    expect(await offers(id)).toEqual([[]])
  })

  it('is offered by the sentence where the passage is another', async () => {
    await make({ zh: ['丙的第一句。丙的第二句。'], en: ['C begins. C goes on.'] })
    await make({ zh: ['丙的第三句。丙的第四句。'], en: ['C is not told apart here'] })
    const { id } = await make({ zh: ['丙的第二句。丙的新句。', '丙的第三句。还有一句。'] })
    expect(await offers(id)).toEqual([[['C goes on.', 1, '丙的第二句。']], []])
  })

  it('has nothing that a machine wrote and nobody has read', async () => {
    const { id: other } = await make({ zh: ['丁一段', '丁二段'], en: ['D one', 'D two'] })
    const { id } = await make({ zh: ['丁一段', '丁二段'] })
    const marks = [{ place: 'body', digest: digestOf('D two') }]
    const of = { source: 'news', record: other }
    await addMarks(openAsk(test.payload), of, { fields: new Map(), language: 'en', marks })
    expect(await offers(id)).toEqual([[['D one', 1]], []])
  })

  it('is made of records that were there before there was a memory, and once', async () => {
    const { id: other } = await make({ zh: ['戊一段'], en: ['E one'] })
    const { id } = await make({ zh: ['戊一段'] })
    const ask = openAsk(test.payload)
    const rows = await rowsOf(other)
    await ask('DELETE FROM portico_translation_memory WHERE kind = ?', ['news'])
    await meetAll(test.payload)
    expect(await offers(id)).toEqual([[]])
    await ask('UPDATE portico_translations SET is_remembered = 0 WHERE kind = ?', ['news'])
    await meetAll(test.payload)
    expect(await offers(id)).toEqual([[['E one', 1]]])
    expect(await rowsOf(other)).toEqual(rows)
  })

  it('serves both directions', async () => {
    await make({ zh: ['己一段'], en: ['F one'] })
    const record = await makeRecord(test.payload, 'news', { en: 'published' })
    await write(Number(record.id), 'en', 'F one')
    expect(await offers(Number(record.id))).toEqual([[['己一段', 1]]])
  })
})
