/** The part of a written number that can be dialableNumber. */
export function dialableNumber(phone: string): string | undefined {
  return /\+?[\d\s()-]{5,}/.exec(phone)?.[0].replaceAll(/[^\d+]/g, '') || undefined
}

/** The `tel:` link of a written phone number. */
export function telephoneLink(phone: string): string | undefined {
  const digits = dialableNumber(phone)
  return digits === undefined ? undefined : `tel:${digits}`
}
