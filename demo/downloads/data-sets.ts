/** Data sets that are computed and not written: the same numbers at every start. */

const csv = (head: string, rows: readonly (readonly number[])[]) =>
  `${[head, ...rows.map((row) => row.join(','))].join('\r\n')}\r\n`

const round = (value: number, places: number) => Number(value.toFixed(places))

/** Numbers between 0 and 1 by a linear congruence, so that the files have the same checksum everywhere. */
function createNoise(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Second order, 12 rad/s, damping 0.35. */
function stepResponse(): string {
  const [natural, damping] = [12, 0.35]
  const damped = natural * Math.sqrt(1 - damping ** 2)
  const rows = Array.from({ length: 401 }, (_, index) => {
    const t = index * 0.005
    const decay = Math.exp(-damping * natural * t)
    const y = 1 - decay * (Math.cos(damped * t) + ((damping * natural) / damped) * Math.sin(damped * t))
    return [round(t, 3), round(y, 6)]
  })
  return csv('t_s,y', rows)
}

/** First order with a dead time of 20 ms. */
function frequencyResponse(): string {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const w = 10 ** (-1 + (index * 4) / 199)
    const gain = 1.8 / Math.hypot(1, 0.4 * w)
    const phase = ((-Math.atan(0.4 * w) - 0.02 * w) * 180) / Math.PI
    return [round(w, 4), round(20 * Math.log10(gain), 3), round(phase, 2)]
  })
  return csv('w_rad_s,gain_dB,phase_deg', rows)
}

/** Deviation of 4,000 steps of 50 µs from their time, in microseconds. */
function stepJitter(): string {
  const noise = createNoise(2026)
  const rows = Array.from({ length: 4000 }, (_, index) => {
    const sum = noise() + noise() + noise() + noise() - 2
    return [index, round(sum * 0.22 + (index % 997 === 0 ? 0.6 : 0), 3)]
  })
  return csv('step,deviation_us', rows)
}

/** A bearing's temperature over speed and load, of order 3. */
function reducedModel(): string {
  const model = {
    name: 'bearing-temperature',
    step_s: 1,
    inputs: ['speed_rpm', 'load_kN'],
    output: 'temperature_C',
    range: [
      [0, 3200],
      [0, 85],
    ],
    initial: [20, 0, 0],
    A: [
      [0.9971, 0.0011, 0],
      [0.0004, 0.9824, 0.0032],
      [0, 0.0021, 0.9512],
    ],
    B: [
      [0.000012, 0.00031],
      [0.0000042, 0.00008],
      [0.0000009, 0.00002],
    ],
    C: [1, 0.35, 0.12],
  }
  return `${JSON.stringify(model, undefined, 2)}\n`
}

export const dataSets = {
  stepResponse: stepResponse(),
  frequencyResponse: frequencyResponse(),
  stepJitter: stepJitter(),
  reducedModel: reducedModel(),
}
