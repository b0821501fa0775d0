import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { describe, expect, it } from 'vitest'
import { components } from '#demo/content/open-system.ts'
import { locales } from '#lib/locale.ts'
import { sbomAddress, versionOfAddress } from '#domain/release/sbom-address.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { writeCycloneDx } from './cyclonedx.ts'

const test = useTestPortal()
const publisher = { name: 'Armilla', origin: 'https://portal.example' }
/** Strict: no property that the schema does not know, and only licences that SPDX has. */
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)

describe.each(locales)('SBOMs in %s', (locale) => {
  it('of every version of every product are valid CycloneDX 1.6', async () => {
    const { products } = await test.ask('help/open-system', locale)
    expect(products.map(({ slug }) => slug)).toEqual(['studio', 'compute', 'control', 'realtime', 'twin'])
    for (const { slug, versions } of products) {
      expect(versions.length).toBeGreaterThan(4)
      for (const version of versions) {
        const bom = await test.ask('help/open-system/bom', locale, { product: slug, version })
        expect(bom.components.length).toBeGreaterThan(3)
        expect(await validator.validate(writeCycloneDx(bom, publisher)), `${slug} ${version}`).toBeNull()
      }
    }
  })
})

it('the validator sees a licence that SPDX does not have', async () => {
  const bom = await test.ask('help/open-system/bom', 'en', { product: 'studio', version: 'R2026b' })
  const [first, ...rest] = bom.components
  if (first === undefined) throw new Error('It has components')
  const spoilt = { ...bom, components: [{ ...first, licence: 'No-Such-Licence' }, ...rest] }
  expect(await validator.validate(writeCycloneDx(spoilt, publisher))).not.toBeNull()
})

describe('what is inside', () => {
  const zstdOf = async (product: string, version: string) =>
    (await test.ask('help/open-system/bom', 'en', { product, version })).components
      .filter(({ title }) => title === 'zstd')
      .map((component) => component.version)

  it('follows from the ranges of the components', async () => {
    expect(await zstdOf('studio', 'R2026a')).toEqual(['1.5.5'])
    expect(await zstdOf('studio', 'R2026b')).toEqual(['1.5.7'])
    expect(await zstdOf('control', 'R2026b')).toEqual([])
  })

  it('is each component once', async () => {
    const { components: inside } = await test.ask('help/open-system/bom', 'en', {
      product: 'studio',
      version: 'R2026b',
    })
    const names = inside.map(({ title }) => title)
    expect(new Set(names).size).toBe(names.length)
    expect(components.length).toBeGreaterThan(names.length)
  })

  it.each([
    { product: 'no-such', version: 'R2026b' },
    { product: 'studio', version: 'R1999a' },
    { product: 'studio', version: 'R2026a Update 9' },
  ])('%j has no list', async (input) => {
    expect((await test.send('help/open-system/bom', input)).code).toBe('000003')
  })

  it('the same list has the same serial number, another list another', async () => {
    const serialOf = async (version: string) => {
      const bom = await test.ask('help/open-system/bom', 'en', { product: 'studio', version })
      return (JSON.parse(writeCycloneDx(bom, publisher)) as { serialNumber: string }).serialNumber
    }
    expect(await serialOf('R2026b')).toBe(await serialOf('R2026b'))
    expect(await serialOf('R2026b')).not.toBe(await serialOf('R2026a'))
    expect(await serialOf('R2026b')).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
})

it.each([
  ['R2026b', '/help/OpenSystem/sbom/studio/R2026b.cdx.json'],
  ['R2027a Beta 1', '/help/OpenSystem/sbom/studio/R2027a-Beta-1.cdx.json'],
])('the address of %s is %s, and leads back to it', (version, address) => {
  expect(sbomAddress('studio', version)).toBe(address)
  expect(versionOfAddress(address.split('/').at(-1) ?? '')).toBe(version)
})
