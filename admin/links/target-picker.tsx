'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { Locale } from '#lib/locale.ts'
import { linkTexts } from './link-texts.ts'
import { PagePicker } from './page-picker.tsx'
import { useUnknownPage } from './use-unknown-page.ts'

/** Below a field for an address: pages of the site to choose from, and a warning when there is no such page. */
export function TargetPicker({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const { i18n } = useTranslation()
  const { disabled, setValue, value } = useField<string | null>({ path })
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const isUnknown = useUnknownPage(value ?? '')
  return (
    <div className="target-picker">
      {readOnly !== true && !disabled && <PagePicker language={language} onPick={(address) => setValue(address)} />}
      <p role="status">{isUnknown && linkTexts[language].unknown}</p>
    </div>
  )
}
