import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of their own, so that the home page, which has lazy screens too, doesn't carry these. */
export const lazySolutionList = createLazyScreen(
  async () => (await import('./solution-list-screen.tsx')).SolutionListScreen,
)
export const lazySolutionDetail = createLazyScreen(
  async () => (await import('./solution-detail-screen.tsx')).SolutionDetailScreen,
)
