import { describe, expect, it } from 'vitest'
import { makeRecord, mark, type States } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { readLanguageStates } from './language-states.ts'

const test = useTestPortal()

describe('the languages of a record in the admin’s list', () => {
  it.each<[States, object]>([
    [
      { zh: 'published', en: 'published' },
      { zh: 'published', en: 'published' },
    ],
    [
      { zh: 'published', en: 'draft' },
      { zh: 'published', en: 'draft' },
    ],
    [{ zh: 'published' }, { zh: 'published', en: 'missing' }],
    [{ en: 'published' }, { zh: 'missing', en: 'published' }],
    [
      { zh: 'draft', en: 'draft' },
      { zh: 'draft', en: 'draft' },
    ],
    [
      { zh: 'published', en: 'withdrawn' },
      { zh: 'published', en: 'draft' },
    ],
  ])('%o', async (states, shown) => {
    const { id } = await makeRecord(test.payload, 'news', states)
    expect(await readLanguageStates(test.payload, 'news', id)).toEqual(shown)
  })

  it('a change that waits in a draft shows beside what is published, in its language alone', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const data = { title: `${mark(name, 'en')} 2`, _status: 'draft' as const }
    await test.payload.update({ collection: 'news', id, locale: 'en', draft: true, data })
    expect(await readLanguageStates(test.payload, 'news', id)).toEqual({ zh: 'published', en: 'changed' })
  })
})
