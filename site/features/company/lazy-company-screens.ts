import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

/** In a file of their own, so that the home page, which has lazy screens too, doesn't carry these. */
export const lazyJobs = createLazyScreen(
  async () => (await import('#site/features/position/jobs-screen.tsx')).JobsScreen,
)
export const lazyAbout = createLazyScreen(async () => (await import('./about-screen.tsx')).AboutScreen)
export const lazyContact = createLazyScreen(
  async () => (await import('#site/features/office/contact-screen.tsx')).ContactScreen,
)
export const lazyLegal = createLazyScreen(
  async () => (await import('#site/features/legal/legal-screen.tsx')).LegalScreen,
)
export const lazySitemap = createLazyScreen(
  async () => (await import('#site/features/sitemap/sitemap-screen.tsx')).SitemapScreen,
)
