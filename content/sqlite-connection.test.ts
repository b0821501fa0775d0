import { describe, expect, it } from 'vitest'
import { nameAliases } from './sqlite-connection.ts'

const [one, other] = ['606d6888_85b0_4ecd_bc3c_232943f74d72', '7053c216_891a_411f_98ff_3bab91fcf0c9']

describe('the names of joined tables', () => {
  it('are numbered in their order, each the same wherever it stands', () => {
    const read = (a: string, b: string) =>
      `select "t"."id" from "t" "${a}" left join "t" "${b}" on "${a}"."n" = "${b}"."n"`
    expect(nameAliases(read(one, other))).toBe(read('alias_0', 'alias_1'))
    expect(nameAliases(read(other, one))).toBe(read('alias_0', 'alias_1'))
    expect(nameAliases(read(one, one))).toBe(read('alias_0', 'alias_0'))
  })

  it.each([
    ['a literal', `select '"${one}"'`],
    ['a name that only begins so', `select * from "${one}_rels"`],
    ['a name of the schema', 'select "products"."id" from "products"'],
  ])('%s is left as it is', (_what, sql) => {
    expect(nameAliases(sql)).toBe(sql)
  })
})
