import { hydrateRoot } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { LanguageProvider } from '#site/runtime/language/language.tsx'
import { OwnFormBody, type OwnFormBodyProps } from './own-form-body.tsx'

/** Brings a served form that editors made to life, with the data that its HTML was drawn from. */
export function hydrateForm(place: HTMLElement): void {
  const props = JSON.parse(place.dataset.ownForm ?? '') as OwnFormBodyProps
  hydrateRoot(
    place,
    <LanguageProvider locale={localeOfPath(location.pathname)}>
      <OwnFormBody {...props} />
    </LanguageProvider>,
  )
}
