import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of their own, so that the home page, which has lazy screens too, doesn't carry these. */
export const lazyCaseList = createLazyScreen(async () => (await import('./case-list-screen.tsx')).CaseListScreen)
export const lazyCaseDetail = createLazyScreen(async () => (await import('./case-detail-screen.tsx')).CaseDetailScreen)
