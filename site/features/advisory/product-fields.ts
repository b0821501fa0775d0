import type { FilterField } from '#site/ui/filter-bar.tsx'
import type { AdvisoryTexts } from './texts.ts'

interface Filterable {
  chosen: { product?: string | undefined; version?: string | undefined }
  filters: { products: readonly { slug: string; title: string }[]; versions: readonly string[] }
}

/** The filters by product and version of a list of help articles or advisories. */
export function productFields(
  { chosen, filters }: Filterable,
  texts: AdvisoryTexts['help'] | AdvisoryTexts['security'],
): FilterField[] {
  return [
    {
      kind: 'choice',
      name: 'product',
      label: texts.product,
      value: chosen.product ?? '',
      all: texts.allProducts,
      options: filters.products.map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      kind: 'choice',
      name: 'version',
      label: texts.version,
      value: chosen.version ?? '',
      all: texts.allVersions,
      options: filters.versions.map((version) => ({ value: version, label: version })),
    },
  ]
}
