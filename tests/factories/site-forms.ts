import { beforeEach, expect } from 'vitest'
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import type { TestPortal } from '../setup/portal.ts'
import { useRedirects } from './redirects.ts'

/** A row about a field that a form has. */
export const rowOf = (field: string, more: object = {}) => ({ field, use: 'usual', ...more })

/** The forms of the site over REST, as nobody and as staff of each role; before each test there are none. */
export function useSiteForms(test: TestPortal) {
  const { ask } = useRedirects(test)
  beforeEach(async () => {
    await test.payload.delete({ collection: 'site-forms', where: {} })
  })
  async function open(kind: EnquiryKind = 'contact', who = 'editor'): Promise<number> {
    const { status, text } = await ask('POST', '/site-forms/open', who, { kind })
    expect(status, text).toBe(200)
    return (JSON.parse(text) as { id: number }).id
  }
  const publish = (id: number, data: object, { locale = 'zh', who = 'publisher', language = 'en' } = {}) =>
    ask(
      'PATCH',
      `/site-forms/${id}?locale=${locale}&publishSpecificLocale=${locale}`,
      who,
      { ...data, _status: 'published' },
      language,
    )
  const readForm = async (kind: EnquiryKind = 'contact', locale: Locale = 'zh') =>
    (await test.ask('enquiry/form', locale, { kind })).form
  return { ask, open, publish, readForm }
}
