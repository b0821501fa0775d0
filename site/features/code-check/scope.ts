/** Where something stands: its line, its statement counted from the beginning, and the outermost loop around it (0: none). */
export interface Place {
  line: number
  statement: number
  loop: number
}

export interface Reference extends Place {
  path: string
  /** It names a function whatever the variables are: `@name`, or a name in a text. */
  isCertain: boolean
}

/** Statements of a script between which a name is a variable: after its first assignment, up to a `clear`. */
interface Span {
  from: number
  to: number
  /** Outermost loops in which it is assigned: the next round knows it from the first statement. */
  loops: Set<number>
}

/** Nobody nests deeper; what does is a file made to keep the check busy. */
const deepest = 64

/**
 * The variables of a function, or of a script. In a function a name is a variable from its first line to its last. A
 * script is read as it runs: `data = sum(x); sum = 3;` calls the function before there is a variable of its name.
 */
export class Scope {
  readonly references: Reference[] = []
  private readonly spans = new Map<string, Span[]>()
  private readonly level: number
  private readonly isScript: boolean
  private readonly parent: Scope | undefined

  constructor(around?: Scope) {
    this.isScript = around === undefined
    this.level = (around?.level ?? -1) + 1
    // A function in a script's file does not see the script's variables.
    this.parent = this.level > deepest || around?.isScript ? undefined : around
  }

  declare(name: string, { loop, statement }: Place): void {
    const spans = this.spans.get(name) ?? []
    let last = spans.at(-1)
    if (last === undefined || last.to < statement) {
      last = { from: statement, to: Infinity, loops: new Set() }
      spans.push(last)
      this.spans.set(name, spans)
    }
    if (loop !== 0) last.loops.add(loop)
  }

  /** Names that are variables no longer; all but the kept ones when none is given. */
  clear(names: readonly string[] | undefined, kept: readonly string[], { statement }: Place): void {
    if (!this.isScript) return
    const gone = names ?? [...this.spans.keys()].filter((name) => !kept.includes(name))
    for (const name of gone) {
      const last = this.spans.get(name)?.at(-1)
      if (last?.to === Infinity) last.to = statement
    }
  }

  /** A nested function shares the variables of the functions around it. */
  isVariable(name: string, place: Place, isNested: boolean): boolean {
    const spans = this.spans.get(name)
    if (spans !== undefined && (!this.isScript || spans.some((span) => isWithin(span, place)))) return true
    return isNested && (this.parent?.isVariable(name, place, isNested) ?? false)
  }
}

function isWithin({ from, loops, to }: Span, { loop, statement }: Place): boolean {
  if (from < statement) return statement <= to
  return from > statement && loop !== 0 && loops.has(loop)
}
