import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of their own, so that the home page, which has lazy screens too, doesn't carry these. */
export const lazyProgramme = createLazyScreen(async () => (await import('./programme-screen.tsx')).ProgrammeScreen)
export const lazyClasses = createLazyScreen(async () => (await import('./classes-screen.tsx')).ClassesScreen)
export const lazyDirectory = createLazyScreen(async () => (await import('./directory-screen.tsx')).DirectoryScreen)
