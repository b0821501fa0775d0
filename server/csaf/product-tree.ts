import type { Advisory } from '#portal/advisory/advisory.ts'

type Row = Advisory['affected'][number]

interface Version {
  category: 'product_version' | 'product_version_range'
  name: string
  product: { name: string; product_id: string }
}

/** Ids of the products in each state, and of those that each row of the record is about. */
export interface ProductTree {
  branches: { category: 'product_name'; name: string; branches: Version[] }[]
  affected: string[]
  unaffected: string[]
  fixed: string[]
  /** In the order of the record's rows. */
  idsOfRows: string[][]
}

/** A range in the `vls` form of CSAF 2.0: constraints joined by `|`. */
export function writeRange({ before, from }: Pick<Row, 'from' | 'before'>): string {
  const ends = [...(from === undefined ? [] : [`>=${from}`]), ...(before === undefined ? [] : [`<${before}`])]
  return ends.length === 0 ? 'vers:all/*' : ends.join('|')
}

/** The product tree of an advisory: each product (or its part) with the ranges and the fixed versions that are named. */
export function buildProductTree(rows: Row[]): ProductTree {
  const branches = new Map<string, Map<string, Version>>()
  const add = (branch: string, category: Version['category'], name: string): string => {
    const product_id = `${branch} ${name}`
    const versions = branches.get(branch) ?? new Map<string, Version>()
    versions.set(name, { category, name, product: { name: product_id, product_id } })
    branches.set(branch, versions)
    return product_id
  }
  const states = { affected: new Set<string>(), unaffected: new Set<string>(), fixed: new Set<string>() }
  const idsOfRows = rows.map((row) =>
    row.products.map(({ title }) => {
      const branch = row.component === '' ? title : `${title}: ${row.component}`
      for (const version of row.fixedIn) states.fixed.add(add(branch, 'product_version', version))
      const product = add(branch, 'product_version_range', writeRange(row))
      states[row.status].add(product)
      return product
    }),
  )
  return {
    branches: [...branches].map(([name, versions]) => ({
      category: 'product_name',
      name,
      branches: [...versions.values()],
    })),
    affected: [...states.affected],
    unaffected: [...states.unaffected],
    fixed: [...states.fixed],
    idsOfRows,
  }
}
