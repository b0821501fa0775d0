/** How long a mailed link works, in milliseconds. */
export const linkLife = 60 * 60_000
