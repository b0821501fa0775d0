import type { AdminText } from '#content/fields/labels.ts'
import type { TextProblem } from '#domain/interface-texts/judge-text.ts'
import type { Locale } from '#lib/locale.ts'

const plain = {
  syntax: {
    zh: "花括号不成对，或值写得不对。要写出花括号本身，请写成 '{'。",
    en: "A brace is missing, or a value isn’t written correctly. For a literal brace, write '{'.",
  },
  lineBreak: { zh: '只能写一行。', en: 'This must be a single line.' },
  control: { zh: '有看不见的控制字符。', en: 'There is a control character, which nobody sees.' },
  other: { zh: '分支里缺少other。', en: 'The branch “other” is missing.' },
} satisfies Record<string, AdminText>

const about: Record<Extract<TextProblem, { piece: string }>['kind'], (piece: string) => AdminText> = {
  unknown: (name) => ({ zh: `这条文字没有值{${name}}。`, en: `This text has no value {${name}}.` }),
  missing: (name) => ({ zh: `必须写上{${name}}。`, en: `{${name}} is required.` }),
  number: (name) => ({
    zh: `{${name}}不是数字，不能用plural。`,
    en: `{${name}} isn’t a number, so it can’t be used with plural.`,
  }),
  format: (name) => ({
    zh: `{${name}}不能带这种格式，请只写名称。`,
    en: `{${name}} can’t have this format; write just its name.`,
  }),
  choice: (name) => ({
    zh: `{${name}}不是选项，不能用select。`,
    en: `{${name}} isn’t one of several choices, so it can’t be used with select.`,
  }),
}

/** What is wrong with words, said to a person. */
export function sayTextProblem(problem: TextProblem, language: Locale): string {
  if ('piece' in problem) return about[problem.kind](problem.piece)[language]
  if (problem.kind === 'long')
    return language === 'zh' ? `最多${problem.most}个字符。` : `This can have up to ${problem.most} characters.`
  return plain[problem.kind][language]
}

export const sayTextProblems = (problems: readonly TextProblem[], language: Locale): string =>
  problems.map((problem) => sayTextProblem(problem, language)).join(language === 'zh' ? '' : ' ')
