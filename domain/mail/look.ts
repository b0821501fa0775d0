import { contrastOf } from '#domain/brand/oklch.ts'
import { type Colours, computePalette } from '#domain/brand/palette.ts'

/** Colours of a mail in one theme, each as `#rrggbb`. */
export interface MailColours {
  page: string
  card: string
  ink: string
  faint: string
  button: string
  label: string
}

export interface MailLook {
  light: MailColours
  dark: MailColours
}

/** The product's own. */
export const ownLook: MailLook = {
  light: { page: '#f1eee7', card: '#ffffff', ink: '#1d2233', faint: '#5a5f70', button: '#141a2e', label: '#ffffff' },
  dark: { page: '#10131c', card: '#1b2030', ink: '#f0ede6', faint: '#a9aebd', button: '#f0ede6', label: '#141a2e' },
}

/** Pairs of a mail that are text on something. */
export const lookPairs = [
  ['ink', 'card'],
  ['faint', 'card'],
  ['faint', 'page'],
  ['label', 'button'],
] as const satisfies [keyof MailColours, keyof MailColours][]

const textContrast = 4.5
const isReadable = (colours: MailColours) =>
  lookPairs.every(([front, back]) => contrastOf(colours[front], colours[back]) >= textContrast)

/** Colours of a company in its mails, as they are on its site; those of the product where none are given or none can be read. */
export function lookOf(colours: Colours): MailLook {
  if (Object.keys(colours).length === 0) return ownLook
  const { dark, light } = computePalette(colours)
  const inTheme = (tokens: typeof light, own: MailColours): MailColours => {
    const company: MailColours = {
      page: tokens['ground-2'],
      card: tokens.raised,
      ink: tokens.text,
      faint: tokens.mute,
      button: tokens.action,
      label: tokens['action-text'],
    }
    return isReadable(company) ? company : own
  }
  return { light: inTheme(light, ownLook.light), dark: inTheme(dark, ownLook.dark) }
}
