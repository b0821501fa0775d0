import { contrastOf, type Oklch, toHex, toOklch } from './oklch.ts'

/** The colours that a company may give, each as `#rrggbb`. */
export const colourNames = ['ink', 'paper', 'main', 'accent'] as const
export type ColourName = (typeof colourNames)[number]
export type Colours = Partial<Record<ColourName, string>>

const of = (l: number, c: number, h: number): Oklch => ({ l: l / 100, c, h })

/** Each colour of site/styles/tokens.css in the light and in the dark theme. */
export const ownTokens = {
  ground: [of(98.6, 0.005, 85), of(23, 0.034, 264)],
  'ground-2': [of(96.3, 0.008, 85), of(25.5, 0.036, 264)],
  raised: [of(99.7, 0.002, 85), of(28, 0.037, 264)],
  hair: [of(88, 0.01, 85), of(36, 0.03, 264)],
  'hair-2': [of(78, 0.014, 85), of(45, 0.03, 264)],
  edge: [of(60, 0.02, 264), of(60, 0.02, 264)],
  text: [of(24, 0.03, 264), of(95, 0.008, 85)],
  mute: [of(48, 0.02, 264), of(75, 0.018, 264)],
  accent: [of(52, 0.09, 75), of(79, 0.105, 82)],
  mark: [of(66, 0.11, 78), of(72, 0.115, 80)],
  link: [of(45, 0.085, 172), of(80, 0.1, 172)],
  'link-hover': [of(38, 0.08, 172), of(88, 0.09, 172)],
  alert: [of(50, 0.18, 33), of(76, 0.13, 38)],
  action: [of(55, 0.19, 33), of(55, 0.19, 33)],
  'action-hover': [of(49, 0.175, 33), of(49, 0.175, 33)],
  'action-text': [of(99, 0.005, 85), of(99, 0.005, 85)],
} as const satisfies Record<string, readonly [Oklch, Oklch]>

/** The same of the dark sections, in both themes. */
export const ownInk = {
  ink: of(19, 0.035, 266),
  'ink-deep': of(15.5, 0.032, 266),
  'ink-lit': of(31, 0.06, 262),
  bright: of(80, 0.115, 82),
  glow: of(93, 0.09, 88),
  ground: of(19, 0.035, 266),
  'ground-2': of(22, 0.036, 266),
  raised: of(25, 0.037, 265),
  hair: of(33, 0.032, 266),
} as const satisfies Record<string, Oklch>

export type TokenName = keyof typeof ownTokens
type InkName = keyof typeof ownInk

/** All colours as `#rrggbb`: of both themes, and of the dark sections. */
export interface Palette {
  light: Record<TokenName, string>
  dark: Record<TokenName, string>
  ink: Record<InkName, string>
}

const grounds = ['ground', 'ground-2', 'raised'] as const
const largeContrast = 3
const textContrast = 4.5

const hexOf = <Name extends string>(tokens: Record<Name, Oklch>) =>
  Object.fromEntries(Object.entries<Oklch>(tokens).map(([name, colour]) => [name, toHex(colour)])) as Record<
    Name,
    string
  >
const themeOf = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(ownTokens).map(([name, pair]) => [name, toHex(pair[theme])])) as Record<
    TokenName,
    string
  >

/** As `colour`, or as much nearer to black (`end` 0) or white (1) as it needs to stand out from all of `from`. */
function movedUntil(colour: Oklch, end: 0 | 1, least: number, from: readonly string[]): Oklch {
  const isSeen = (l: number) => from.every((other) => contrastOf(toHex({ ...colour, l }), other) >= least)
  if (isSeen(colour.l)) return colour
  let [fails, passes]: [number, number] = [colour.l, end]
  while (Math.abs(passes - fails) > 0.002) {
    const middle = (passes + fails) / 2
    if (isSeen(middle)) passes = middle
    else fails = middle
  }
  return { ...colour, l: passes }
}

/** Grounds and their lines keep the lightness that they have to ours, in the hue that is given. */
function setPaper({ dark, light }: Palette, paper: string): void {
  const { c, h, l } = toOklch(paper)
  const tint = Math.min(c, 0.02)
  const shaded = (by: number, share: number) => toHex({ l: Math.min(1, l + by), c: tint * share, h })
  light.ground = paper
  light['ground-2'] = shaded(-0.023, 1.4)
  light.raised = shaded(0.011, 0.4)
  light.hair = shaded(-0.106, 1.8)
  light['hair-2'] = shaded(-0.206, 2.4)
  dark.text = toHex({ l: 0.95, c: Math.min(tint, 0.008), h })
}

function setInk({ dark, ink, light }: Palette, given: string): void {
  const { c, h, l } = toOklch(given)
  const lighter = (by: number, share = 1) => toHex({ l: l + by, c: c * share, h })
  const grey = (lightness: number, chroma: number) => toHex({ l: lightness, c: Math.min(c, chroma), h })
  ink.ink = ink.ground = given
  ink['ink-deep'] = toHex({ l: Math.max(0, l - 0.035), c: c * 0.9, h })
  ink['ink-lit'] = lighter(0.12, 1.6)
  ink['ground-2'] = lighter(0.03)
  ink.raised = lighter(0.06)
  ink.hair = lighter(0.14, 0.9)
  dark.ground = lighter(0.04)
  dark['ground-2'] = lighter(0.065)
  dark.raised = lighter(0.09)
  dark.hair = lighter(0.17, 0.9)
  dark['hair-2'] = lighter(0.26, 0.9)
  light.text = grey(0.24, 0.03)
  light.mute = grey(0.48, 0.02)
  dark.mute = grey(0.75, 0.018)
  light.edge = dark.edge = grey(0.6, 0.02)
}

/** A button has the company's colour as it is; on the dark grounds as much lighter as it takes to be seen. */
function setButton({ dark, ink, light }: Palette, face: string): void {
  const given = toOklch(face)
  const night = toHex(movedUntil(given, 1, largeContrast, [dark.ground, ink.ground]))
  const white = toHex({ l: 0.99, c: 0.005, h: 85 })
  for (const [theme, action] of [
    [light, face],
    [dark, night],
  ] as const) {
    const isWhite = contrastOf(white, action) >= textContrast
    const { l } = toOklch(action)
    theme.action = action
    theme['action-text'] = isWhite ? white : ink['ink-deep']
    theme['action-hover'] = toHex({ ...given, l: l + (isWhite ? -0.06 : 0.05) })
  }
}

function setLinks({ dark, ink, light }: Palette, main: string): void {
  const given = toOklch(main)
  const paperGrounds = grounds.map((name) => light[name])
  const darkGrounds = grounds.flatMap((name) => [dark[name], ink[name]])
  const onPaper = movedUntil(given, 0, textContrast, paperGrounds)
  const onDark = movedUntil({ ...given, c: Math.min(given.c, 0.13) }, 1, textContrast, darkGrounds)
  light.link = toHex(onPaper)
  light['link-hover'] = toHex({ ...onPaper, l: Math.max(0, onPaper.l - 0.07) })
  dark.link = toHex(onDark)
  dark['link-hover'] = toHex({ ...onDark, l: Math.min(1, onDark.l + 0.08) })
}

function setAccent({ dark, ink, light }: Palette, accent: string): void {
  const given = toOklch(accent)
  const calm = { ...given, c: Math.min(given.c, 0.13) }
  const paperGrounds = grounds.map((name) => light[name])
  const darkGrounds = grounds.flatMap((name) => [dark[name], ink[name]])
  light.mark = accent
  light.accent = toHex(movedUntil(given, 0, textContrast, paperGrounds))
  dark.mark = toHex(movedUntil(given, 1, largeContrast, darkGrounds))
  dark.accent = toHex(movedUntil(calm, 1, textContrast, darkGrounds))
  ink.bright = toHex({ ...calm, l: Math.max(calm.l, 0.78) })
  ink.glow = toHex({ ...calm, c: Math.min(calm.c, 0.09), l: 0.93 })
}

/** All colours of a company: computed from those that it gives, and for the rest those of the house. */
export function computePalette({ accent, ink, main, paper }: Colours): Palette {
  const palette = { light: themeOf(0), dark: themeOf(1), ink: hexOf(ownInk) }
  if (paper !== undefined) setPaper(palette, paper)
  if (ink !== undefined) setInk(palette, ink)
  if (main !== undefined) setLinks(palette, main)
  // A button of ours is seen on an ink of theirs, too.
  if ((main ?? ink) !== undefined) setButton(palette, main ?? palette.light.action)
  // A company with one colour has it everywhere.
  if ((accent ?? main) !== undefined) setAccent(palette, accent ?? main ?? '')
  return palette
}

const texts = ['text', 'mute', 'accent', 'link', 'link-hover', 'alert'] as const

/** Two colours that stand on one another on the site, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  place: 'light' | 'dark' | 'ink'
  front: string
  back: string
  contrast: number
  least: number
}

/** Every pair of colours that the site uses: texts 4.5:1, large things, marks and the edges of controls 3:1. */
export function pairsOf({ dark, ink, light }: Palette): Pair[] {
  const places = { light, dark, ink: { ...dark, ...ink } }
  return (Object.keys(places) as Pair['place'][]).flatMap((place) => {
    const tokens: Record<string, string> = places[place]
    const pair = (front: string, back: string, least: number): Pair => {
      const contrast = contrastOf(tokens[front] ?? '', tokens[back] ?? '')
      return { place, front, back, contrast, least }
    }
    return [
      ...grounds.flatMap((ground) => texts.map((text) => pair(text, ground, textContrast))),
      ...grounds.map((ground) => pair('edge', ground, largeContrast)),
      ...['mark', 'action'].map((mark) => pair(mark, 'ground', largeContrast)),
      ...['action', 'action-hover'].map((face) => pair('action-text', face, textContrast)),
      ...(place === 'ink'
        ? ['ink', 'ink-deep', 'ink-lit'].flatMap((ground) => [
            pair('text', ground, textContrast),
            pair('bright', ground, largeContrast),
          ])
        : []),
    ]
  })
}

export const failuresOf = (colours: Colours): Pair[] =>
  pairsOf(computePalette(colours)).filter(({ contrast, least }) => contrast < least)
