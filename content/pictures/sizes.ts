/** Widths in pixels that every picture is kept in as AVIF; the masters are at most 2400 wide. */
export const pictureWidths = [480, 720, 960, 1440] as const

/** At 44 a figure of 720 pixels grew over the ten packets that come without a second round trip (decision 0023). */
export const avifOptions = { quality: 40, effort: 2 } as const
