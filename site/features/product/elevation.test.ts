import { describe, expect, it } from 'vitest'
import { frameFor, kindOfPort, layOutElevation, rack } from './elevation.ts'

const desk = { width: 250, height: 120 }
const signals = (...channels: number[]) => channels.map((count, index) => ({ title: `Port ${index}`, channels: count }))
/** Number of marks that the lines of a block hold. */
function countMarks({ mark, path, pitch }: ReturnType<typeof layOutElevation>['blocks'][number]): number {
  const lengths = [...path.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length))
  return lengths.reduce((sum, length) => sum + Math.round((length - mark.width) / pitch) + 1, 0)
}
/** Left, right, top and bottom of what the lines of a block draw. */
function boundsOf({ mark, path }: ReturnType<typeof layOutElevation>['blocks'][number]) {
  const lines = [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(
    (found) => found.slice(1).map(Number) as [number, number, number],
  )
  return {
    left: Math.min(...lines.map(([x]) => x)),
    right: Math.max(...lines.map(([x, , length]) => x + length)),
    top: Math.min(...lines.map(([, y]) => y)) - mark.height / 2,
    bottom: Math.max(...lines.map(([, y]) => y)) + mark.height / 2,
  }
}

describe('kindOfPort', () => {
  it.each([
    ['模拟输入', 'Analogue input', 'coaxial'],
    ['热电偶与热电阻', 'Thermocouple and RTD', 'coaxial'],
    ['数字量', 'Digital', 'terminal'],
    ['28 V离散量', '28 V discrete', 'terminal'],
    ['编码器', 'Encoder', 'subD'],
    ['CAN FD', 'CAN FD', 'subD'],
    ['EtherCAT', 'EtherCAT', 'jack'],
    ['以太网', 'Ethernet', 'jack'],
    ['Modbus RTU（RS-485）', 'Modbus RTU (RS-485)', 'subD'],
    ['ARINC 429', 'ARINC 429', 'coupler'],
    ['光纤反射内存', 'Reflective memory, fibre', 'optical'],
    ['继电器', 'Relay', 'terminal'],
  ])('takes %s and %s for %s', (zh, en, kind) => {
    expect([kindOfPort(zh), kindOfPort(en)]).toEqual([kind, kind])
  })
})

describe('layOutElevation', () => {
  it.each([
    ['one', [1]],
    ['the channels of a desktop machine', [8, 8, 24, 4, 4]],
    ['two hundred of one kind', [200]],
    ['many kinds', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('draws a mark for each channel within the body: %s', (_, channels) => {
    const { blocks, perMark } = layOutElevation(desk, signals(...channels))
    expect(perMark).toBe(1)
    expect(blocks.map(countMarks)).toEqual(channels)
    for (const { bottom, left, right, top } of blocks.map(boundsOf)) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(desk.width)
      expect(top).toBeGreaterThan(0)
      expect(bottom).toBeLessThan(desk.height)
    }
    // Kinds stand beside each other, in the order of the table.
    const bounds = blocks.map(boundsOf)
    for (const [place, { left }] of bounds.entries())
      if (place > 0) expect(left).toBeGreaterThan(bounds[place - 1]!.right)
  })

  it('lets a mark stand for several where they could not be told apart', () => {
    const { blocks, perMark } = layOutElevation({ width: 60, height: 30 }, signals(4000, 10))
    expect(perMark).toBeGreaterThan(1)
    expect(blocks.map(countMarks)).toEqual([4000, 10].map((count) => Math.ceil(count / perMark)))
    expect(blocks.map(({ channels }) => channels)).toEqual([4000, 10])
  })

  it.each([
    ['without connectors', []],
    ['with rows that have none', [0, 0]],
    ['with more kinds than there is room for', Array.from({ length: 300 }, () => 1)],
  ])('draws a bare front %s', (_, channels) => {
    expect(layOutElevation(desk, signals(...channels))).toMatchObject({ blocks: [], perMark: 1 })
  })

  it('ends for a number of channels that nobody built', () => {
    const { blocks } = layOutElevation(desk, signals(1e12, 1))
    expect(blocks.every((block) => countMarks(block) >= 1)).toBe(true)
  })

  it('gives ears to what is made for a rack, and to nothing else', () => {
    expect(layOutElevation({ width: 483, height: 178 }, [])).toMatchObject({
      isRackMounted: true,
      body: { width: rack.body },
    })
    expect(layOutElevation({ ...desk, rackUnits: 3 }, []).isRackMounted).toBe(true)
    expect(layOutElevation(desk, [])).toMatchObject({ isRackMounted: false, body: { x: 0, width: 250 } })
  })
})

describe('frameFor', () => {
  it('holds the widest, the tallest and a rack', () => {
    for (const sizes of [[], [desk], [{ width: 483, height: 356 }, desk], [{ width: 600, height: 2000 }]]) {
      const { height, width } = frameFor(sizes)
      for (const size of [...sizes, { width: rack.width, height: 0 }]) {
        expect(width).toBeGreaterThan(size.width)
        expect(height).toBeGreaterThan(size.height)
      }
    }
  })
})
