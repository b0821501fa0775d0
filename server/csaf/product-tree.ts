import { localizePath } from '#lib/locale.ts'
import { sbomAddress } from '#domain/release/sbom-address.ts'
import type { Advisory } from '#portal/advisory/advisory.ts'

type Row = Advisory['affected'][number]

interface Version {
  category: 'product_version' | 'product_version_range'
  name: string
  product: { name: string; product_id: string; product_identification_helper: Helper }
}

/** Identification for tools: the product's page, and the SBOM of a software version (CSAF 2.0, 3.1.3.3). */
interface Helper {
  x_generic_uris: { namespace: string; uri: string }[]
  sbom_urls?: string[]
}

const pages = { products: '/product/detail', machines: '/product/machine/detail' }

function identify({ kind, lang, slug }: Row['products'][number], origin: string, version?: string): Helper {
  const page = localizePath(`${pages[kind]}?id=${encodeURIComponent(slug)}`, lang)
  return {
    x_generic_uris: [{ namespace: origin, uri: new URL(page, origin).href }],
    ...(version !== undefined &&
      kind === 'products' && { sbom_urls: [new URL(sbomAddress(slug, version), origin).href] }),
  }
}

/** Product ids by state, and by row of the record. */
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

/**
 * The product tree of an advisory: each product (or component) with the version ranges and fixed versions that it
 * names.
 * @param origin of the site
 */
export function buildProductTree(rows: Row[], origin: string): ProductTree {
  const branches = new Map<string, Map<string, Version>>()
  const add = (branch: string, category: Version['category'], name: string, helper: Helper): string => {
    const product_id = `${branch} ${name}`
    const versions = branches.get(branch) ?? new Map<string, Version>()
    versions.set(name, {
      category,
      name,
      product: { name: product_id, product_id, product_identification_helper: helper },
    })
    branches.set(branch, versions)
    return product_id
  }
  const states = { affected: new Set<string>(), unaffected: new Set<string>(), fixed: new Set<string>() }
  const idsOfRows = rows.map((row) =>
    row.products.map((of) => {
      const branch = row.component === '' ? of.title : `${of.title}: ${row.component}`
      for (const version of row.fixedIn)
        states.fixed.add(add(branch, 'product_version', version, identify(of, origin, version)))
      const product = add(branch, 'product_version_range', writeRange(row), identify(of, origin))
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
