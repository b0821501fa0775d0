import * as basic from '@secvisogram/csaf-validator-lib/basic.js'
import * as optional from '@secvisogram/csaf-validator-lib/optionalTests.js'
import validate from '@secvisogram/csaf-validator-lib/validate.js'
import { describe, expect, it } from 'vitest'
import { advisories as seeds } from '#demo/content/advisories.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { origin } from '../../tests/setup/portal.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { documentPath, type Publisher, writeCsafDocument } from './document.ts'
import { buildProductTree, writeRange } from './product-tree.ts'

const test = useTestPortal()
const publisher: Publisher = { name: 'Armilla', origin, email: 'psirt@armilla.example' }

type Test = Parameters<typeof validate>[0][number]
const testsOf = (module: object) =>
  Object.values(module).filter((each): each is Test => typeof each === 'function' && each !== validate)
/** The schema and all mandatory tests of CSAF 2.0, section 6.1. */
const mandatory = testsOf(basic)
/** The advice of section 6.2. But one: releases are named by the calendar, for which there is no `vers` scheme. */
const advised = testsOf(optional).filter(({ name }) => !/^optionalTest_6_2_18$/.test(name))

async function faultsOf(tests: Test[], text: string): Promise<string[]> {
  const { tests: results } = await validate(tests, JSON.parse(text))
  return results.flatMap(({ errors, isValid, name, warnings }) =>
    [...errors, ...warnings, ...(isValid ? [] : [{ instancePath: '', message: 'not valid' }])].map(
      ({ instancePath, message }) => `${name} ${instancePath}: ${message}`,
    ),
  )
}

describe.each(locales)('CSAF documents in %s', (locale) => {
  it('of every advisory are valid: schema and mandatory tests, and the advice of section 6.2', async () => {
    expect(mandatory.length).toBeGreaterThan(35)
    const all = await test.ask('advisory/feed', locale)
    expect(all).toHaveLength(seeds.length)
    for (const advisory of all) {
      expect(advisory.lang).toBe(locale)
      const text = writeCsafDocument(advisory, publisher, `${origin}/.well-known/csaf/white/${documentPath(advisory)}`)
      expect(await faultsOf(mandatory, text), advisory.number).toEqual([])
      expect(await faultsOf(advised, text), advisory.number).toEqual([])
    }
  })

  it('say what the record says', async () => {
    const [newest] = await test.ask('advisory/feed', locale)
    if (newest === undefined) throw new Error('There are no advisories')
    const { document, product_tree, vulnerabilities } = JSON.parse(
      writeCsafDocument(newest, publisher, origin),
    ) as Record<string, unknown>
    expect(document).toMatchObject({
      lang: locale === 'zh' ? 'zh-CN' : 'en',
      tracking: { id: 'ARM-2026-008', version: '2', current_release_date: '2026-11-12T01:00:00.000Z' },
    })
    const tree = JSON.stringify(product_tree)
    for (const range of ['>=R2025b|<R2026a', '>=R2026a|<R2026a Update 3', '"R2026b"', '<R2025b'])
      expect(tree).toContain(range)
    expect(vulnerabilities).toMatchObject([
      {
        cve: 'CVE-2026-90008',
        cwe: { id: 'CWE-130' },
        scores: [{ cvss_v3: { baseScore: 7.5, baseSeverity: 'HIGH' } }],
        product_status: {
          known_affected: { length: 10 } as never,
          fixed: { length: 10 } as never,
          known_not_affected: { length: 5 } as never,
        },
      },
    ])
  })
})

it('the validator sees a fault: a weakness by another name, a score that does not fit, a revision that is missing', async () => {
  const [advisory] = await test.ask('advisory/feed', 'en')
  if (advisory?.cvss3 === undefined) throw new Error('The newest advisory has a CVSS 3.1 score')
  const spoilt = [
    { ...advisory, cwe: { id: 'CWE-130', name: 'Something else' } },
    { ...advisory, cvss3: { ...advisory.cvss3, score: 9.9 } },
    { ...advisory, revisions: advisory.revisions.slice(1) },
    { ...advisory, affected: [] },
  ]
  for (const each of spoilt)
    expect(await faultsOf(mandatory, writeCsafDocument(each, publisher, origin))).not.toEqual([])
})

it('an advisory with nothing that is optional is valid too', async () => {
  const { id } = await makeRecord(test.payload, 'advisories')
  const advisory = await test.ask('advisory/detail', 'en', { id: String(id) })
  expect(await faultsOf(mandatory, writeCsafDocument(advisory, { name: 'Made', origin }, `${origin}/x.json`))).toEqual(
    [],
  )
})

it.each([
  [{ from: 'R2025b', before: 'R2026a' }, '>=R2025b|<R2026a'],
  [{ before: '2.4' }, '<2.4'],
  [{ from: 'R2026a' }, '>=R2026a'],
  [{}, 'vers:all/*'],
])('the range %j is %s', (range, written) => {
  expect(writeRange(range)).toBe(written)
})

it('a product tree names each product once, whatever the rows repeat', () => {
  const row = {
    component: '',
    fixedIn: ['2'],
    products: [{ kind: 'products', slug: 'a', title: 'A', lang: 'en' }],
  } as const
  const { affected, branches, fixed } = buildProductTree(
    [
      { ...row, status: 'affected', before: '1', products: [...row.products], fixedIn: ['2'] },
      { ...row, status: 'affected', before: '1', products: [...row.products], fixedIn: ['2', '3'] },
    ],
    origin,
  )
  expect(branches).toHaveLength(1)
  const [branch] = branches
  expect(branch?.branches.map(({ product }) => product.product_identification_helper.sbom_urls)).toEqual([
    [`${origin}/help/OpenSystem/sbom/a/2.cdx.json`],
    undefined,
    [`${origin}/help/OpenSystem/sbom/a/3.cdx.json`],
  ])
  expect(affected).toEqual(['A <1'])
  expect(fixed).toEqual(['A 2', 'A 3'])
})
