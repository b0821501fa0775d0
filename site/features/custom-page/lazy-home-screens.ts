import { createLazyScreen, drawScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of their own, since every visit to the home page has it. */
export const lazyHome = createLazyScreen(async () => (await import('#site/features/home/home-screen.tsx')).HomeScreen)
const lazyComposedHome = createLazyScreen(async () => (await import('./page-extras.ts')).loadComposedScreen())

const isComposed = (content: object | undefined) => content !== undefined && 'blocks' in content

/** Waits for what draws a composed home page, where it is one. */
export async function loadComposedHome(content: object | undefined): Promise<void> {
  if (isComposed(content)) await lazyComposedHome.load()
}

/** The home page in the browser: composed, or the usual one. */
export const AnyHome = ({ data }: { data: never }) =>
  drawScreen(isComposed(data) ? lazyComposedHome.Screen : lazyHome.Screen, data)
