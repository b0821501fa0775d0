/** Looks of things that are pressed or followed, for links and buttons alike. */
export const buttonStyle = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  small: 'button button-quiet button-small',
  icon: 'icon-button',
} as const

export const linkStyle = {
  /** A link in running text. */
  text: 'text-link',
  /** The way on from a section, with an arrow. */
  onward: 'onward',
} as const
