import { createHash } from 'node:crypto'
import type { CallOutput } from '#portal/client.ts'

type Bom = CallOutput<'help/open-system/bom'>

/** A UUID derived from its name: the same list always gets the same serial number. */
function serialOf(text: string): string {
  const digest = createHash('sha256').update(text).digest()
  // Version 8: vendor-specific (RFC 9562, 5.8).
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** CycloneDX writes SPDX expressions and single identifiers differently. */
function licenceOf(licence: string) {
  return licence.includes(' ') ? { expression: licence } : { license: { id: licence } }
}

/** The SBOM of a version of a product as CycloneDX 1.6 JSON (cyclonedx.org/docs/1.6/json). */
export function writeCycloneDx(bom: Bom, publisher: { name: string; origin: string }): string {
  const { components, product, updatedAt, version } = bom
  const root = `${product.slug}@${version}`
  const listed = components.map((component) => {
    const ref = component.package ?? `${component.title}@${component.version}`
    return {
      type: 'library',
      'bom-ref': ref,
      name: component.title,
      version: component.version,
      licenses: [licenceOf(component.licence)],
      ...(component.package !== undefined && { purl: component.package }),
      ...(component.website?.startsWith('https://') && {
        externalReferences: [{ type: 'website', url: component.website }],
      }),
    }
  })
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serialOf(JSON.stringify([publisher.origin, root, listed]))}`,
    version: 1,
    metadata: {
      timestamp: updatedAt,
      supplier: { name: publisher.name, url: [publisher.origin] },
      component: {
        type: 'application',
        'bom-ref': root,
        name: product.title,
        version,
        supplier: { name: publisher.name },
      },
    },
    components: listed,
    dependencies: [{ ref: root, dependsOn: listed.map((each) => each['bom-ref']) }],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
