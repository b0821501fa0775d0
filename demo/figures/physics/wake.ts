/** One rotor of a wind farm: place of its hub in rotor diameters and its thrust coefficient. */
export interface Rotor {
  readonly x: number
  readonly y: number
  readonly thrust: number
}

/** Width of the wake (standard deviation, in diameters) at a distance behind the rotor in diameters. */
export function wakeWidth(thrust: number, distance: number, growth: number): number {
  const beta = 0.5 * (1 + 1 / Math.sqrt(1 - thrust))
  return growth * distance + 0.2 * Math.sqrt(beta)
}

/**
 * Deficit of speed behind a rotor as a part of the oncoming speed: Gaussian wake of Bastankhah and Porté-Agel (2014),
 * conserving mass and momentum. `across` in diameters from the wake's middle. Zero before the rotor.
 */
export function wakeDeficit(thrust: number, distance: number, across: number, growth: number): number {
  if (distance <= 0) return 0
  const sigma = wakeWidth(thrust, distance, growth)
  // Very near the rotor the model has no real root; the deficit there is that of the actuator disc.
  const middle = 1 - Math.sqrt(Math.max(0.02, 1 - thrust / (8 * sigma * sigma)))
  const onset = Math.min(1, distance / 0.35)
  return onset * middle * Math.exp((-0.5 * across * across) / (sigma * sigma))
}
