/** What stands beside or in the place of the company's name: nothing, one of ours, or a drawing of its own. */
export const markKinds = ['none', 'armillary', 'own'] as const
export type MarkKind = (typeof markKinds)[number]

/** What the first screen of the home page shows beside its words. */
export const heroKinds = ['none', 'armillary', 'picture', 'video'] as const
export type HeroKind = (typeof heroKinds)[number]

/** How round corners are: what the radii of the style sheets are multiplied by. */
export const corners = { square: 0, slight: 1, round: 2 } as const
export type Corner = keyof typeof corners

/** How much room is between the sections of a page: what it is multiplied by. */
export const densities = { compact: 0.7, normal: 1, roomy: 1.3 } as const
export type Density = keyof typeof densities

/** Latin families that the house carries, each with the Chinese one of the system that goes with it. */
export const typePairs = ['instrument', 'inter', 'plex', 'manrope', 'outfit', 'serif'] as const
export type TypePair = (typeof typePairs)[number]

/** The pictures that a company gives, by field: of the dark theme those that end with `Dark`. */
export const imageNames = ['logo', 'logoDark', 'markImage', 'markImageDark'] as const
export type ImageName = (typeof imageNames)[number]

/** Longest file of a picture that is taken, in bytes. A logo is a few kilobytes. */
export const longestFile = 1024 * 1024
