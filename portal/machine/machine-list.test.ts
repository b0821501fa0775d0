import { describe, expect, it } from 'vitest'
import { machineInterfaces, machines } from '#demo/content/machines.ts'
import { locales } from '#lib/locale.ts'
import { chineseTexts } from '../../tests/factories/languages.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug)

describe.each(locales)('machines in %s', (locale) => {
  it('machine/list has them in the editors’ order with their main data', async () => {
    const { items, total } = await test.ask('machine/list', locale)
    expect(total).toBe(machines.length)
    expect(slugsOf(items)).toEqual(slugsOf(machines))
    expect(items[1]?.keyData[0]).toMatchObject({ value: 5, unit: 'µs' })
    if (locale === 'en') expect(chineseTexts(items)).toEqual([])
  })

  it.each([
    [{ class: 'gateway' }, ['edge-e2']],
    [{ interface: 'arinc-429' }, ['station-s8', 'station-x16']],
    [{ class: 'real-time', interface: 'digital' }, ['station-s4', 'station-s8', 'station-x16']],
    [{ class: 'no-such' }, []],
  ])('filters by %j', async (filter, slugs) => {
    expect(slugsOf((await test.ask('machine/list', locale, filter)).items)).toEqual(slugs)
  })

  it('machine/filters offers what machines have', async () => {
    const { classes, interfaces } = await test.ask('machine/filters', locale)
    expect(slugsOf(classes)).toEqual(['real-time', 'signal-conditioning', 'gateway'])
    expect(interfaces.map(({ title }) => title)).toEqual(machineInterfaces.map(({ title }) => title[locale]))
  })

  it('machine/detail has specification, signals, certificates and software', async () => {
    const answer = await test.ask('machine/detail', locale, { id: 'station-x16' })
    const seed = machines.find(({ slug }) => slug === 'station-x16')
    expect(answer.specifications.map(({ rows, title }) => [title, rows.length])).toEqual(
      seed?.specifications.map(({ rows, title }) => [title[locale], rows.length]),
    )
    const temperature = answer.specifications[2]?.rows.find(({ value }) => value === 5)
    expect(temperature).toMatchObject({ value: 5, upTo: 40, unit: '°C' })
    expect(answer.signals.map(({ channels }) => channels)).toEqual(seed?.signals.map(({ channels }) => channels))
    expect(answer.certificates.map(({ number }) => number)).toEqual(seed?.certificates.map(({ number }) => number))
    expect(answer.dataSheet?.number).toBe('DS-X16-03')
    expect(slugsOf(answer.products)).toEqual(['realtime'])
    expect(answer.gallery.map(({ alt }) => alt).every(Boolean)).toBe(true)
    if (locale === 'en') expect(chineseTexts(answer)).toEqual([])
  })

  it('machine/compare puts rows of the same name side by side, and nothing where there is none', async () => {
    const { groups, machines: compared } = await test.ask('machine/compare', locale, {
      ids: ['edge-e2', 'station-s4'],
    })
    expect(slugsOf(compared)).toEqual(['edge-e2', 'station-s4'])
    const step = groups[0]?.rows[0]
    expect(step?.cells.map((cell) => cell?.value)).toEqual([10_000, 20])
    const models = groups[0]?.rows.find(({ cells }) => cells[0]?.value === 8)
    expect(models?.cells[1]).toBeNull()
  })
})

it('a class that is not published is not named', async () => {
  const { id } = await makeRecord(test.payload, 'machine-classes', { zh: 'draft', en: 'draft' })
  const made = await makeRecord(test.payload, 'machines', undefined, { class: id })
  expect((await test.ask('machine/detail', 'zh', { id: String(made.id) })).class).toBeUndefined()
  expect((await test.ask('machine/filters', 'zh')).classes).toHaveLength(3)
})
