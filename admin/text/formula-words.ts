import type { AdminText } from '#content/fields/labels.ts'
import type { FormulaFault } from '#domain/text/formula.ts'

const kinds: Record<FormulaFault['kind'], AdminText> = {
  empty: { zh: '还没有写公式', en: 'No formula yet' },
  endless: { zh: '有一个定义不断展开自己', en: 'A definition expands without end' },
  long: { zh: '公式太长，或者括号套得太深', en: 'The formula is too long, or its braces are nested too deeply' },
  unknown: { zh: '这里没有这个命令', en: 'This command isn’t supported' },
  unfinished: { zh: '缺一个右括号或 \\end', en: 'A closing brace or an \\end is missing' },
  wrong: { zh: '公式写得不对', en: 'The formula isn’t valid' },
}

/** Why a formula cannot be drawn, for who writes it. */
export function sayFault({ at, kind, near }: FormulaFault, language: 'en' | 'zh'): string {
  const words = kinds[kind][language]
  const what = near === undefined ? words : language === 'zh' ? `${words}：${near}` : `${words}: ${near}`
  if (at === undefined) return what
  return language === 'zh' ? `${what}（第${at}个字符）` : `${what} (character ${at})`
}
