/** Messages of one language, compiled by the build (`vite-messages.ts`). */
declare module 'virtual:messages/*' {
  import type { Texts } from '#site/messages/texts.ts'

  const texts: Texts
  export default texts
}

declare module 'virtual:messages/account/*' {
  import type { TextsOf } from '#site/messages/texts.ts'
  import type { zh } from '#site/messages/account/zh.ts'

  const texts: TextsOf<typeof zh>
  export default texts
}

declare module 'virtual:messages/compatibility/*' {
  import type { TextsOf } from '#site/messages/texts.ts'
  import type { zh } from '#site/messages/compatibility/zh.ts'

  const texts: TextsOf<typeof zh>
  export default texts
}

declare module 'virtual:messages/search/*' {
  import type { TextsOf } from '#site/messages/texts.ts'
  import type { zh } from '#site/messages/search/zh.ts'

  const texts: TextsOf<typeof zh>
  export default texts
}

declare module 'virtual:messages/trust/*' {
  import type { TextsOf } from '#site/messages/texts.ts'
  import type { zh } from '#site/messages/trust/zh.ts'

  const texts: TextsOf<typeof zh>
  export default texts
}

/** Addresses of the compiled messages' files, so that a page can ask for its own at once. Empty in development. */
declare module 'virtual:messages/files' {
  const files: Record<'zh' | 'en', readonly string[]>
  export default files
}
