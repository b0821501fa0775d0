import { useEffect } from 'react'

/**
 * For the route of a page with a form, beside `PageContent`: the served form comes alive when it nears the screen. Until
 * then, and when its scripts cannot be loaded, it is a form of the platform's own.
 * @param attribute that marks the form's place in the HTML; the same for the life of the page
 * @param load its scripts, which bring the form in a place to life
 */
export function useServedForms(attribute: string, load: () => Promise<(place: HTMLElement) => void>): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          target.dataset.live = ''
          void load().then(
            (hydrate) => hydrate(target),
            () => undefined,
          )
        }
      },
      { rootMargin: '600px' },
    )
    for (const place of document.querySelectorAll(`[${attribute}]:not([data-live])`)) observer.observe(place)
    return () => observer.disconnect()
  }, [attribute, load])
}

const loadEnquiry = async () => (await import('./hydrate-forms.tsx')).hydrateForm

/** The forms that the site has from the beginning. */
export const useEnquiryForms = () => useServedForms('data-enquiry', loadEnquiry)
