import { Lexer, type Token } from './lexer.ts'

/** What a file of M code uses and defines. */
export interface CodeFacts {
  /** Lines on which each name stands that is no variable of its function, by name with its fields (`containers.Map`). */
  references: Map<string, number[]>
  /** Functions and classes that the file defines. */
  defined: Set<string>
  /** Lines whose code is made while the program runs, or handed to the system: what they use cannot be read here. */
  unseen: number[]
  lines: number
}

interface Scope {
  parent: Scope | undefined
  level: number
  variables: Set<string>
  references: { path: string; line: number }[]
}

type Block = 'function' | 'class' | 'methods' | 'declarations' | 'other'

const opensBlock = new Set(['if', 'for', 'parfor', 'while', 'switch', 'try', 'spmd'])
const classBlocks = new Map<string, Block>([
  ['properties', 'declarations'],
  ['events', 'declarations'],
  ['enumeration', 'declarations'],
  ['methods', 'methods'],
])
/** Functions that run a text as code. */
const runsText = new Set(['eval', 'evalin', 'evalc', 'assignin', '!', 'system', 'dos', 'unix'])
/** Functions whose first argument may be the name of another. */
const takesName = new Set(['feval', 'str2func', 'cellfun', 'arrayfun', 'structfun', 'bsxfun', 'spfun'])

/** Reads what a file uses. Never fails: of broken code it says what can be read. */
export function analyseCode(source: string): CodeFacts {
  return new Analysis(source).run()
}

class Analysis {
  private readonly lexer: Lexer
  private readonly root: Scope = makeScope(undefined)
  private readonly scopes: Scope[] = [this.root]
  private readonly defined = new Set<string>()
  private readonly unseen = new Set<number>()
  private blocks: { kind: Block; scope: Scope }[] = []
  private scope: Scope = this.root

  constructor(source: string) {
    this.lexer = new Lexer(source)
  }

  run(): CodeFacts {
    for (let statement = this.lexer.next(); statement !== undefined; statement = this.lexer.next()) {
      this.read(statement)
      const top = this.blocks.at(-1)?.kind
      this.lexer.hasCommands = top !== 'declarations' && top !== 'methods' && top !== 'class'
    }
    // In a file whose functions have no `end` each function seems to stand in the one before it, and shares nothing.
    const isNested = this.blocks.length === 0
    const references = new Map<string, number[]>()
    for (const scope of this.scopes) this.collect(scope, isNested, references)
    return {
      references,
      defined: this.defined,
      unseen: [...this.unseen].sort((a, b) => a - b),
      lines: this.lexer.line,
    }
  }

  private collect(scope: Scope, isNested: boolean, into: Map<string, number[]>): void {
    for (const { line, path } of scope.references) {
      if (isVariable(scope, rootOf(path), isNested)) continue
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
    if (first.text === 'syms') for (const name of (first.words ?? '').split(/\s+/)) this.scope.variables.add(name)
    this.readExpression(statement)
  }

  private openBlock(kind: Block): void {
    this.blocks.push({ kind, scope: this.scope })
  }

  private readKeyword(keyword: string, statement: Token[]): void {
    if (keyword === 'function') return this.readFunction(statement.slice(1))
    if (keyword === 'classdef') return this.readClass(statement.slice(1))
    if (keyword === 'end') {
      const closed = this.blocks.pop()
      if (closed !== undefined) this.scope = closed.scope
      return this.readExpression(statement.slice(1))
    }
    if (keyword === 'global' || keyword === 'persistent' || (keyword === 'catch' && statement[2]?.text !== '(')) {
      for (const { kind, text } of keyword === 'catch' ? statement.slice(1, 2) : statement)
        if (kind === 'name') this.scope.variables.add(text)
    }
    if (opensBlock.has(keyword)) this.openBlock('other')
    if (keyword === 'for' || keyword === 'parfor') {
      const name = statement.slice(1, 3).find(({ kind }) => kind === 'name')
      if (name !== undefined) this.scope.variables.add(rootOf(name.text))
    }
    this.readExpression(statement.slice(1))
  }

  /** `function [a, b] = name(x, y)`: what it returns and takes are variables. */
  private readFunction(header: Token[]): void {
    this.openBlock('function')
    const scope = makeScope(this.scope)
    this.scopes.push(scope)
    this.scope = scope
    const equals = header.findIndex(({ text }) => text === '=')
    const name = header.slice(equals + 1).find(({ kind }) => kind === 'name')
    for (const token of header) {
      if (token.kind === 'name' && token !== name) scope.variables.add(token.text)
    }
    if (name !== undefined) this.defined.add(name.text)
  }

  private readClass(header: Token[]): void {
    this.openBlock('class')
    const outer = header.filter(({ depth, kind }) => kind === 'name' && depth === 0)
    const [name, ...parents] = outer
    if (name !== undefined) this.defined.add(name.text)
    for (const { line, text } of parents) this.scope.references.push({ path: text, line })
  }

  private readExpression(tokens: Token[], mayAssign = true): void {
    const anonymous = new Parameters()
    let operand = -1
    for (const [index, token] of tokens.entries()) {
      anonymous.leave(token)
      if (token.depth === 0 && (token.kind === 'name' || (token.text === '[' && token.kind === 'mark'))) operand = index
      if (token.text === '=' && token.kind === 'mark' && token.depth === 0) {
        if (mayAssign) this.assign(tokens, operand)
        operand = -1
      }
      if (token.text === '@' && token.kind === 'mark' && tokens[index + 1]?.text === '(')
        anonymous.enter(parametersAt(tokens, index + 1), token.depth)
      if (token.kind === 'name') this.refer(token, tokens, index, anonymous)
    }
  }

  private refer(token: Token, tokens: Token[], index: number, anonymous: Parameters): void {
    const root = rootOf(token.text)
    // A method of a parent class, `run@Parent`.
    if (tokens[index - 1]?.text === '@' && tokens[index - 2]?.kind === 'name' && token.depth === 0) return
    // The name of an option, `f(Color="red")`.
    if (token.depth > 0 && tokens[index + 1]?.text === '=' && tokens[index + 1]?.kind === 'mark') return
    if (anonymous.has(root)) return
    this.scope.references.push({ path: token.text, line: token.line })
    if (runsText.has(token.text)) this.unseen.add(token.line)
    const argument = tokens[index + 2]
    if (takesName.has(token.text) && tokens[index + 1]?.text === '(' && argument?.kind === 'text') {
      if (/^[A-Za-z]\w*$/.test(argument.text)) this.scope.references.push({ path: argument.text, line: argument.line })
    }
  }

  /** Before `=`: a name, which may be indexed, or a list of such in brackets. */
  private assign(tokens: Token[], operand: number): void {
    const target = tokens[operand]
    if (target === undefined) return
    if (target.kind === 'name') this.scope.variables.add(rootOf(target.text))
    else
      for (let index = operand + 1; tokens[index]?.depth !== 0 && index < tokens.length; index += 1) {
        const token = tokens[index]
        if (token?.kind === 'name' && token.depth === 1) this.scope.variables.add(rootOf(token.text))
      }
  }
}

/** Nobody nests deeper; what does is a file made to keep the check busy. */
const deepest = 64

function makeScope(around: Scope | undefined): Scope {
  const level = (around?.level ?? -1) + 1
  return { parent: level > deepest ? undefined : around, level, variables: new Set(), references: [] }
}

function rootOf(path: string): string {
  const dot = path.indexOf('.')
  return dot < 0 ? path : path.slice(0, dot)
}

/** A nested function shares the variables of the functions around it. */
function isVariable(scope: Scope, name: string, isNested: boolean): boolean {
  for (let each: Scope | undefined = scope; each !== undefined; each = isNested ? each.parent : undefined)
    if (each.variables.has(name)) return true
  return false
}

/** Parameters of the anonymous functions in whose bodies a token stands. */
class Parameters {
  private readonly open: { names: string[]; depth: number }[] = []
  /** How many of the open functions have a parameter of this name. */
  private readonly counts = new Map<string, number>()

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0
  }

  enter(names: string[], depth: number): void {
    this.open.push({ names, depth })
    for (const name of names) this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  /** A body ends where what is around it goes on. */
  leave({ depth, kind, text }: Token): void {
    if (kind !== 'mark') return
    for (let last = this.open.at(-1); last !== undefined; last = this.open.at(-1)) {
      if (depth > last.depth || (depth === last.depth && text !== ',' && text !== ';')) return
      this.open.pop()
      for (const name of last.names) this.counts.set(name, (this.counts.get(name) ?? 1) - 1)
    }
  }
}

/** Names in the brackets that open here, up to what is no list of names. */
function parametersAt(tokens: Token[], open: number): string[] {
  const names: string[] = []
  for (let index = open + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'name') names.push(token.text)
    else if (token?.text !== ',' && token?.text !== '~') break
  }
  return names
}
