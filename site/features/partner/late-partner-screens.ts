import { createLateScreen } from '#site/runtime/served-html.tsx'

/** A file of their own: the home page, which has late screens too, does not carry the names of these. */
export const lateProgramme = createLateScreen(async () => (await import('./programme-screen.tsx')).ProgrammeScreen)
export const lateClasses = createLateScreen(async () => (await import('./classes-screen.tsx')).ClassesScreen)
export const lateDirectory = createLateScreen(async () => (await import('./directory-screen.tsx')).DirectoryScreen)
