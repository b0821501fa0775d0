import type { AdminText } from '#content/fields/labels.ts'
import { longestSubject, longestText, type WordsProblem } from '#domain/mail/judge-words.ts'
import { type Mail } from '#domain/mail/mail.ts'
import type { Locale } from '#lib/locale.ts'

const plain = {
  syntax: {
    zh: "花括号不成对，或变量写得不对。要写出花括号本身，请写成 '{'。",
    en: "A brace is missing, or a variable isn’t written correctly. For a literal brace, write '{'.",
  },
  lineBreak: { zh: '主题只能是一行。', en: 'A subject must be a single line.' },
  subjectLong: {
    zh: `主题不能超过${longestSubject}个字符。`,
    en: `A subject can have up to ${longestSubject} characters.`,
  },
  textLong: { zh: `正文不能超过${longestText}个字符。`, en: `A text can have up to ${longestText} characters.` },
  inThread: {
    zh: '这封邮件沿用工单的主题，往来邮件才会归在一起，所以不能另写。',
    en: 'This e-mail uses the ticket’s subject, which keeps the conversation together, so it can’t have its own.',
  },
  other: { zh: '分支里缺少other。', en: 'The branch “other” is missing.' },
} satisfies Record<string, AdminText>

const about: Record<string, (piece: string) => AdminText> = {
  unknown: (name) => ({ zh: `这封邮件没有变量{${name}}。`, en: `This e-mail has no variable {${name}}.` }),
  missing: (name) => ({ zh: `必须写上{${name}}。`, en: `{${name}} is required.` }),
  conditional: (name) => ({
    zh: `{${name}}必须始终出现：不能放在分支里，也不能和可能为空的变量写在同一行。`,
    en: `{${name}} must always appear: not in a branch, and not on a line with a variable that may be empty.`,
  }),
  number: (name) => ({
    zh: `{${name}}不是数字，不能用plural。`,
    en: `{${name}} isn’t a number, so it can’t be used with plural.`,
  }),
  format: (name) => ({
    zh: `{${name}}不能带格式，请只写变量名。`,
    en: `{${name}} takes no format; write just its name.`,
  }),
  html: (piece) => ({ zh: `不能写HTML：${piece}`, en: `No HTML: ${piece}` }),
  link: (piece) => ({
    zh: `链接只能以http、https或mailto开头，不能是${piece}`,
    en: `Links must begin with http, https or mailto, not with ${piece}`,
  }),
}

/** What is wrong with words of a mail, with the name of the fact that it is about. */
export function sayProblem(problem: WordsProblem, { variables }: Mail, language: Locale): string {
  if (!('piece' in problem)) return plain[problem.kind][language]
  const said = about[problem.kind]?.(problem.piece)[language] ?? ''
  const name = Object.hasOwn(variables, problem.piece) ? variables[problem.piece]?.name[language] : undefined
  return name === undefined ? said : language === 'zh' ? `${said}（${name}）` : `${said} (${name})`
}

export const sayProblems = (problems: readonly WordsProblem[], mail: Mail, language: Locale): string =>
  problems.map((problem) => sayProblem(problem, mail, language)).join(language === 'zh' ? '' : ' ')

/** Of what a mail is about, in the list of them. */
export const areaNames = {
  account: { zh: '访客账户', en: 'Visitors’ accounts' },
  security: { zh: '账户安全', en: 'Account security' },
  enquiry: { zh: '来件', en: 'Enquiries' },
  ticket: { zh: '工单，发给客户', en: 'Tickets, to customers' },
  advisory: { zh: '安全公告', en: 'Security advisories' },
  desk: { zh: '工单和来件，发给员工', en: 'Tickets and enquiries, to staff' },
  review: { zh: '审核', en: 'Reviews' },
  staff: { zh: '员工账户', en: 'Staff accounts' },
} satisfies Record<Mail['area'], AdminText>
