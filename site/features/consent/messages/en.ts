import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  lead: 'No cookies for statistics, advertising or third parties. This is everything your browser stores for this site.',
  needed: {
    title: 'Necessary',
    text: 'The language setting and sign-in don’t work without these, so they are always on.',
    kept: [
      { name: 'lang', purpose: 'The language you chose (cookie and local storage)', until: '365 days' },
      {
        name: 'portico-sign-in',
        purpose: 'Ties signing in with your organisation’s account to your browser (cookie)',
        until: 'When you finish signing in, or after 10 minutes',
      },
      {
        name: 'portico-device',
        purpose: 'Recognises browsers you have used, so that we can alert you to a new one (cookie)',
        until: '400 days after the last sign-in',
      },
      { name: 'portico.token', purpose: 'Proof of your session, once you are signed in', until: 'You sign out' },
      { name: 'portico.ticket', purpose: 'A ticket you haven’t sent yet', until: 'When you send or discard it' },
      {
        name: 'portico.preferences',
        purpose: 'Your choice, its date and the version of the text',
        until: 'When you clear your browser data',
      },
    ],
  },
  preferences: {
    title: 'Preferences',
    text: 'When off, your theme only lasts for the current page, closed announcements come back, and videos start from the beginning.',
    kept: [
      { name: 'theme', purpose: 'Light or dark', until: 'When you turn preferences off' },
      { name: 'portico.dismissed', purpose: 'Announcements you closed', until: 'When you turn preferences off' },
      {
        name: 'portico.searches',
        purpose: 'Your recent searches',
        until: 'When you clear them or turn preferences off',
      },
      {
        name: 'portico.places',
        purpose: 'Your position in lesson videos',
        until: 'When you turn preferences off',
      },
    ],
  },
  name: 'Name',
  purpose: 'Purpose',
  until: 'Kept until',
  more: 'About cookies',
  close: 'Close',
  save: 'Save settings',
  saved: 'Cookie settings saved',
  chosen:
    'On {day} you turned preferences {isAllowed, select, true {on} other {off}}{version, select, none {} other {, with version {version} of the cookie text}}. You can change this at any time.',
  changed: 'The cookie text is now version {version}. Your next save refers to it.',
}
