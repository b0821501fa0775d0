import { describe, expect, it } from 'vitest'
import { reportOn } from './coverage.ts'
import { readTables } from './coverage-table.ts'
import { readAny } from './read-any.ts'
import { WorkSlices } from './work-slices.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (name: string, text: string) => readAny(name, bytes(text), new WorkSlices())

const table = readTables(
  [
    {
      groups: [
        { state: 'covered', names: ['sin', 'containers.Map', 'size', 'sin'] },
        { state: 'partly', note: 'no axes', names: ['plot'] },
        { state: 'no', names: ['ginput', 'draw', 'sin'] },
      ],
    },
  ],
  [
    {
      blocks: [
        { title: 'Gain', types: ['Gain'], state: 'covered', replacement: 'Modelica.Blocks.Math.Gain' },
        { title: 'Subsystem', types: ['SubSystem'], state: 'covered' },
        { title: 'Ramp', types: ['simulink/Sources/Ramp'], state: 'covered' },
        { title: 'Chart', types: ['SubSystem:Chart'], state: 'no', note: 'left out' },
        { title: 'Foundation', types: ['fl_lib/*'], state: 'no' },
      ],
    },
  ],
)

describe('the report', () => {
  it('has the state and the lines of each function of each file', async () => {
    const code = 'x = sin(1);\nplot(x)\nginput(2);\nplot(x)\nm = containers.Map.keys;\nother(1)'
    const files = await Promise.all([read('a.m', code), read('b.m', 'sin(2)')])
    const uses = reportOn(files, table).map((report) =>
      report.uses.map(({ lines, name, note, state }) => [name, state, lines, note]),
    )
    expect(uses).toEqual([
      [
        ['sin', 'covered', [1], undefined],
        ['plot', 'partly', [2, 4], 'no axes'],
        ['ginput', 'no', [3], undefined],
        ['containers.Map', 'covered', [5], undefined],
        ['other', 'unknown', [6], undefined],
      ],
      [['sin', 'covered', [1], undefined]],
    ])
  })

  it('a name of a package that is not in the table is a name of its own', async () => {
    const [report] = reportOn([await read('a.m', 'matlab.net.http.x(1); s.plot(1)')], table)
    expect(report?.uses.map(({ name }) => name)).toEqual(['matlab.net.http.x', 's'])
  })

  it('what one of the files defines is no finding, even under the name of a function', async () => {
    const files = await Promise.all([
      read('lib/draw.m', 'function draw\nhelper(1)\nend\nfunction helper(x)\nsin(x)\nend'),
      read('main.m', 'draw; helper(2)'),
    ])
    expect(reportOn(files, table).map(({ uses }) => uses.map(({ name }) => name))).toEqual([['sin'], ['helper']])
  })

  it('a name that MATLAB would not find by its file is no function of the visitor', async () => {
    const files = await Promise.all([read('ginput.txt', 'sin(1)'), read('main.m', 'ginput(1)')])
    expect(reportOn(files, table)[1]?.uses.map(({ state }) => state)).toEqual(['no'])
  })

  it('a method does not hide the function of its name', async () => {
    const code = `classdef Car\nmethods\nfunction plot(obj)\nplot(1); wheels(obj)\nend\nfunction wheels(obj)\nend\nend\nend`
    const [report] = reportOn([await read('Car.m', code)], table)
    expect(report?.uses.map(({ name }) => name)).toEqual(['plot'])
  })

  it('blocks are found by type, by any place in Simulink’s library, and by their library', () => {
    const block = (...types: string[]) => ({ types, count: 2, names: ['x'] })
    const blocks = [
      block('Gain'),
      block('SubSystem:My mask', 'SubSystem'),
      block('SubSystem:Chart'),
      block('SubSystem:New kind'),
      block('simulink/Moved/Ramp', 'simulink/*/Ramp', 'simulink/*'),
      block('fl_lib/Electrical/Resistor', 'fl_lib/*/Resistor', 'fl_lib/*'),
      block('mine/Ramp', 'mine/*/Ramp', 'mine/*'),
    ]
    const [report] = reportOn([{ name: 'a.slx', lines: 0, blocks, codes: [] }], table)
    expect(report?.uses.map(({ state, title }) => [title, state])).toEqual([
      ['Gain', 'covered'],
      ['Subsystem', 'covered'],
      ['Chart', 'no'],
      [undefined, 'unknown'],
      ['Ramp', 'covered'],
      ['Foundation', 'no'],
      [undefined, 'unknown'],
    ])
    expect(report?.uses[0]).toMatchObject({ count: 2, examples: ['x'], note: 'Modelica.Blocks.Math.Gain' })
  })

  it('a file that was not read says why', async () => {
    expect(reportOn([await readAny('x.m', new Uint8Array(9), new WorkSlices())], table)).toEqual([
      { name: 'x.m', refusal: 'binary', unseen: [], loads: [], uses: [] },
    ])
  })
})
