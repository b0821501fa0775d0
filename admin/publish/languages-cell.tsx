import type { DefaultServerCellComponentProps } from 'payload'
import { readLanguageStates, type LanguageState } from '#content/language-states.ts'
import { locales } from '#lib/locale.ts'

const marks = { zh: '中', en: 'EN' } as const

/** A symbol that works without colour, with its label in the admin's languages. */
const signs: Record<LanguageState, { sign: string; zh: string; en: string }> = {
  published: { sign: '●', zh: '已发布', en: 'published' },
  changed: { sign: '◐', zh: '已发布，有未发布的修改', en: 'published, with changes that are not' },
  draft: { sign: '○', zh: '草稿', en: 'draft' },
  missing: { sign: '–', zh: '没有译文', en: 'missing' },
}

/** List cell: the state of each language. */
export async function LanguagesCell({ collectionSlug, i18n, payload, rowData }: DefaultServerCellComponentProps) {
  const id = (rowData as { id?: number } | undefined)?.id
  // Payload draws the cells of all fields with a form that saves by itself, where there is no row.
  if (id === undefined) return null
  const states = await readLanguageStates(payload, collectionSlug, id)
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  return (
    <span style={{ display: 'inline-flex', gap: '0.75rem', whiteSpace: 'nowrap' }}>
      {locales.map((locale) => {
        const state = signs[states[locale]]
        const words = `${marks[locale]}: ${state[language]}`
        return (
          <span key={locale} title={words} aria-label={words} role="img">
            {marks[locale]} {state.sign}
          </span>
        )
      })}
    </span>
  )
}
