import { divide, multiply, polynomial, type Complex } from '#demo/figures/numerics/complex.ts'

/** A servo drive with an elastic shaft: two inertias, a spring and a damper, a current loop and a dead time. */
export interface Drive {
  /** Inertia of motor and load in kg·m². */
  readonly motor: number
  readonly load: number
  /** Stiffness of the shaft in N·m/rad and its damping in N·m·s/rad. */
  readonly stiffness: number
  readonly damping: number
  /** Viscous friction at the motor in N·m·s/rad. */
  readonly friction: number
  /** Time constant of the current loop and dead time of the sampling, in seconds. */
  readonly lag: number
  readonly delay: number
}

/** Frequencies in Hz at which motor speed hardly follows the torque, and at which it follows most. */
export function driveResonances(drive: Drive): { anti: number; resonance: number } {
  const turn = 2 * Math.PI
  return {
    anti: Math.sqrt(drive.stiffness / drive.load) / turn,
    resonance: Math.sqrt((drive.stiffness * (drive.motor + drive.load)) / (drive.motor * drive.load)) / turn,
  }
}

/**
 * Motor speed over commanded torque at a frequency in Hz, in rad/s per N·m
 * (two-mass system with collocated sensor, as in Schröder, Elektrische Antriebe).
 */
export function driveResponse(drive: Drive, frequency: number): Complex {
  const w = 2 * Math.PI * frequency
  const s: Complex = [0, w]
  const { motor, load, stiffness, damping, friction } = drive
  const numerator = polynomial([load, damping, stiffness], s)
  const denominator = polynomial(
    [
      motor * load,
      (motor + load) * damping + friction * load,
      (motor + load) * stiffness + friction * damping,
      friction * stiffness,
    ],
    s,
  )
  const late: Complex = [Math.cos(w * drive.delay), -Math.sin(w * drive.delay)]
  return divide(multiply(divide(numerator, denominator), late), [1, w * drive.lag])
}

/** Open speed loop with a PI controller: gain in N·m·s/rad and reset time in seconds. */
export function openLoop(drive: Drive, gain: number, reset: number, frequency: number): Complex {
  const w = 2 * Math.PI * frequency
  return multiply(driveResponse(drive, frequency), [gain, -gain / (w * reset)])
}
