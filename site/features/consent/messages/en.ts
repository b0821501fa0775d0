import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  lead: 'No cookies for statistics, advertising or third parties. This is all that your browser keeps for this site.',
  needed: {
    title: 'Necessary',
    text: 'Language and signing in do not work without these, so they are always kept.',
    kept: [
      { name: 'lang', purpose: 'The language you chose (cookie and local storage)', until: '365 days' },
      {
        name: 'portico-sign-in',
        purpose: 'Ties signing in with your organisation’s account to your browser (cookie)',
        until: 'The sign-in ends, 10 minutes at most',
      },
      {
        name: 'portico-device',
        purpose: 'Knows a browser again that you signed in by, so that a new one is told to you (cookie)',
        until: '400 days after the last sign-in',
      },
      { name: 'portico.token', purpose: 'Proof of your session, once you are signed in', until: 'You sign out' },
      { name: 'portico.ticket', purpose: 'A ticket you have not sent yet', until: 'You send or discard it' },
      {
        name: 'portico.preferences',
        purpose: 'Your choice, its day and the version of the text',
        until: 'You clear the browser’s data',
      },
    ],
  },
  preferences: {
    title: 'Preferences',
    text: 'When off, light or dark lasts for the page you are on, closed announcements come back, and videos start from the beginning.',
    kept: [
      { name: 'theme', purpose: 'Light or dark', until: 'You turn preferences off' },
      { name: 'portico.dismissed', purpose: 'Announcements you closed', until: 'You turn preferences off' },
      {
        name: 'portico.searches',
        purpose: 'What you searched for last',
        until: 'You clear them, or turn preferences off',
      },
      {
        name: 'portico.places',
        purpose: 'Where you were in the videos of lessons',
        until: 'You turn preferences off',
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
    'On {day} you turned preferences {isAllowed, select, true {on} other {off}}{version, select, none {} other {, with version {version} of the text about cookies}}. You can change this at any time.',
  changed: 'The text about cookies is now version {version}. Saving again refers to it.',
}
