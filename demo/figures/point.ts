/** A point in pixels. */
export type Point = readonly [x: number, y: number]
