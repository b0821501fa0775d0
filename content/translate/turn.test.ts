import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { translateEndpoints } from './endpoints.ts'
import { readSideBySide } from './side-by-side.ts'
import { readTranslation } from './table.ts'

const test = useTestPortal()
const both = { zh: 'published', en: 'published' } as const
const as = async (who: string): Promise<PayloadRequest> => {
  const user = { id: 1, roles: [who], collection: 'users' }
  return createLocalReq({ locale: 'en', ...(who !== 'nobody' && { user: user as never }) }, test.payload)
}
const make = async (states: Parameters<typeof makeRecord>[2] = both) =>
  Number((await makeRecord(test.payload, 'news', states)).id)
const open = async (record: number) => readSideBySide(await as('translator'), { source: 'news', record }, 'en')
const stand = async (record: number) => {
  const stored = await readTranslation(openAsk(test.payload), { source: 'news', record })
  return [stored?.target, stored?.state]
}

async function turn(who: string, record: number, target: string, language: Locale = 'en') {
  const endpoint = translateEndpoints.find(({ path }) => path === '/translations/turn')
  const body = { source: 'news', record, seen: (await open(record))?.seen, target }
  const req = Object.assign(await as(who), { method: 'POST', json: () => Promise.resolve(body) })
  Object.assign(req.i18n, { language })
  try {
    return { status: (await endpoint?.handler(req))?.status }
  } catch (error) {
    const { message, status } = error as { status?: number; message: string }
    return { status, message }
  }
}

describe('30: the source of a record', () => {
  it.each(['nobody', ...roles])('is chosen by those who write content: %s', async (who) => {
    const id = await make()
    const may = ['administrator', 'publisher', 'editor', 'translator'].includes(who)
    expect((await turn(who, id, 'zh')).status).toBe(may ? 200 : 403)
    expect(await stand(id)).toEqual(may ? ['zh', 'current'] : ['en', 'current'])
  })

  it('is the other one from then on, and back', async () => {
    const id = await make()
    await turn('editor', id, 'zh')
    const data = { summary: 'Another summary', _status: 'published' as const }
    await test.payload.update({ collection: 'news', id, locale: 'en', data })
    expect(await stand(id)).toEqual(['zh', 'outdated'])
    await turn('editor', id, 'en')
    expect(await stand(id)).toEqual(['en', 'current'])
    await turn('editor', id, 'en')
    expect(await stand(id)).toEqual(['en', 'current'])
  })

  it('is no language in which nothing is written, which is said in the language of the admin', async () => {
    const id = await make({ zh: 'published' })
    expect((await open(id))?.mayTurn).toBe(false)
    expect(await turn('editor', id, 'zh')).toEqual({
      status: 400,
      message: 'Nothing is written in English yet, so it cannot be the source.',
    })
    expect((await turn('editor', id, 'zh', 'zh')).message).toBe('还没有英文，不能作为原文。')
    expect((await turn('editor', id, 'fr')).status).toBe(400)
    expect(await stand(id)).toEqual(['en', 'missing'])
  })
})
