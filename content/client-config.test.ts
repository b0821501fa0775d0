import { join } from 'node:path'
import { initI18n } from '@payloadcms/translations'
import { createClientConfig, handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { makeMember, signInMember } from '../tests/factories/members.ts'
import { signInStaff } from '../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { addressOfClientConfig, type ClientConfigFile } from './client-config.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()

beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'model.example')
  tokens.set('member', await signInMember(test, await makeMember(test.payload)))
})

/** As a page of the admin says where it is. */
async function addressIn(language: Locale): Promise<string> {
  const { config } = test.payload
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const client = createClientConfig({ config, i18n, importMap: test.payload.importMap, user: true })
  return addressOfClientConfig({ config: client, translations: i18n.translations }, language)
}

async function ask(address: string, who = 'editor') {
  const token = tokens.get(who)
  const request = new Request(`http://localhost${address}`, {
    headers: token === undefined ? {} : { authorization: `JWT ${token}` },
  })
  const answer = await handleEndpoints({ config: test.payload.config, request })
  return { status: answer.status, kept: answer.headers.get('cache-control'), text: await answer.text() }
}

describe('the file by which browsers draw the admin', () => {
  it('is for staff alone', async () => {
    const address = await addressIn('zh')
    for (const who of ['nobody', 'member']) {
      const { status, text } = await ask(address, who)
      expect([who, status]).toEqual([who, 401])
      expect(text).not.toContain('collections')
    }
    for (const role of roles) expect([role, (await ask(address, role)).status]).toEqual([role, 200])
  })

  it('has the model and the words of its language, and is kept for good under the address that pages give', async () => {
    for (const language of locales) {
      const { kept, status, text } = await ask(await addressIn(language))
      expect([status, kept]).toEqual([200, 'private, max-age=31536000, immutable'])
      const { config, translations } = JSON.parse(text) as ClientConfigFile
      expect(config.collections.map(({ slug }) => slug)).toEqual(
        test.payload.config.collections.map(({ slug }) => slug),
      )
      expect(config.collections.find(({ slug }) => slug === 'news')?.labels.plural).toBe(
        { zh: '新闻', en: 'News' }[language],
      )
      expect(translations).toHaveProperty('general.save', { zh: '保存', en: 'Save' }[language])
    }
  })

  it('says nothing of this machine, and has no secret', async () => {
    const { text } = await ask(await addressIn('en'))
    expect(text).not.toContain(join(import.meta.dirname, '..'))
    expect(text).not.toContain(test.payload.secret)
    expect(text).not.toMatch(/"(?:access|hooks|endpoints|secret|db)":/)
  })

  it('is the present one, and kept by nobody, under an address of another release; and none in a third language', async () => {
    const [zh, en] = [await addressIn('zh'), await addressIn('en')]
    expect(zh.slice(-20)).not.toBe(en.slice(-20))
    const old = await ask(zh.replace(/.{20}$/, 'x'.repeat(20)))
    expect([old.status, old.kept]).toEqual([200, 'no-store'])
    expect(old.text).toBe((await ask(zh)).text)
    for (const name of ['de-x', 'zh', '', 'zh-../x'])
      expect([name, (await ask(`/admin/api/client-config/${name}`)).status]).toEqual([name, 404])
  })
})
