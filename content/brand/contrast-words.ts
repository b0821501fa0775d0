import type { Locale } from '#lib/locale.ts'
import type { ColourProblem } from '#domain/brand/judge-colours.ts'
import type { Pair } from '#domain/brand/palette.ts'
import type { AdminText } from '#content/fields/labels.ts'

/** Where two colours meet. */
export const placeWords: Record<Pair['place'], AdminText> = {
  light: { zh: '浅色主题', en: 'light theme' },
  dark: { zh: '深色主题', en: 'dark theme' },
  ink: { zh: '深色区块', en: 'dark sections' },
}

/** What a token of the style sheets is to somebody who chooses colours. */
const tokenWords: Record<string, AdminText> = {
  ground: { zh: '页面底色', en: 'page background' },
  'ground-2': { zh: '第二层底色', en: 'second background' },
  raised: { zh: '卡片底色', en: 'card background' },
  ink: { zh: '深色区块底色', en: 'dark background' },
  'ink-deep': { zh: '最深的底色', en: 'deepest background' },
  'ink-lit': { zh: '首屏的亮处', en: 'lit part of the first screen' },
  text: { zh: '正文', en: 'text' },
  mute: { zh: '次要文字', en: 'quiet text' },
  accent: { zh: '强调文字', en: 'accent text' },
  link: { zh: '链接', en: 'links' },
  'link-hover': { zh: '指向时的链接', en: 'links under the pointer' },
  alert: { zh: '警示文字', en: 'warnings' },
  mark: { zh: '标记线', en: 'marks' },
  edge: { zh: '输入框边线', en: 'edges of fields' },
  bright: { zh: '焦点框', en: 'focus ring' },
  action: { zh: '按钮', en: 'buttons' },
  'action-hover': { zh: '指向时的按钮', en: 'buttons under the pointer' },
  'action-text': { zh: '按钮文字', en: 'text of buttons' },
}

export const tokenName = (token: string, language: Locale) => tokenWords[token]?.[language] ?? token

/** Cut, not rounded: 4.49 is not 4.5. */
export const writeContrast = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`

/** Why a colour is refused, and the nearest that can be used. */
export function sayProblem({ nearest, pair }: ColourProblem, language: Locale): string {
  const [front, back] = [tokenName(pair.front, language), tokenName(pair.back, language)]
  const [place, is, least] = [placeWords[pair.place][language], writeContrast(pair.contrast), `${pair.least}:1`]
  return language === 'zh'
    ? `${place}中，${front}与${back}的对比度只有${is}，至少应为${least}。最接近的可用颜色：${nearest}`
    : `In the ${place}, ${front} on ${back} have a contrast of ${is}; ${least} is needed. The nearest colour that can be used: ${nearest}`
}
