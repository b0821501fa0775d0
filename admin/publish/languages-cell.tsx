import type { DefaultServerCellComponentProps } from 'payload'
import { readLanguageStates } from '#content/language-states.ts'
import { locales } from '#lib/locale.ts'
import { marks, signs } from './language-signs.ts'

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
