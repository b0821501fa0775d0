import type { Locale } from '#lib/locale.ts'
import type { Mail, OwnWords } from './mail.ts'
import { linesOf, readMessage, type Token, variablesOf } from './message.ts'

/** How long a subject may be, with its variables as they are written. */
export const longestSubject = 150
export const longestText = 5000

/** What is wrong with words of a mail, and with which piece of them. */
export type WordsProblem =
  | { kind: 'syntax' | 'lineBreak' | 'subjectLong' | 'textLong' | 'inThread' | 'other' }
  | { kind: 'unknown' | 'missing' | 'number' | 'format' | 'html' | 'link' | 'conditional'; piece: string }

const tag = /<[a-z/!][^<>]*>/i
const scheme = /\b([a-z][a-z\d+.-]*):(?=\S)/gi
/** What a mail program could run, or open as something else than a page. */
const dangerous = /^(?:javascript|data|vbscript|file|blob|ftp|ws|wss|about|intent)$/i

/** A link that leads neither to a page nor to a mailbox. */
function findLink(words: string): string | undefined {
  for (const { 0: whole, 1: name = '', index } of words.matchAll(scheme)) {
    const isElsewhere = words.startsWith('//', index + whole.length) && !/^https?$/i.test(name)
    if (isElsewhere || dangerous.test(name)) return whole
  }
  return undefined
}

/** All words of a message that the editor has written, in branches too. */
const ownWords = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value
      return 'cases' in token ? token.cases.map((each) => ownWords(each.tokens)).join(' ') : ' '
    })
    .join('')

/** What is wrong with how variables are used. */
function judgeTokens(tokens: readonly Token[], { variables }: Mail): WordsProblem[] {
  return tokens.flatMap((token): WordsProblem[] => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    const variable = Object.hasOwn(variables, token.arg) ? variables[token.arg] : undefined
    if (variable === undefined) return [{ kind: 'unknown', piece: token.arg }]
    if (token.type === 'function') return [{ kind: 'format', piece: token.arg }]
    if (!('cases' in token)) return []
    const own: WordsProblem[] = []
    if (token.type !== 'select' && variable.kind !== 'number') own.push({ kind: 'number', piece: token.arg })
    if (!token.cases.some(({ key }) => key === 'other')) own.push({ kind: 'other' })
    return [...own, ...token.cases.flatMap((each) => judgeTokens(each.tokens, { variables } as Mail))]
  })
}

/** A message that is broken, or has what no mail may have. */
function judgeMessage(message: string, locale: Locale, mail: Mail): { problems: WordsProblem[]; tokens: Token[] } {
  let tokens: Token[]
  try {
    tokens = readMessage(message, locale)
  } catch {
    return { problems: [{ kind: 'syntax' }], tokens: [] }
  }
  const words = ownWords(tokens)
  const problems = judgeTokens(tokens, mail)
  const [html] = tag.exec(words) ?? []
  if (html !== undefined) problems.push({ kind: 'html', piece: html })
  const link = findLink(words)
  if (link !== undefined) problems.push({ kind: 'link', piece: link })
  return { problems, tokens }
}

/**
 * Facts that the mail must tell, each on a line that is always there: not in a branch, and not beside something that may have
 * nothing to say, because such a line is left out.
 */
function judgeFacts(tokens: readonly Token[], { variables }: Mail): WordsProblem[] {
  const mayBeEmpty = (name: string) => Object.hasOwn(variables, name) && variables[name]?.mayBeEmpty === true
  const lines = linesOf(tokens).map((line) => line.flatMap((token) => (token.type === 'argument' ? [token.arg] : [])))
  const everywhere = variablesOf(tokens)
  return Object.entries(variables).flatMap(([name, { isRequired }]): WordsProblem[] => {
    if (isRequired !== true) return []
    const isAlwaysSaid = lines.some(
      (names) => names.includes(name) && names.every((each) => each === name || !mayBeEmpty(each)),
    )
    if (isAlwaysSaid) return []
    return [{ kind: everywhere.includes(name) ? 'conditional' : 'missing', piece: name }]
  })
}

/** What is wrong with a subject of the editors' own; nothing with an empty one, which stands for the product's. */
export function judgeSubject(subject: string | null | undefined, locale: Locale, mail: Mail): WordsProblem[] {
  if (!subject?.trim()) return []
  if (mail.subjectOf !== undefined) return [{ kind: 'inThread' }]
  const { problems } = judgeMessage(subject, locale, mail)
  // Line ends would begin another header of the mail.
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) problems.push({ kind: 'lineBreak' })
  if (subject.length > longestSubject) problems.push({ kind: 'subjectLong' })
  return problems
}

/** The same of a text. */
export function judgeText(text: string | null | undefined, locale: Locale, mail: Mail): WordsProblem[] {
  if (!text?.trim()) return []
  if (text.length > longestText) return [{ kind: 'textLong' }]
  const { problems, tokens } = judgeMessage(text, locale, mail)
  return problems.some(({ kind }) => kind === 'syntax') ? problems : [...problems, ...judgeFacts(tokens, mail)]
}

/** The words that can be used, and what is wrong with the others, which give way to the product's. */
export function usableWords({ subject, text }: OwnWords, locale: Locale, mail: Mail) {
  const wrong = { subject: judgeSubject(subject, locale, mail), text: judgeText(text, locale, mail) }
  const own: OwnWords = {
    ...(wrong.subject.length === 0 && subject?.trim() && { subject: subject.trim() }),
    ...(wrong.text.length === 0 && text?.trim() && { text }),
  }
  return { own, wrong: [...wrong.subject, ...wrong.text] }
}

/** Half-width punctuation after Chinese, which is worth a hint and no refusal. */
export const halfWidth = (text: string): string | undefined => /\p{Script=Han}[,;:?!()]/u.exec(text)?.[0]
