import { useEffect } from 'react'

/**
 * For the route of a page with a form, beside `PageContent`: the served form comes alive when it nears the screen. Until
 * then, and when its scripts cannot be loaded, it is a form of the platform's own.
 */
export function useEnquiryForms(): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          target.dataset.live = ''
          void import('./hydrate-forms.tsx').then(
            ({ hydrateForm }) => hydrateForm(target),
            () => undefined,
          )
        }
      },
      { rootMargin: '600px' },
    )
    for (const place of document.querySelectorAll('[data-enquiry]:not([data-live])')) observer.observe(place)
    return () => observer.disconnect()
  }, [])
}
