import { grid, place, type Scale } from '#demo/figures/axes.ts'
import { hex, paletteOf, rampHex, type Palette } from '#demo/figures/palette.ts'
import { discharge, type Cell } from '#demo/figures/physics/battery-cell.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import { circle, element, glowPath, gradient, hairline, label, pathData, strokePath } from '#demo/figures/svg.ts'
import type { Point } from '#demo/figures/point.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

export interface BatteryDischargeParams extends Pick<Cell, 'capacity' | 'r0' | 'cutOff'> {
  /** Discharge rates in C, rising. */
  readonly rates: readonly number[]
  /** Rates drawn bright and labelled. */
  readonly named: readonly number[]
}

const defaults: BatteryDischargeParams = {
  capacity: 5,
  r0: 0.0125,
  cutOff: 2.8,
  rates: [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.35, 2.7, 3, 3.4, 3.8, 4.2, 4.6, 5],
  named: [0.1, 1, 2, 3, 5],
}

const DRAWN: Scale = { from: 0, to: 5, start: 140, end: 1500 }
const VOLTAGE: Scale = { from: 2.8, to: 4.3, start: 890, end: 60 }

function curveOf(params: BatteryDischargeParams, rate: number): Point[] {
  const cell: Cell = {
    ...params,
    pairs: [
      { r: 0.007, tau: 12 },
      { r: 0.0085, tau: 210 },
    ],
  }
  return discharge(cell, rate, 420).map(({ drawn, voltage }) => [
    place(DRAWN, drawn * params.capacity),
    place(VOLTAGE, voltage),
  ])
}

function body(params: BatteryDischargeParams, palette: Palette): string {
  const frame = grid(palette, DRAWN, VOLTAGE, {
    x: [0, 1, 2, 3, 4, 5],
    y: [2.8, 3.1, 3.4, 3.7, 4, 4.3],
    labels: [
      ...[0, 1, 2, 3, 4, 5].map((at) => ({ axis: 'x' as const, at, text: at === 5 ? '5 Ah' : `${at}` })),
      ...[2.8, 3.4, 4].map((at) => ({ axis: 'y' as const, at, text: at === 4 ? '4.0 V' : at.toFixed(1) })),
    ],
  })
  const last = params.rates.length - 1
  const curves = params.rates.map((rate, i) => {
    const points = curveOf(params, rate)
    const color = rampHex(palette.line, i / last)
    if (!params.named.includes(rate)) return strokePath(points, color, 1.8, { 'stroke-opacity': 0.5 })
    const end = points[points.length - 1]!
    return glowPath(points, color, 3.6, 0.8 * palette.glow) + circle(end, 6, { fill: color })
  })
  const slow = curveOf(params, params.rates[0]!)
  const fast = curveOf(params, params.rates[last]!)
  const band = element('path', { d: pathData([...slow, ...fast.toReversed()], true), fill: 'url(#band)' })
  const ends = [params.rates[0]!, params.rates[last]!].map((rate) => {
    const points = curveOf(params, rate)
    const at = points[Math.round(points.length * 0.36)]!
    const below = rate > 1
    return label(
      [at[0], at[1] + (below ? 52 : -24)],
      below ? `${rate} C` : `C/${(1 / rate).toFixed(0)}`,
      hex(palette.text),
      { 'text-anchor': 'middle' },
    )
  })
  const floor = hairline([DRAWN.start, VOLTAGE.start], [DRAWN.end, VOLTAGE.start], hex(palette.mute), 1.6)
  return frame + band + curves.join('') + floor + ends.join('')
}

/** Discharge curves of a lithium-ion cell over rate, from an equivalent circuit. */
export function batteryDischarge(given: Partial<BatteryDischargeParams> = {}): Figure {
  const params = { ...defaults, ...given }
  const fastest = params.rates[params.rates.length - 1]!
  const slowest = (1 / params.rates[0]!).toFixed(0)
  return {
    name: 'battery-discharge',
    family: 'battery-discharge',
    params: { ...params },
    caption: {
      zh: `${params.capacity} Ah锂离子电池的放电曲线，C/${slowest}至${fastest} C，二阶RC等效电路，25 °C`,
      en: `Discharge of a ${params.capacity} Ah lithium-ion cell from C/${slowest} to ${fastest} C, equivalent circuit with two RC pairs, 25 °C`,
    },
    alt: {
      zh: `${params.rates.length}条由玉色到黄铜色的放电曲线，倍率越高电压越低，末端先后陡降到截止电压。`,
      en: `${params.rates.length} discharge curves from jade to brass; the higher the rate, the lower the voltage and the sooner it drops to the cut-off.`,
    },
    focal: { x: 62, y: 50 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      const band = gradient('linearGradient', 'band', { x1: 0, y1: 0, x2: 0, y2: 1 }, [
        [0, hex(palette.jade), 0.13],
        [0.7, hex(palette.brass), 0.08],
        [1, hex(palette.brass), 0.02],
      ])
      return vectorPlate(palette, { defs: band, body: body(params, palette), light: { x: 60, y: 35 } })
    },
  }
}
