/**
 * The contract's numbers for the browser (K1 to K6), in one place. Times are milliseconds, lengths CSS pixels. Where a
 * style sheet or an inline script has to repeat one, `constants.test.ts` holds them together.
 */

/** K4: how a part of a page appears when it is first scrolled to. */
export const reveal = {
  duration: 1000,
  delay: 300,
  easing: 'ease',
  /** How far inside the window its upper edge must be. */
  offset: 60,
  /** Quiet time after the last `resize`. */
  debounce: 50,
  /** Shortest time between two looks while scrolling. */
  throttle: 99,
  /** Content that joins the page later is found within this time. */
  foundWithin: 50,
} as const

/** K5: how the browser asks for icons. */
export const iconLoading = {
  /** Longest that all attempts together may take. */
  timeout: 5000,
  /** Time without an answer after which another attempt begins beside the first. */
  rotate: 750,
  /** Longest that one request may take. */
  fetchTimeout: 1500,
} as const

/** N5: after this time the position of a page is put right once more. */
export const scrollRestoreDelay = 100

/** N4: down to here a page counts as not scrolled. */
export const headerThreshold = 10

/** D4: a page is reloaded for a missing chunk at most once in this time. */
export const reloadGuard = 10_000

/** D2: how long after the browser is idle the route rules are fetched. */
export const manifestDelay = 1000

/** L3: how long the language is kept. */
export const languageCookieDays = 365

/** K1: how long a toast stays, and its distance from the edge of the window and from the next one. */
export const toast = { duration: 3000, offset: 16 } as const

/** K2: larger numbers show as this one and a plus sign. */
export const badgeLimit = 99

/** K3: where the layers above the page begin. */
export const layerBase = 2000
