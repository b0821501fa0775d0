import { createLateScreen } from '#site/runtime/served-html.tsx'

/** Not in the routes: see `features/late-screens.ts`. */
export const lateOverview = createLateScreen(async () => (await import('./overview-screen.tsx')).OverviewScreen)
export const lateCoursePlans = createLateScreen(async () => (await import('./course-plan-screen.tsx')).CoursePlanScreen)
export const lateTextbooks = createLateScreen(async () => (await import('./textbook-screen.tsx')).TextbookScreen)
