import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyHelp = createLazyScreen(async () => (await import('./help-screen.tsx')).HelpScreen)
