import { createLateScreen } from '#site/runtime/served-html.tsx'

/** A file of their own: the home page, which has late screens too, does not carry the names of these. */
export const lateJobs = createLateScreen(
  async () => (await import('#site/features/position/jobs-screen.tsx')).JobsScreen,
)
export const lateAbout = createLateScreen(async () => (await import('./about-screen.tsx')).AboutScreen)
export const lateContact = createLateScreen(
  async () => (await import('#site/features/office/contact-screen.tsx')).ContactScreen,
)
export const lateLegal = createLateScreen(async () => (await import('../legal/legal-screen.tsx')).LegalScreen)
export const lateSitemap = createLateScreen(async () => (await import('../sitemap/sitemap-screen.tsx')).SitemapScreen)
