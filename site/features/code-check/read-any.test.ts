import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockXml,
  makeLiveScript,
  makeMdl,
  makeOldSlx,
  makePackageMdl,
  makeSlx,
  makeZip,
  systemXml,
} from '../../../tests/factories/simulink-files.ts'
import { isMisnamed, readAny } from './read-any.ts'
import { largestFile, largestModel } from './read-file.ts'
import { WorkSlices } from './work-slices.ts'
import { largestContent } from './zip.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (name: string, bytes: Uint8Array) => readAny(name, bytes, new WorkSlices())
const model = (...parts: [name: string, content: string | Uint8Array][]) =>
  makeZip([
    { name: 'simulink/blockdiagram.xml', content: '<Model/>' },
    ...parts.map(([name, content]) => ({ name, content })),
  ])

/** “% 注释” and a call, as an old Chinese system saved it. */
const inGbk = new Uint8Array([0x25, 0x20, 0xd7, 0xa2, 0xca, 0xcd, 0x0a, ...bytesOf('sin(1)')])
const inUtf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)])

describe('code', () => {
  it.each([
    ['UTF-8', bytesOf('% 注释\nsin(1)'), 'utf-8'],
    ['UTF-8 with BOM', new Uint8Array([0xef, 0xbb, 0xbf, ...bytesOf('% 注释\nsin(1)')]), 'utf-8'],
    ['GBK', inGbk, 'gb18030'],
    ['UTF-16', inUtf16('% 注释\nsin(1)'), 'utf-16le'],
  ])('%s', async (_name, given, encoding) => {
    const { codes, kind, lines, ...file } = await read('a.m', given)
    expect({ kind, lines, encoding: file.encoding }).toEqual({ kind: 'code', lines: 2, encoding })
    expect([...(codes[0]?.facts.references ?? [])]).toEqual([['sin', [2]]])
  })

  it('a text is read as code, and said to be, whatever it is called', async () => {
    expect(isMisnamed(await read('a.txt', bytesOf('sin(1)')))).toBe(true)
    expect(isMisnamed(await read('a.slx', bytesOf('sin(1)')))).toBe(true)
    expect(isMisnamed(await read('a.m', bytesOf('sin(1)')))).toBe(false)
  })

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['more than 2 MB', new Uint8Array(largestFile + 1).fill(0x20), 'tooLarge'],
    ['zeros', new Uint8Array(64), 'binary'],
    ['a MAT file', bytesOf('MATLAB 5.0 MAT-file\u0000\u0001'), 'binary'],
    ['bytes of no known encoding', new Uint8Array([0x61, 0xff, 0xff, 0x62]), 'unreadable'],
  ])('refuses %s', async (_name, given, refusal) => {
    expect(await read('a.m', given)).toMatchObject({ refusal, codes: [] })
  })

  it('reads a file of exactly 2 MB', async () => {
    expect((await read('a.m', new Uint8Array(largestFile).fill(0x20))).kind).toBe('code')
  })
})

describe('models', () => {
  const counted = async (name: string, bytes: Uint8Array) => {
    const { blocks, codes, kind } = await read(name, bytes)
    return {
      kind,
      blocks: Object.fromEntries((blocks ?? []).map(({ count, types }) => [types[0], count])),
      codes: codes.map(({ facts, title }) => [title, [...facts.references.keys()].join(' ')]),
    }
  }
  const links = { 'simulink/Sources/Ramp': 1, 'fl_lib/Electrical/Electrical Elements/Resistor': 1, 'ourlib/Pump': 1 }
  const whole = {
    kind: 'model',
    blocks: { Gain: 2, Inport: 1, SubSystem: 1, 'SubSystem:MATLAB Function': 1, 'SubSystem:Chart': 1, ...links },
    codes: [
      ['InitFcn', 'prepare'],
      ['Function', 'sin trainNetwork'],
    ],
  }

  it('as they are saved since R2020a, each subsystem in its own part', async () => {
    expect(await counted('a.slx', makeSlx())).toEqual(whole)
  })

  it('as they were saved before, all in one part', async () => {
    expect(await counted('a.slx', makeOldSlx())).toEqual(whole)
  })

  it('as a text of parts', async () => {
    expect(await counted('a.mdl', bytesOf(makePackageMdl()))).toEqual({
      kind: 'model',
      blocks: { Gain: 1, ...links },
      codes: [['InitFcn', 'prepare']],
    })
  })

  it.each([
    ['UTF-8', bytesOf(makeMdl('注释'))],
    ['UTF-16', inUtf16(makeMdl('注释'))],
    ['GBK', Uint8Array.from(Buffer.from(makeMdl('\u00d7\u00a2'), 'latin1'))],
  ])('as a text of sections in %s', async (_name, bytes) => {
    expect(await counted('a.mdl', bytes)).toEqual({
      kind: 'model',
      blocks: { Gain: 2, Inport: 1, SubSystem: 1, 'SubSystem:MATLAB Function': 1, 'simulink/Sources/Ramp': 1 },
      codes: [
        ['InitFcn', 'prepare'],
        ['#2', 'sin trainNetwork'],
      ],
    })
  })

  it.each<[string, string, Record<string, string>, string[]]>([
    ['a variant subsystem', 'SubSystem', { Variant: 'on', VariantControl: 'A' }, ['SubSystem:Variant']],
    ['a referenced subsystem', 'SubSystem', { ReferencedSubsystem: 'part' }, ['SubSystem:Reference']],
    ['a masked subsystem', 'SubSystem', { MaskType: 'Our mask' }, ['SubSystem:Our mask', 'SubSystem']],
    ['a truth table', 'SubSystem', { SFBlockType: 'Truth Table' }, ['SubSystem:Truth Table']],
    ['no chart', 'SubSystem', { SFBlockType: 'NONE' }, ['SubSystem']],
    ['a function call', 'TriggerPort', { TriggerType: 'function-call' }, ['TriggerPort:function-call']],
    ['a rising edge', 'TriggerPort', { TriggerType: 'rising' }, ['TriggerPort']],
    ['a table of four dimensions', 'Lookup_n-D', { NumberOfTableDimensions: '4' }, ['Lookup_n-D:n']],
    ['a table of one', 'Lookup_n-D', { NumberOfTableDimensions: '1' }, ['Lookup_n-D:1']],
    ['a link without a source', 'Reference', {}, ['Reference']],
    ['a slash in a name', 'Reference', { SourceBlock: 'our/a//b/c' }, ['our/a//b/c', 'our/*/c', 'our/*']],
  ])('%s', async (_name, type, parameters, types) => {
    const given = model(['simulink/systems/system_root.xml', systemXml(blockXml(type, 'x', parameters))])
    expect((await read('a.slx', given)).blocks?.map((block) => block.types)).toEqual([types])
  })

  const maskOf = (inner: string) => blockXml('SubSystem', 'Ours', {}, `<Mask>${inner}</Mask>`)
  it.each<[string, string, string, string]>([
    [
      'the parameters of a mask are variables of its initialization, and of nothing else',
      'simulink/systems/system_root.xml',
      systemXml(
        maskOf(`<Initialization>step = limit(dt, data.x)</Initialization><MaskParameter Name="dt" Type="edit"/>
          <MaskParameter Name="data" Type="edit"><Callback>showData(dt)</Callback></MaskParameter>`) +
          maskOf('<Initialization>data(1)</Initialization>'),
      ),
      'Ours, MaskInitialization: limit; Ours, MaskCallback: showData dt; Ours, MaskInitialization: data',
    ],
    [
      'as they were kept before',
      'simulink/systems/system_root.xml',
      systemXml(
        blockXml('SubSystem', 'Ours', { MaskVariables: 'dt=@1;ts=&2;', MaskInitialization: 'y = f(dt, ts, u)' }),
      ),
      'Ours, MaskInitialization: f u',
    ],
    [
      'the data of a chart are variables of its functions',
      'simulink/stateflow/chart_1.xml',
      `<chart id="1"><P Name="name">Valves</P><Children><state SSID="1"><eml><P Name="script">function servo
e = limit(level, db);
end</P></eml></state><data SSID="2" name="db"/><data SSID="3" name="level"/></Children></chart>`,
      'Valves: limit',
    ],
  ])('%s', async (_name, part, content, said) => {
    const { codes } = await read('a.slx', model([part, content]))
    expect(codes.map(({ facts, title }) => `${title}: ${[...facts.references.keys()].join(' ')}`).join('; ')).toBe(said)
  })

  it('a live script has the code of its paragraphs, and nothing of its text', async () => {
    const file = await read('a.mlx', makeLiveScript(['x = sin(1);', 'if x < 2 && true', 'plot3(x)', 'end']))
    expect(file).toMatchObject({ kind: 'live', lines: 4 })
    expect([...(file.codes[0]?.facts.references ?? [])]).toEqual([
      ['sin', [1]],
      ['true', [2]],
      ['plot3', [3]],
    ])
  })
})

describe('files that are damaged, or made to do damage', () => {
  const root = 'simulink/systems/system_root.xml'
  const slx = makeSlx()
  const nested = (depth: number) => `${'<System>'.repeat(depth)}${'</System>'.repeat(depth)}`

  it.each<[string, Uint8Array, string]>([
    ['an archive of something else', makeZip([{ name: 'a.txt', content: 'x' }]), 'archive'],
    ['the beginning of an archive', slx.slice(0, slx.length / 2), 'brokenArchive'],
    ['only its first bytes', slx.slice(0, 4), 'brokenArchive'],
    [
      'packed bytes that are none',
      makeSlx().map((byte, index) => (index > 60 && index < 200 ? 0xff : byte)),
      'brokenArchive',
    ],
    [
      'a password',
      makeZip([{ name: 'simulink/blockdiagram.xml', content: '<Model/>', isEncrypted: true }]),
      'encrypted',
    ],
    ['a part a thousand times its packed size', model([root, ' '.repeat(8 * 1024 * 1024)]), 'bomb'],
    [
      'parts that unpack to too much',
      makeZip([
        { name: 'simulink/blockdiagram.xml', content: '<Model/>' },
        ...[1, 2, 3].map((part) => ({
          name: `simulink/systems/system_${part}.xml`,
          content: 'x',
          said: largestContent / 2,
        })),
      ]),
      'bomb',
    ],
    [
      'a part longer than it says',
      makeZip([{ name: 'simulink/blockdiagram.xml', content: `<M>${'x'.repeat(5000)}</M>`, said: 9 }]),
      'bomb',
    ],
    [
      'a part shorter than it says',
      makeZip([{ name: 'simulink/blockdiagram.xml', content: '<Model/>', said: 9000 }]),
      'brokenArchive',
    ],
    ['XML that is not closed', model([root, '<System><Block BlockType="Gain" Name="a">']), 'brokenModel'],
    ['XML that is none', model([root, 'hello']), 'brokenModel'],
    ['XML nested without end', model([root, nested(20_000)]), 'brokenModel'],
    ['entities of its own', model([root, '<!DOCTYPE a [<!ENTITY b "c">]><System>&b;</System>']), 'brokenModel'],
    ['a file from elsewhere', model([root, '<!DOCTYPE a SYSTEM "http://x.example/"><System/>']), 'brokenModel'],
    ['an entity nobody knows', model([root, '<System>&whatever;</System>']), 'brokenModel'],
    ['XML in no UTF-8', model([root, new Uint8Array([0x3c, 0x53, 0x3e, 0xff, 0x3c, 0x2f, 0x53, 0x3e])]), 'brokenModel'],
    [
      'a text model that is not closed',
      bytesOf('Model {\n  System {\n    Block {\n      BlockType Gain\n'),
      'brokenModel',
    ],
    ['a text model nested without end', bytesOf(`Model {\n${'System {\n'.repeat(50_000)}`), 'brokenModel'],
    ['more than 20 MB', new Uint8Array(largestModel + 1), 'tooLarge'],
  ])('%s', async (_name, bytes, refusal) => {
    expect(await read('a.slx', bytes)).toEqual({ name: 'a.slx', refusal, lines: 0, codes: [] })
  })

  it('whatever the bytes of a model become, it is read or refused, and nothing else happens', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(slx, makeOldSlx(), makeLiveScript(['sin(1)'])),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        fc.option(fc.nat()),
        async (bytes, changes, cut) => {
          const changed = cut === null ? Uint8Array.from(bytes) : bytes.slice(0, cut % bytes.length)
          for (const [place, byte] of changes) if (changed.length > 0) changed[place % changed.length] = byte
          const { kind, refusal } = await read('a.slx', changed)
          expect((kind === undefined) === (refusal !== undefined)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('reading can be stopped in the middle', async () => {
    const many = systemXml(
      Array.from({ length: 60_000 }, (_, index) => blockXml('Gain', `K${index}`, { Gain: String(index ** 2) })).join(
        '\n',
      ),
    )
    const parts: number[] = []
    const slices = new WorkSlices((part) => {
      parts.push(part)
      slices.stop()
    })
    expect((await readAny('a.slx', model([root, many]), slices)).refusal).toBe('stopped')
    expect(parts).toHaveLength(1)
    expect((await read('a.slx', model([root, many]))).blocks).toMatchObject([{ types: ['Gain'], count: 60_000 }])
  })
})
