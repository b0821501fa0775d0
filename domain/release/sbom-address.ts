import { versionSegment } from './release-file.ts'

/**
 * Address of the CycloneDX SBOM of a version of a product, the same in both languages. Used wherever a version is
 * shown: components, download centre, history.
 * @param product slug of the product
 * @param version as it is written on the site; `R2027a Beta 1` becomes `R2027a-Beta-1`
 */
export function sbomAddress(product: string, version: string): string {
  return `/help/OpenSystem/sbom/${encodeURIComponent(product)}/${encodeURIComponent(versionSegment(version))}.cdx.json`
}

/** Parses the version in such an address. */
export function versionOfAddress(name: string): string | undefined {
  return /^(.+)\.cdx\.json$/.exec(name)?.[1]?.replaceAll('-', ' ')
}
