import { Parameters, parametersAt } from './anonymous.ts'
import { Lexer, type Token } from './lexer.ts'
import { type Place, Scope } from './scope.ts'

/** What a file of M code uses and defines. */
export interface CodeFacts {
  /** Lines on which each name stands that is no variable of its function, by name with its fields (`containers.Map`). */
  references: Map<string, number[]>
  /** Functions and classes that the file defines. */
  defined: Set<string>
  /** Methods of its class: a call by such a name may be of the method, or of a function. */
  methods: Set<string>
  /** Lines that run what is not written there: code made while the program runs, another script, the system. */
  unseen: number[]
  /** Lines that load variables whose names are not written there. */
  loads: number[]
  lines: number
}

type Block = 'function' | 'class' | 'methods' | 'declarations' | 'loop' | 'other'

const opensBlock = new Map<string, Block>([
  ...['for', 'parfor', 'while'].map((word) => [word, 'loop'] as const),
  ...['if', 'switch', 'try', 'spmd'].map((word) => [word, 'other'] as const),
])
const classBlocks = new Map<string, Block>([
  ['properties', 'declarations'],
  ['events', 'declarations'],
  ['enumeration', 'declarations'],
  ['methods', 'methods'],
])
/** Functions that run a text as code, a script, or another program. */
const runsText = new Set('eval evalin evalc assignin inline run system dos unix perl python'.split(' '))
/** Functions that call what their first argument names; where that is no name, it is not known which. */
const callsName = new Set(['feval', 'str2func', 'builtin'])
/** Functions whose first argument may be the name of another. */
const takesName = new Set(
  `cellfun arrayfun structfun bsxfun spfun fzero fminsearch fminbnd fminunc fmincon fsolve lsqnonlin quad quadl quadgk
   quadv dblquad triplequad integral ode45 ode23 ode113 ode15s ode23s ode23t ode23tb ode15i bvp4c fplot ezplot`.split(
    /\s+/,
  ),
)

/**
 * Reads what a file uses. Never fails: of broken code it says what can be read.
 * @param variables names that are declared outside of it, and are no functions there
 */
export function analyseCode(source: string, variables: readonly string[] = []): CodeFacts {
  const facts = new Analysis(source).run()
  for (const path of facts.references.keys())
    if (variables.includes(path.split('.')[0] ?? path)) facts.references.delete(path)
  return facts
}

class Analysis {
  private readonly lexer: Lexer
  private readonly root = new Scope()
  private readonly scopes: Scope[] = [this.root]
  private readonly defined = new Set<string>()
  private readonly methods = new Set<string>()
  private readonly unseen = new Set<number>()
  private readonly loads = new Set<number>()
  private blocks: { kind: Block; scope: Scope; loop: number }[] = []
  private scope: Scope = this.root
  private statement = 0
  /** The outermost loop around the statement, by the number of the statement that opens it. */
  private loop = 0

  constructor(source: string) {
    this.lexer = new Lexer(source)
  }

  run(): CodeFacts {
    for (let statement = this.lexer.next(); statement !== undefined; statement = this.lexer.next()) {
      this.statement += 1
      this.read(statement)
      const top = this.blocks.at(-1)?.kind
      this.lexer.hasCommands = top !== 'declarations' && top !== 'methods' && top !== 'class'
    }
    // In a file whose functions have no `end` each function seems to stand in the one before it, and shares nothing.
    const isNested = this.blocks.length === 0
    const references = new Map<string, number[]>()
    for (const scope of this.scopes) this.collect(scope, isNested, references)
    const sorted = (lines: Set<number>) => [...lines].sort((a, b) => a - b)
    return {
      references,
      defined: this.defined,
      methods: this.methods,
      unseen: sorted(this.unseen),
      loads: sorted(this.loads),
      lines: this.lexer.line,
    }
  }

  private collect(scope: Scope, isNested: boolean, into: Map<string, number[]>): void {
    for (const reference of scope.references) {
      const { isCertain, line, path } = reference
      if (!isCertain && scope.isVariable(rootOf(path), reference, isNested)) continue
      const lines = into.get(path)
      if (lines === undefined) into.set(path, [line])
      else if (lines.at(-1) !== line) lines.push(line)
    }
  }

  private read(statement: Token[]): void {
    const [first] = statement
    if (first === undefined) return
    if (first.kind === 'keyword') return this.readKeyword(first.text, statement)
    const top = this.blocks.at(-1)?.kind
    if (top === 'class' && classBlocks.has(first.text)) return this.openBlock(classBlocks.get(first.text) ?? 'other')
    if (top === 'function' && first.text === 'arguments' && (statement[1]?.text ?? '(') === '(' && !first.words)
      return this.openBlock('declarations')
    // A method that is declared and not defined here.
    if (top === 'methods') return
    // The name that is declared; what follows are its class, checks and default.
    if (top === 'declarations') return this.readExpression(statement.slice(1), false)
    this.readWorkspace(first, statement)
    this.readExpression(statement)
  }

  private at({ line }: Token): Place {
    return { line, statement: this.statement, loop: this.loop }
  }

  private declare(path: string, token: Token): void {
    this.scope.declare(rootOf(path), this.at(token))
  }

  /** What makes variables without an assignment, and what takes them away. */
  private readWorkspace(first: Token, statement: Token[]): void {
    if (first.text !== 'syms' && first.text !== 'load' && !first.text.startsWith('clear')) return
    const words = first.words?.split(/\s+/) ?? statement.filter(({ kind }) => kind === 'text').map(({ text }) => text)
    const names = words.filter((name) => /^[A-Za-z]\w*$/.test(name))
    if (first.text === 'syms') for (const name of names) this.declare(name, first)
    if (first.text === 'load') {
      const [, ...asked] = words.filter((word) => !word.startsWith('-'))
      for (const name of asked.filter((word) => names.includes(word))) this.declare(name, first)
      if (asked.length === 0 || asked.length < words.length - 1 || asked.some((word) => !names.includes(word)))
        this.loads.add(first.line)
    }
    if (first.text !== 'clear' && first.text !== 'clearvars') return
    const isWhole =
      words.some((word) => !names.includes(word)) || names.length === 0 || /^(?:all|variables)$/.test(words[0] ?? '')
    const except = words.indexOf('-except')
    this.scope.clear(isWhole ? undefined : names, except < 0 ? [] : words.slice(except + 1), this.at(first))
  }

  private openBlock(kind: Block): void {
    this.blocks.push({ kind, scope: this.scope, loop: this.loop })
    if (kind === 'loop' && this.loop === 0) this.loop = this.statement
  }

  private readKeyword(keyword: string, statement: Token[]): void {
    if (keyword === 'function') return this.readFunction(statement.slice(1))
    if (keyword === 'classdef') return this.readClass(statement.slice(1))
    if (keyword === 'end') {
      const closed = this.blocks.pop()
      if (closed !== undefined) {
        this.scope = closed.scope
        this.loop = closed.loop
      }
      return this.readExpression(statement.slice(1))
    }
    if (keyword === 'global' || keyword === 'persistent' || (keyword === 'catch' && statement[2]?.text !== '(')) {
      for (const token of keyword === 'catch' ? statement.slice(1, 2) : statement)
        if (token.kind === 'name') this.declare(token.text, token)
      return
    }
    const block = opensBlock.get(keyword)
    if (block !== undefined) this.openBlock(block)
    if (keyword === 'for' || keyword === 'parfor') {
      const name = statement.slice(1, 3).find(({ kind }) => kind === 'name')
      if (name !== undefined) this.declare(name.text, name)
    }
    this.readExpression(statement.slice(1))
  }

  /** `function [a, b] = name(x, y)`: what it returns and takes are variables. */
  private readFunction(header: Token[]): void {
    const isMethod = this.blocks.at(-1)?.kind === 'methods'
    this.openBlock('function')
    this.loop = 0
    const scope = new Scope(this.scope)
    this.scopes.push(scope)
    this.scope = scope
    const equals = header.findIndex(({ text }) => text === '=')
    const name = header.slice(equals + 1).find(({ kind }) => kind === 'name')
    for (const token of header) {
      if (token.kind === 'name' && token !== name) this.declare(token.text, token)
    }
    if (name !== undefined) (isMethod ? this.methods : this.defined).add(name.text)
  }

  private readClass(header: Token[]): void {
    this.openBlock('class')
    const outer = header.filter(({ depth, kind }) => kind === 'name' && depth === 0)
    const [name, ...parents] = outer
    if (name !== undefined) this.defined.add(name.text)
    for (const parent of parents) this.addReference(parent.text, parent, true)
  }

  private addReference(path: string, token: Token, isCertain = false): void {
    this.scope.references.push({ ...this.at(token), path, isCertain })
  }

  private readExpression(tokens: Token[], mayAssign = true): void {
    const targets = mayAssign ? this.assignAll(tokens) : new Set<Token>()
    const anonymous = new Parameters()
    for (const [index, token] of tokens.entries()) {
      anonymous.leave(token)
      if (token.text === '@' && token.kind === 'mark' && tokens[index + 1]?.text === '(')
        anonymous.enter(parametersAt(tokens, index + 1), token.depth)
      if (token.kind === 'name' && !targets.has(token)) this.refer(token, tokens, index, anonymous)
      if (token.kind === 'escape') this.unseen.add(token.line)
    }
  }

  private refer(token: Token, tokens: Token[], index: number, anonymous: Parameters): void {
    const before = tokens[index - 1]
    const isHandle = before?.text === '@' && before.kind === 'mark'
    // A method of a parent class, `run@Parent`.
    if (isHandle && tokens[index - 2]?.kind === 'name' && token.depth === 0) return
    // The name of an option, `f(Color="red")`.
    if (token.depth > 0 && tokens[index + 1]?.text === '=' && tokens[index + 1]?.kind === 'mark') return
    if (!isHandle && anonymous.has(rootOf(token.text))) return
    this.addReference(token.text, token, isHandle)
    this.readCalled(token, tokens.slice(index + 1, index + 4))
  }

  /** What a function calls by a name or a code that is given to it as a text. */
  private readCalled({ line, text, words }: Token, [open, argument, next]: Token[]): void {
    if (runsText.has(text)) this.unseen.add(line)
    const calls = callsName.has(text)
    if (!calls && !takesName.has(text)) return
    const isText = open?.text === '(' && argument?.kind === 'text'
    if (isText && /^[A-Za-z]\w*$/.test(argument.text)) this.addReference(argument.text, argument, true)
    else if (isText || (calls && words === undefined && !(argument?.text === '@' && next !== undefined)))
      this.unseen.add(line)
  }

  /** Makes variables of what stands before each `=`: a name, which may be indexed, or a list of such in brackets. */
  private assignAll(tokens: Token[]): Set<Token> {
    const targets = new Set<Token>()
    let operand = -1
    for (const [index, token] of tokens.entries()) {
      if (token.depth !== 0) continue
      if (token.kind === 'name' || (token.text === '[' && token.kind === 'mark')) operand = index
      if (token.text !== '=' || token.kind !== 'mark') continue
      for (const target of targetsAt(tokens, operand)) {
        targets.add(target)
        this.declare(target.text, target)
      }
      operand = -1
    }
    return targets
  }
}

function targetsAt(tokens: Token[], operand: number): Token[] {
  const first = tokens[operand]
  if (first === undefined || first.kind === 'name') return first === undefined ? [] : [first]
  const targets: Token[] = []
  for (let index = operand + 1; index < tokens.length && tokens[index]?.depth !== 0; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'name' && token.depth === 1) targets.push(token)
  }
  return targets
}

function rootOf(path: string): string {
  const dot = path.indexOf('.')
  return dot < 0 ? path : path.slice(0, dot)
}
