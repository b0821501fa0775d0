import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyOverview = createLazyScreen(async () => (await import('./overview-screen.tsx')).OverviewScreen)
export const lazyCoursePlans = createLazyScreen(async () => (await import('./course-plan-screen.tsx')).CoursePlanScreen)
export const lazyTextbooks = createLazyScreen(async () => (await import('./textbook-screen.tsx')).TextbookScreen)
