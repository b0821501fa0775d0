import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  feeds: 'Feeds and XML sitemap',
  more: '{count} more',
  all: 'See all',
  records: 'Pages',
}
