import { grid, place, type Scale } from '#demo/figures/axes.ts'
import { componentSigns } from '#demo/figures/component-signs.ts'
import { rungeKutta } from '#demo/figures/numerics/runge-kutta.ts'
import { hex, paletteOf, type Palette } from '#demo/figures/palette.ts'
import type { Kind } from '#demo/figures/physics/drive-train-graph.ts'
import { vectorPlate } from '#demo/figures/plate.ts'
import type { Point } from '#demo/figures/point.ts'
import { circle, element, fixed, glowPath, hairline, label, strokePath } from '#demo/figures/svg.ts'
import type { Figure, Theme } from '#demo/figures/types.ts'

/** A speed loop over two inertias on an elastic shaft; SI units throughout. */
export interface StudioWindowParams {
  readonly motor: number
  readonly load: number
  readonly stiffness: number
  readonly damping: number
  /** PI controller: gain in N·m·s/rad, reset time in s. */
  readonly gain: number
  readonly reset: number
  /** Speed asked for, in rad/s, and the time shown, in s. */
  readonly target: number
  readonly duration: number
}

const defaults: StudioWindowParams = {
  motor: 0.0012,
  load: 0.0042,
  stiffness: 190,
  damping: 0.028,
  gain: 0.16,
  reset: 0.12,
  target: 100,
  duration: 0.3,
}

/** The model as the window shows it; what is plotted beside it is this model. */
export function modelText(p: StudioWindowParams): string[] {
  return [
    'model ElasticDrive',
    `  Step target(height = ${p.target});`,
    `  PI control(k = ${p.gain}, T = ${p.reset});`,
    '  Torque drive;',
    `  Inertia motor(J = ${p.motor});`,
    `  SpringDamper shaft(c = ${p.stiffness},`,
    `    d = ${p.damping});`,
    `  Inertia load(J = ${p.load});`,
    '  SpeedSensor speed;',
    'equation',
    '  connect(target.y, control.u_s);',
    '  connect(speed.w, control.u_m);',
    '  connect(control.y, drive.tau);',
    '  connect(drive.flange, motor.flange_a);',
    '  connect(motor.flange_b, shaft.flange_a);',
    '  connect(shaft.flange_b, load.flange_a);',
    '  connect(motor.flange_b, speed.flange);',
    'end ElasticDrive;',
  ]
}

/** Speeds of motor and load in rad/s after the step, each with its time. */
export function speedsOf(p: StudioWindowParams): { time: number; motor: number; load: number }[] {
  // Motor speed, load speed, twist of the shaft, integral of the error.
  const state = new Float64Array(4)
  const step = rungeKutta(4, (s, out) => {
    const error = p.target - s[0]!
    const shaft = p.stiffness * s[2]! + p.damping * (s[0]! - s[1]!)
    out[0] = (p.gain * (error + s[3]! / p.reset) - shaft) / p.motor
    out[1] = shaft / p.load
    out[2] = s[0]! - s[1]!
    out[3] = error
  })
  const count = 1200
  return Array.from({ length: count + 1 }, (_, n) => {
    if (n > 0) step(state, p.duration / count)
    return { time: (n / count) * p.duration, motor: state[0]!, load: state[1]! }
  })
}

const WINDOW = { left: 56, top: 50, right: 1544, bottom: 950, bar: 112 }
/** Where the text pane begins, and the plot below the diagram. */
const TEXT_LEFT = 838
const PLOT_TOP = 540

interface Part {
  readonly kind: Kind
  readonly at: Point
  readonly name: string
  readonly isSignal?: boolean
}

const parts: readonly Part[] = [
  { kind: 'source', at: [150, 250], name: 'target', isSignal: true },
  { kind: 'block', at: [290, 250], name: 'control', isSignal: true },
  { kind: 'converter', at: [430, 250], name: 'drive' },
  { kind: 'inertia', at: [560, 250], name: 'motor' },
  { kind: 'spring', at: [675, 250], name: 'shaft' },
  { kind: 'inertia', at: [780, 250], name: 'load' },
  { kind: 'sensor', at: [430, 420], name: 'speed', isSignal: true },
]

function diagram(palette: Palette): string {
  const jade = hex(palette.jade)
  const brass = hex(palette.brass)
  const wire = (points: readonly Point[], color: string): string => strokePath(points, color, 3)
  const wires = [
    wire(
      [
        [150, 250],
        [290, 250],
        [430, 250],
      ],
      jade,
    ),
    wire(
      [
        [430, 250],
        [780, 250],
      ],
      brass,
    ),
    wire(
      [
        [620, 250],
        [620, 420],
        [430, 420],
      ],
      brass,
    ),
    wire(
      [
        [430, 420],
        [290, 420],
        [290, 250],
      ],
      jade,
    ),
  ]
  const signs = parts.map(({ at, isSignal, kind, name }) => {
    const color = isSignal ? jade : brass
    const sign = element('path', {
      d: componentSigns[kind],
      fill: 'none',
      stroke: color,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      transform: `translate(${fixed(at[0])} ${fixed(at[1])}) scale(1.5)`,
    })
    const disc = circle(at, 40, {
      fill: hex(palette.ground),
      stroke: color,
      'stroke-width': 1.6,
      'stroke-opacity': 0.6,
    })
    return (
      disc + sign + label([at[0], at[1] - 56], name, hex(palette.text), { 'text-anchor': 'middle', 'font-size': 22 })
    )
  })
  return wires.join('') + signs.join('')
}

function text(params: StudioWindowParams, palette: Palette): string {
  const font = {
    'font-family': "'DejaVu Sans Mono','Liberation Mono',monospace",
    'font-size': 24,
    'xml:space': 'preserve',
  }
  return modelText(params)
    .map((line, index) => {
      const y = 172 + 42 * index
      const isFrame = /^(?:model|equation|end)/.test(line)
      const color = isFrame ? palette.brassLight : line.includes('connect') ? palette.jade : palette.text
      const number = label([TEXT_LEFT + 52, y], `${index + 1}`, hex(palette.mute), {
        ...font,
        'text-anchor': 'end',
        'fill-opacity': 0.7,
      })
      return number + label([TEXT_LEFT + 74, y], line.replaceAll(' ', '\u00a0'), hex(color), font)
    })
    .join('')
}

function plot(params: StudioWindowParams, palette: Palette): string {
  const time: Scale = { from: 0, to: params.duration, start: 150, end: 796 }
  const speed: Scale = { from: 0, to: 1.4 * params.target, start: 890, end: PLOT_TOP + 34 }
  const quarters = [0, 1, 2, 3].map((part) => (part / 3) * params.duration)
  const frame = grid(palette, time, speed, {
    x: quarters,
    y: [0, 0.5, 1].map((part) => part * params.target),
    labels: [
      ...quarters.map((at, part) => ({
        axis: 'x' as const,
        at,
        text: part === 3 ? `${at.toFixed(1)} s` : at.toFixed(1),
      })),
      ...[0, 0.5, 1].map((part) => ({ axis: 'y' as const, at: part * params.target, text: `${part * params.target}` })),
    ],
  })
  const speeds = speedsOf(params)
  const line = (of: 'motor' | 'load'): Point[] => speeds.map((each) => [place(time, each.time), place(speed, each[of])])
  return (
    frame +
    glowPath(line('motor'), hex(palette.brass), 3, palette.glow) +
    glowPath(line('load'), hex(palette.jade), 3.4, palette.glow) +
    label([796, 800], 'motor.w', hex(palette.brass), { 'text-anchor': 'end' }) +
    label([796, 840], 'load.w', hex(palette.jade), { 'text-anchor': 'end' })
  )
}

function frame(palette: Palette): string {
  const { bar, bottom, left, right, top } = WINDOW
  const hair = hex(palette.hair)
  return [
    element('rect', {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      rx: 14,
      fill: hex(palette.ground),
      'fill-opacity': 0.6,
      stroke: hair,
      'stroke-width': 2,
    }),
    ...[0, 1, 2].map((n) =>
      circle([left + 34 + 26 * n, 82], 7, { fill: 'none', stroke: hex(palette.mute), 'stroke-width': 1.6 }),
    ),
    label([800, 90], 'ElasticDrive.mo', hex(palette.mute), { 'text-anchor': 'middle', 'font-size': 23 }),
    hairline([left, bar], [right, bar], hair, 2),
    hairline([TEXT_LEFT, bar], [TEXT_LEFT, bottom], hair, 2),
    hairline([left, PLOT_TOP], [TEXT_LEFT, PLOT_TOP], hair, 2),
  ].join('')
}

/** A window of a modelling tool: the diagram of a model, its text, and what it computes. */
export function studioWindow(given: Partial<StudioWindowParams> = {}): Figure {
  const params = { ...defaults, ...given }
  return {
    name: 'studio-window',
    family: 'studio-window',
    params: { ...params },
    caption: {
      zh: `建模窗口示意：弹性轴驱动的组件图、Modelica文本，以及由它算出的转速，目标${params.target} rad/s`,
      en: `A modelling window, schematic: diagram and Modelica text of an elastic drive, and the speeds it computes for ${params.target} rad/s`,
    },
    alt: {
      zh: '一个分成三格的窗口：左上是七个组件连成的速度环，右侧是十八行Modelica文本，左下是电机与负载的转速曲线，电机起步时抖动几次，随后两条线合为一条。',
      en: 'A window in three panes: a speed loop of seven components, eighteen lines of Modelica text, and the speeds of motor and load: the motor shakes at first, then both lines run as one.',
    },
    focal: { x: 40, y: 45 },
    draw: (theme: Theme) => {
      const palette = paletteOf(theme)
      const body = frame(palette) + diagram(palette) + text(params, palette) + plot(params, palette)
      return vectorPlate(palette, { body, light: { x: 40, y: 40 } })
    },
  }
}
