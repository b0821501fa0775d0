/**
 * Splits M code into statements of tokens. What a quote, a word or a line end means depends on what stands before it, so
 * the rules of the language are followed here as far as they can be known without running the program. Broken code is
 * never an error: a line end closes what was left open, and the next statement is read afresh.
 */
export type TokenKind = 'name' | 'keyword' | 'number' | 'text' | 'mark' | 'escape'

export interface Token {
  kind: TokenKind
  /** For a name with fields (`a.b.c`) all of it; for a text its content without quotes. */
  text: string
  line: number
  /** Open brackets before it, in this statement; an opening and its closing bracket have the same. */
  depth: number
  /** Set on a name that stands in command syntax (`hold on`): the words after it. */
  words?: string
}

const keywords = new Set([
  'break',
  'case',
  'catch',
  'classdef',
  'continue',
  'else',
  'elseif',
  'end',
  'for',
  'function',
  'global',
  'if',
  'otherwise',
  'parfor',
  'persistent',
  'return',
  'spmd',
  'switch',
  'try',
  'while',
])

/** A new statement begins right after these words. */
const startsStatement = new Set(['else', 'otherwise', 'try'])

const blank = /[ \t\f\v\u00a0\u3000]*/y
const word = /[\p{L}_][\p{L}\p{N}_]*/uy
const field = /\.[\p{L}_][\p{L}\p{N}_]*/uy
const number =
  /(?:0[xX][\da-fA-F]+|0[bB][01]+)(?:[us]\d+)?|(?:\d+(?:\.(?![*/\\^'])(?!\.\.)\d*)?|\.\d+)(?:[eEdD][+-]?\d+)?[ij]?/y
const mark = /\.['*/\\^]|[=~<>]=|&&|\|\||[^]/uy
const blockOpens = /[ \t]*%\{[ \t]*(?=[\r\n]|$)/y
const blockCloses = /[ \t]*%\}[ \t]*(?=[\r\n]|$)/y
/** Between a first word and what makes the line an expression: an operator with a blank after it, or a lone `=` or `(`. */
const expression = /(?:=(?!=)|\(|\.{3}|(?:[=~<>]=|&&?|\|\|?|\.?[*/\\^]|\.'|[-+<>:'])(?:[ \t\r\n]|$))/y
const definesAnew = /[ \t]*(?:function|classdef)\b/y

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const isLineEnd = (char: string | undefined) => char === '\n' || char === '\r' || char === undefined

export class Lexer {
  /** Off where a line declares something (properties, arguments): its first word is no function there. */
  hasCommands = true
  line = 1
  private at = 0
  private open: string[] = []
  private statement: Token[] = []
  /** Whether the last token ends a value, so that a quote after it transposes it. */
  private endsValue = false

  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** The next statement, never empty; `undefined` at the end of the file. */
  next(): Token[] | undefined {
    this.statement = []
    this.open = []
    this.endsValue = false
    while (this.at < this.source.length) {
      if (this.readOne() && this.statement.length > 0) return this.statement
    }
    return this.statement.length > 0 ? this.statement : undefined
  }

  /** Reads one thing. @returns whether it ended the statement */
  private readOne(): boolean {
    const isLineStart = this.at === 0 || isLineEnd(this.source[this.at - 1])
    if (isLineStart && matchAt(blockOpens, this.source, this.at) !== undefined) return this.skipBlockComment()
    const from = this.at
    this.at += matchAt(blank, this.source, this.at)?.length ?? 0
    const hasBlank = this.at > from
    const char = this.source[this.at]
    if (char === undefined) return true
    if (char === '\n' || char === '\r') return this.endLine()
    if (char === '%') return this.skipLine()
    if (this.source.startsWith('...', this.at)) {
      this.skipLine()
      return this.takeLineEnd()
    }
    if ((char === ',' || char === ';') && this.open.length === 0) {
      this.at += 1
      return true
    }
    if (char === '!' && this.statement.length === 0 && this.hasCommands) return this.readEscape()
    if (char === '"' || (char === "'" && !this.isTranspose(hasBlank))) return this.readText(char)
    if (!this.takeNumber() && !this.takeWord()) this.takeMark()
    const [first] = this.statement
    return this.statement.length === 1 && first?.kind === 'keyword' && startsStatement.has(first.text)
  }

  private push(kind: TokenKind, text: string, endsValue: boolean, depth = this.open.length): void {
    this.statement.push({ kind, text, line: this.line, depth })
    this.endsValue = endsValue
  }

  private isTranspose(hasBlank: boolean): boolean {
    const inner = this.open.at(-1)
    return this.endsValue && !(hasBlank && (inner === '[' || inner === '{'))
  }

  private takeLineEnd(): false {
    if (this.at >= this.source.length) return false
    this.at += this.source.startsWith('\r\n', this.at) ? 2 : 1
    this.line += 1
    return false
  }

  /** A line end is a row's end within `[]` and `{}`; elsewhere it ends the statement, whatever is still open. */
  private endLine(): boolean {
    this.takeLineEnd()
    const inner = this.open.at(-1)
    const isRow = inner === '[' || inner === '{'
    if (isRow && matchAt(definesAnew, this.source, this.at) === undefined) {
      this.endsValue = false
      return false
    }
    this.open = []
    return true
  }

  private skipLine(): false {
    while (!isLineEnd(this.source[this.at])) this.at += 1
    return false
  }

  private skipBlockComment(): false {
    let level = 0
    do {
      if (matchAt(blockOpens, this.source, this.at) !== undefined) level += 1
      else if (matchAt(blockCloses, this.source, this.at) !== undefined) level -= 1
      this.skipLine()
      this.takeLineEnd()
    } while (level > 0 && this.at < this.source.length)
    return false
  }

  /** `!` hands the rest of the line to the system. */
  private readEscape(): false {
    const from = this.at
    this.skipLine()
    this.push('escape', this.source.slice(from + 1, this.at), false)
    return false
  }

  private nameLast(words: string): void {
    const last = this.statement.at(-1)
    if (last !== undefined) last.words = words.trim()
  }

  /** A text ends at its quote, which doubled stands for itself, or at the line's end. */
  private readText(quote: string): false {
    const from = this.at + 1
    let at = from
    while (!isLineEnd(this.source[at])) {
      if (this.source[at] === quote) {
        if (this.source[at + 1] !== quote) break
        at += 1
      }
      at += 1
    }
    this.push('text', this.source.slice(from, at), true)
    this.at = isLineEnd(this.source[at]) ? at : at + 1
    return false
  }

  private takeNumber(): boolean {
    const text = matchAt(number, this.source, this.at)
    if (text === undefined) return false
    this.at += text.length
    this.push('number', text, true)
    return true
  }

  private takeWord(): boolean {
    const text = matchAt(word, this.source, this.at)
    if (text === undefined) return false
    this.at += text.length
    if (keywords.has(text)) {
      const isIndex = text === 'end' && this.open.length > 0
      this.push(isIndex ? 'mark' : 'keyword', text, isIndex)
      return true
    }
    const path = text + this.takeFields()
    const isFirst = this.statement.length === 0
    this.push('name', path, true)
    if (isFirst && this.hasCommands && path === text) this.takeCommand()
    return true
  }

  private takeFields(): string {
    const from = this.at
    for (let part = matchAt(field, this.source, this.at); part; part = matchAt(field, this.source, this.at))
      this.at += part.length
    return this.source.slice(from, this.at)
  }

  /** The words of a line in command syntax: the first word, a blank, and then no expression. */
  private takeCommand(): void {
    const from = this.at + (matchAt(blank, this.source, this.at)?.length ?? 0)
    if (from === this.at || /[,;%\r\n]/.test(this.source[from] ?? '\n')) return
    if (matchAt(expression, this.source, from) !== undefined) return
    this.at = from
    let quote = ''
    for (let char = this.source[this.at]; !isLineEnd(char); char = this.source[this.at]) {
      if (quote === '' && (char === ',' || char === ';' || char === '%')) break
      if (char === quote) quote = ''
      else if (quote === '' && (char === "'" || char === '"')) quote = char
      this.at += 1
    }
    this.nameLast(this.source.slice(from, this.at))
  }

  private takeMark(): void {
    const text = matchAt(mark, this.source, this.at) ?? ''
    // A field of what was indexed or called: `f(1).b`.
    if (text === '.' && this.endsValue && this.takeFields() !== '') return
    this.at += text.length
    if (text === '(' || text === '[' || text === '{') {
      this.push('mark', text, false)
      this.open.push(text)
      return
    }
    const isClosing = text === ')' || text === ']' || text === '}'
    if (isClosing) this.open.pop()
    this.push('mark', text, isClosing || text === "'" || text === ".'")
  }
}
