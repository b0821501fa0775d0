/** Messages of one language, compiled by the build (`vite-messages.ts`). */
declare module 'virtual:messages/*' {
  import type { Texts } from '#site/messages/texts.ts'

  const texts: Texts
  export default texts
}

/** Address of the file that lays editors' words over the messages of a page. */
declare module 'virtual:messages/lay' {
  const file: string
  export default file
}

/** Addresses of the compiled messages' files, so that a page can ask for its own at once. Empty in development. */
declare module 'virtual:messages/files' {
  const files: Record<'zh' | 'en', readonly string[]>
  export default files
}
