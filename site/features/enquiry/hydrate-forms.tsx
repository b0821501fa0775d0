import { hydrateRoot } from 'react-dom/client'
import { localeOfPath } from '#lib/locale.ts'
import { LanguageProvider } from '#site/runtime/language/language.tsx'
import { EnquiryBody, type EnquiryBodyProps } from './enquiry-body.tsx'

/**
 * Brings a served form to life, with the data that its HTML was drawn from. What was typed meanwhile stays. That HTML has
 * no marks between texts (`draw-page.server.tsx`), so two texts must not stand side by side in it.
 */
export function hydrateForm(place: HTMLElement): void {
  const props = JSON.parse(place.dataset.enquiry ?? '') as EnquiryBodyProps
  hydrateRoot(
    place,
    <LanguageProvider locale={localeOfPath(location.pathname)}>
      <EnquiryBody {...props} />
    </LanguageProvider>,
  )
}
