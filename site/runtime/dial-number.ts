/** The part of a written number that can be dialled. */
export function dialled(phone: string): string | undefined {
  return /\+?[\d\s()-]{5,}/.exec(phone)?.[0].replaceAll(/[^\d+]/g, '') || undefined
}

/** The link that dials a written number. */
export function dialNumber(phone: string): string | undefined {
  const digits = dialled(phone)
  return digits === undefined ? undefined : `tel:${digits}`
}
