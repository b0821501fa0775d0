import { useServedForms } from '#site/features/enquiry/use-enquiry-forms.ts'

const loadForm = async () => (await import('./hydrate-form.tsx')).hydrateForm

/** For the route of a page on which a form stands that editors made. */
export const useOwnForms = () => useServedForms('data-own-form', loadForm)
