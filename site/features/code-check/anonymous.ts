import type { Token } from './lexer.ts'

/** Parameters of the anonymous functions in whose bodies a token stands. */
export class Parameters {
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
export function parametersAt(tokens: Token[], open: number): string[] {
  const names: string[] = []
  for (let index = open + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'name') names.push(token.text)
    else if (token?.text !== ',' && token?.text !== '~') break
  }
  return names
}
