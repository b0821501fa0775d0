import type { CallOutput } from '#portal/client.ts'

/** How a company looks whose brand could not be read: its name in the colours of the house. */
export const plainBrand: CallOutput<'base/brand'> = {
  mark: 'none',
  type: 'instrument',
  hero: 'none',
  style: '',
  colours: { ink: '#0c1323', text: '#fcfaf7', mute: '#a8aeba', mark: '#ca9c48' },
  version: '',
}
