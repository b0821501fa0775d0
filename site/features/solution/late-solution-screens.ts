import { createLateScreen } from '#site/runtime/served-html.tsx'

/** A file of their own: the home page, which has late screens too, does not carry the names of these. */
export const lateSolutionList = createLateScreen(
  async () => (await import('./solution-list-screen.tsx')).SolutionListScreen,
)
export const lateSolutionDetail = createLateScreen(
  async () => (await import('./solution-detail-screen.tsx')).SolutionDetailScreen,
)
