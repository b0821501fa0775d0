import { createLateScreen } from '#site/runtime/served-html.tsx'

/** A file of their own: the home page, which has late screens too, does not carry the names of these. */
export const lateCaseList = createLateScreen(async () => (await import('./case-list-screen.tsx')).CaseListScreen)
export const lateCaseDetail = createLateScreen(async () => (await import('./case-detail-screen.tsx')).CaseDetailScreen)
