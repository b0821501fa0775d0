/** A lithium-ion cell (nickel manganese cobalt on graphite) as a source, a resistance and two RC pairs. */
export interface Cell {
  /** Capacity in A·h. */
  readonly capacity: number
  /** Ohmic resistance in Ω at half charge. */
  readonly r0: number
  /** Resistances in Ω and time constants in s of the two RC pairs. */
  readonly pairs: readonly { readonly r: number; readonly tau: number }[]
  /** Voltage at which the discharge ends. */
  readonly cutOff: number
}

/** Open-circuit voltage in V over state of charge 0 to 1; shape after Chen and Rincón-Mora 2006, levels of an NMC cell. */
export function openCircuitVoltage(soc: number): number {
  const s = Math.min(1, Math.max(0, soc))
  return 3.42 + 0.62 * s + 0.13 * s * s * s * s - 0.78 * Math.exp(-24 * s) + 0.045 * Math.tanh((s - 0.62) * 14)
}

/** Ohmic resistance grows at the empty end, where lithium has far to go. */
function resistance(cell: Cell, soc: number): number {
  return cell.r0 * (1 + 0.9 * Math.exp(-11 * soc) + 0.08 * (1 - soc))
}

/**
 * Terminal voltage while a full cell is discharged at `rate` (1 C empties it in an hour) down to its cut-off.
 * Returns pairs of drawn part of the nominal capacity and voltage; the pairs of the model are stepped exactly.
 */
export function discharge(cell: Cell, rate: number, steps = 600): { drawn: number; voltage: number }[] {
  const current = rate * cell.capacity
  const dt = 3600 / rate / steps
  const drops = cell.pairs.map(() => 0)
  const curve: { drawn: number; voltage: number }[] = []
  for (let n = 0; n <= steps; n++) {
    const drawn = n / steps
    const soc = 1 - drawn
    const spread = 1 + 1.4 * Math.exp(-9 * soc)
    const polarisation = drops.reduce((sum, v) => sum + v, 0) * spread
    const voltage = openCircuitVoltage(soc) - current * resistance(cell, soc) - polarisation
    if (voltage < cell.cutOff) {
      const last = curve[curve.length - 1]
      if (last) {
        const part = (last.voltage - cell.cutOff) / (last.voltage - voltage)
        curve.push({ drawn: last.drawn + part * (drawn - last.drawn), voltage: cell.cutOff })
      }
      break
    }
    curve.push({ drawn, voltage })
    cell.pairs.forEach(({ r, tau }, i) => {
      drops[i] = current * r + (drops[i]! - current * r) * Math.exp(-dt / tau)
    })
  }
  return curve
}
