import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  contents: 'Contents',
  version: 'Version {version}',
  effective: 'In effect since {day}',
  coming: 'In effect from {day}',
  states: { valid: 'Current', coming: 'Upcoming', earlier: 'Superseded' },
  changes: 'What has changed in this version',
  versions: 'All versions',
  read: 'Read',
  compare: 'Compare with the current version',
  earlierNote: 'This is an earlier version, kept for reference.',
  comingNote: 'This version is not in effect yet.',
  toValid: 'Read the current version',
  comparing: 'Changes from version {from} to version {to}',
  legend: 'Underlined words are new; words struck through are gone.',
  added: 'added: ',
  removed: 'removed: ',
  end: ', end.',
  noCompare: 'One of these versions has no English text, so they cannot be compared.',
  contact: 'Questions? Contact us',
  settings: 'Cookie settings',
  settingsText:
    'Preferences can be switched on and off at any time. When you turn them off, your saved theme and closed announcements are deleted immediately.',
  openSettings: 'Open settings',
  withoutScripts: 'Without JavaScript your browser stores only the language, and there is nothing to set.',
}
