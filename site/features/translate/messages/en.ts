import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  notTranslated: 'This has not been translated into English yet.',
  ask: 'Ask for an English version',
  asked: 'Noted, thank you. The translation will be on this page once it is published.',
  newer: 'The Chinese text is newer: it has changed since this was translated.',
  read: 'Read it in Chinese',
}
