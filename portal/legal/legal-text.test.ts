import { describe, expect, it } from 'vitest'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const day = 24 * 60 * 60_000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

describe('legal/text', () => {
  it('the newest version in effect is the valid one; a later one is coming, the others are earlier', async () => {
    const make = (version: string, days: number) =>
      makeRecord(test.payload, 'legal-texts', undefined, { kind: 'eula', version, effectiveAt: at(days) })
    const valid = await make('9.0', -1)
    await make('9.1', 1)
    const answer = await test.ask('legal/text', 'en', { kind: 'eula' })
    expect(answer).toMatchObject({ version: '9.0', state: 'valid', title: mark(valid.name, 'en') })
    expect(answer.versions.map(({ state, version }) => `${version} ${state}`)).toEqual([
      '9.1 coming',
      '9.0 valid',
      '4.2 earlier',
      '4.1 earlier',
    ])
    expect(await test.ask('legal/text', 'en', { kind: 'eula', version: '4.1' })).toMatchObject({ state: 'earlier' })
    expect((await test.send('legal/text', { kind: 'eula', version: '1.2' })).code).toBe('000003')
    expect((await test.send('legal/text', { kind: 'x' })).code).toBe('000002')
  })

  it('[L6] a version in Chinese only has no text in English, and no difference', async () => {
    const effectiveAt = at(-2)
    const fields = { kind: 'cookies', version: '3.0', effectiveAt }
    const { name } = await makeRecord(test.payload, 'legal-texts', { zh: 'published' }, fields)
    const answer = await test.ask('legal/text', 'en', { kind: 'cookies' })
    expect(answer).toMatchObject({ lang: 'zh', languages: ['zh'], title: mark(name, 'zh'), body: [] })
    expect((await test.ask('legal/compare', 'en', { kind: 'cookies', from: '1.0' })).lines).toEqual([])
    expect((await test.ask('legal/compare', 'zh', { kind: 'cookies', from: '1.0' })).lines).not.toEqual([])
  })

  it('a second text of the same kind and version is refused, with words', async () => {
    await expect(
      makeRecord(test.payload, 'legal-texts', undefined, { kind: 'disclaimer', version: '1.0' }),
    ).rejects.toThrow(/version 1\.0/)
  })
})
