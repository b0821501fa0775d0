import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { findFragmentProblem } from '#domain/site/head-fragment.ts'
import { locales } from '#lib/locale.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

/** What the form shows next to the field when the settings are saved with this fragment. */
async function save(header: string, language: string, roles?: string[]): Promise<{ path: string; message: string }[]> {
  const user = roles && { id: 1, collection: 'users', roles }
  const req = { i18n: { ...(await i18n(language)) }, ...(user && { user }) } as unknown as PayloadRequest
  return test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { header }, req }).then(
    () => [],
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      (error.data?.errors ?? []).map(({ message, path }) => ({ message, path })),
  )
}

async function i18n(language: string) {
  const { initI18n } = await import('@payloadcms/translations')
  return initI18n({ config: test.payload.config.i18n, context: 'api', language: language as never })
}

const wrong = [
  '<script>alert(1)</script>',
  '<style>*{}</style>',
  '<base href="/">',
  '<meta name="a" onclick="x">',
  '<meta name="a" class="b">',
  '<meta http-equiv="refresh" content="0">',
  '<link rel="icon" href="https://other.example/x.svg">',
  '<meta name="a"><meta name="b">',
  'words',
]

it.each(locales)('[N3] what is wrong is said next to the field, in the person’s language (%s)', async (language) => {
  const said = new Set<string>()
  for (const fragment of wrong) {
    const errors = await save(fragment, language)
    expect(errors.map(({ path }) => path)).toEqual(['header'])
    const message = errors[0]?.message ?? ''
    expect([message, /\p{Script=Han}/u.test(message)]).toEqual([message, language === 'zh'])
    said.add(message)
  }
  expect(new Set(wrong.map(findFragmentProblem)).size).toBe(wrong.length)
  expect(said.size).toBe(wrong.length)
  expect(await save(`<meta name="a" content="${'b'.repeat(3000)}">`, language)).toHaveLength(1)
})

it('[N3] a right one, and none, can be saved', async () => {
  for (const fragment of ['<meta name="a" content="b">', '']) {
    expect(await save(fragment, 'en')).toEqual([])
    expect((await test.payload.findGlobal({ slug: 'site' })).header ?? '').toBe(fragment)
  }
})
