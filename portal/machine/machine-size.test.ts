import { expect, it } from 'vitest'
import { readSize } from './machine-size.ts'

type Row = Parameters<typeof readSize>[0][number]['rows'][number]
const row = (title: string, rest: Partial<Row>): Row => ({ title, unit: '', text: '', ...rest })
const read = (...rows: Row[]) => readSize([{ rows }])
const mm = (title: string, value: number, unit = 'mm') => row(title, { value, unit })

it.each([
  ['Chinese rows', [mm('宽', 483), mm('高', 178), mm('深', 560)], { width: 483, height: 178, depth: 560 }],
  ['English rows', [mm('Width', 250), mm('Overall height', 120)], { width: 250, height: 120 }],
  ['centimetres and inches', [mm('宽度', 48.3, 'cm'), mm('Height', 3.5, 'in')], { width: 483, height: 88.9 }],
  ['a missing unit', [mm('宽', 483, ''), mm('高', 89, '')], { width: 483, height: 89 }],
  ['one row of three', [row('外形尺寸', { text: '440 × 88 × 300 mm' })], { width: 440, height: 88, depth: 300 }],
  [
    'one row of three without a unit',
    [row('Dimensions', { text: '440x88x300' })],
    { width: 440, height: 88, depth: 300 },
  ],
  [
    'one row with a unit at each side',
    [row('Size', { text: '440 mm × 88 mm × 300 mm' })],
    { width: 440, height: 88, depth: 300 },
  ],
  [
    'the order that the row names',
    [row('尺寸（长×宽×高）', { text: '300×440×88毫米' })],
    { width: 440, height: 88, depth: 300 },
  ],
  [
    'the order in letters',
    [row('Dimensions (H × W × D)', { text: '8.8 × 44 × 30 cm' })],
    { width: 440, height: 88, depth: 300 },
  ],
  ['two sides', [row('尺寸', { text: '160*125' })], { width: 160, height: 125 }],
  ['rack units', [mm('宽', 483), mm('高', 178), mm('机架高度', 4, 'U')], { width: 483, height: 178, rackUnits: 4 }],
  ['rack units alone', [row('Rack height', { text: '2U' })], { width: 482.6, height: 88.9, rackUnits: 2 }],
  [
    'the higher end of a range',
    [row('宽', { value: 100, upTo: 120, unit: 'mm' }), mm('高', 50)],
    { width: 120, height: 50 },
  ],
])('%s', (_, rows, size) => {
  const found = read(...rows)
  expect(found).toEqual(
    expect.objectContaining(Object.fromEntries(Object.keys(size).map((key) => [key, expect.anything()]))),
  )
  for (const [key, value] of Object.entries(size)) expect(found?.[key as keyof typeof found]).toBeCloseTo(value, 6)
})

it.each([
  ['nothing', []],
  ['a width alone', [mm('宽', 483)]],
  ['a width in words', [row('宽', { text: '约半米' }), mm('高', 100)]],
  ['an unknown unit', [mm('宽', 3, 'ft'), mm('高', 1, 'ft')]],
  ['a slip of the keyboard', [mm('宽', 483_000), mm('高', 178)]],
  ['less than nothing', [mm('宽', -483), mm('高', 178)]],
  [
    'other quantities of the same words',
    [mm('带宽', 100), mm('最高温度', 60), mm('Bandwidth', 100), mm('Height of drop', 50)],
  ],
  ['an impossible rack', [mm('机架高度', 400, 'U')]],
])('draws nothing from %s', (_, rows) => {
  expect(read(...rows)).toBeUndefined()
})
