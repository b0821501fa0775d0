import { setTimeout } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { people, userOf } from '../../tests/factories/people.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { readVersions } from './version-states.ts'

const test = useTestPortal()
const publisher = { ...userOf('publisher'), name: 'Pia' } as never

async function readStates(id: number | string, user = publisher) {
  const req = await createLocalReq({ user, locale: 'zh' }, test.payload)
  const collection = test.payload.collections['friend-links'].config
  return (await readVersions({ req, collection, id })).map(({ states: { en, zh } }) => `${zh} ${en}`)
}

describe('the list of versions', () => {
  it('tells of each language what visitors see now, saw once, or what is a draft, after each step', async () => {
    const { id } = await makeRecord(test.payload, 'friend-links', { zh: 'draft' })
    const one = { collection: 'friend-links', id, user: publisher } as const
    const step = async (work: Promise<unknown>) => {
      await work
      // Versions are told apart by the time at which they were saved.
      await setTimeout(5)
      return readStates(id)
    }
    const publish = (locale: 'zh' | 'en', title: string) =>
      test.payload.update({ ...one, locale, publishSpecificLocale: locale, data: { title, _status: 'published' } })
    expect(await readStates(id)).toEqual(['draft missing'])
    expect(await step(publish('zh', '一'))).toEqual(['shown missing', 'draft missing'])
    expect(await step(publish('en', 'One'))).toEqual(['shown shown', 'shown missing', 'draft missing'])
    const draft = test.payload.update({ ...one, locale: 'zh', draft: true, data: { title: '二', _status: 'draft' } })
    const [newest, ...others] = await step(draft)
    expect([newest, others[0]]).toEqual(['draft shown', 'shown shown'])
    // The English is published beside it: visitors go on reading the first Chinese.
    expect((await step(publish('en', 'Two'))).slice(0, 2)).toEqual(['shown shown', 'draft shownOnce'])
    const taken = test.payload.update({ ...one, locale: 'en', data: { _status: 'draft' } })
    expect((await step(taken)).slice(0, 2)).toEqual(['shown draft', 'shown shownOnce'])
  })

  it.each(people)('is told to %s as the right to read versions says', async (person) => {
    const { id } = await makeRecord(test.payload, 'friend-links')
    const isAllowed = ['administrator', 'publisher', 'editor', 'translator'].includes(person)
    const asked = readStates(id, userOf(person) as never)
    if (isAllowed) expect(await asked).not.toEqual([])
    else await expect(asked).rejects.toMatchObject({ status: 403 })
  })
})
