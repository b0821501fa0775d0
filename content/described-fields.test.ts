import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from './collections/index.ts'
import { brand } from './brand/brand.ts'
import { media } from './collections/media.ts'
import { home } from './globals/home.ts'
import { site } from './globals/site.ts'
import { teaching } from './globals/teaching.ts'
import { navigation } from './globals/navigation.ts'

interface Described {
  name?: string
  label?: unknown
  hidden?: boolean
  admin?: { hidden?: boolean; description?: unknown }
  fields?: Field[]
  tabs?: { fields: Field[] }[]
  blocks?: { slug: string; fields: Field[] }[]
}

const isInBoth = (text: unknown) => {
  const { en = '', zh = '' } = (typeof text === 'object' ? text : {}) as { zh?: string; en?: string }
  return /\p{Script=Han}/u.test(zh) && en !== '' && !/\p{Script=Han}/u.test(en)
}

/** Fields that staff see and that lack a label or a hint in one of the admin's languages, by their path. */
function undescribed(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const { admin, blocks = [], fields: inner = [], hidden, label, name, tabs = [] } = field as Described
    if (hidden || admin?.hidden) return []
    const own = name === undefined ? path : `${path}.${name}`
    const lacks = name !== undefined && field.type !== 'ui' && !(isInBoth(label) && isInBoth(admin?.description))
    return [
      ...(lacks ? [own] : []),
      ...undescribed(inner, own),
      ...tabs.flatMap((tab) => undescribed(tab.fields, own)),
      ...blocks.flatMap((block) => undescribed(block.fields, `${own}.${block.slug}`)),
    ]
  })
}

/** Names of the dates of a record, those in rows and tabs included. */
function datesOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { fields: inner = [], name, tabs = [] } = field as Described
    if (field.type === 'date') return [field.name]
    return name === undefined ? [...datesOf(inner), ...tabs.flatMap((tab) => datesOf(tab.fields))] : []
  })
}

const shown = collections.filter(({ admin }) => admin?.hidden !== true)

describe('what staff fill in', () => {
  it.each([...shown, site, brand, home, navigation, teaching])(
    '$slug: every field has a label and a hint in both languages',
    (each) => {
      expect(undescribed(each.fields, each.slug)).toEqual([])
    },
  )

  it('the test sees a field without a hint, and one without a language, at any depth', () => {
    const text = { type: 'text', label: { zh: '名称', en: 'Name' } } as const
    const fields: Field[] = [
      { ...text, name: 'a' },
      {
        type: 'group',
        name: 'b',
        label: text.label,
        admin: { description: text.label },
        fields: [{ ...text, name: 'c', label: 'C' }],
      },
      { ...text, name: 'd', admin: { description: { zh: '说明', en: '说明' } } },
    ]
    expect(undescribed(fields, 'x')).toEqual(['x.a', 'x.b.c', 'x.d'])
  })

  it('a picture needs its alternative text in each language', () => {
    const alt = media.fields.find((field) => 'name' in field && field.name === 'alt')
    expect(alt).toMatchObject({ required: true, localized: true })
    expect(media.upload).toMatchObject({ focalPoint: true })
  })

  it('a list of content shows picture, title, languages with their state, and a date', () => {
    for (const { admin, fields, slug, upload, versions } of shown.filter(({ versions }) => versions !== undefined)) {
      const columns = admin?.defaultColumns ?? []
      const picture = fields.find((field) => field.type === 'upload')
      // A picture's own file is its picture, not the one that stands for it in the light theme.
      if (upload) expect(columns[0], slug).toBe('filename')
      else if (picture && 'name' in picture) expect(columns[0], slug).toBe(picture.name)
      expect(columns, slug).toContain(admin?.useAsTitle)
      expect(columns, slug).toContain('languageStates')
      expect(
        ['updatedAt', ...datesOf(fields)].some((name) => columns.includes(name)),
        slug,
      ).toBe(true)
      expect(versions, slug).toMatchObject({ drafts: { localizeStatus: true } })
    }
  })
})
