import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type MachineFault, startMachine } from '../../../tests/factories/machine-service.ts'
import { askDrafts, type LeftOut } from './ask-drafts.ts'
import type { MachineFailure } from './ask-service.ts'
import { openMachine } from './open-machine.ts'
import { type MachineSettings, readMachineSettings } from './service.ts'

let service: Awaited<ReturnType<typeof startMachine>>
beforeAll(async () => {
  service = await startMachine()
})
afterAll(() => service.close())
afterEach(() => {
  service.asked.length = 0
  service.fault = undefined
})

const source = '见<1>指南</1>，共{count}项&'
const english = 'See <1>the guide</1>, {count} items & more'
/** What LibreTranslate makes of HTML. */
const html = (text: string) =>
  `See <span id="c1">the guide</span>, ${/<code.*<\/code>/.exec(text)?.[0] ?? ''} items &amp; more`
const terms = [{ zh: '指南', en: 'guide', avoid: ['manual'] }]
const kinds = ['openai', 'libretranslate'] as const

const ask = async (kind: MachineSettings['kind'], lines: string[], signal = new AbortController().signal) => {
  const failures: MachineFailure[] = []
  const settings: MachineSettings = { kind, address: service.url, key: 'k-secret', model: 'm-1', patience: 400 }
  const drafted = await askDrafts(lines, {
    machine: openMachine(settings),
    target: 'en',
    terms,
    signal,
    take: () => Promise.resolve(true),
    onFailure: (failure) => failures.push(failure),
  })
  return { drafted, failures }
}
const reasonsOf = (drafted: Awaited<ReturnType<typeof ask>>['drafted']) =>
  [...drafted.values()].map((each) => ('reason' in each ? each.reason : each.text))

describe.each(kinds)('the service %s', (kind) => {
  it('translates, with codes, placeholders and terms', async () => {
    service.translate = kind === 'openai' ? () => english : html
    const { drafted } = await ask(kind, [source, source, '2024'])
    expect(drafted.get(source)).toEqual({ text: english, isMachine: true })
    expect(drafted.get('2024')).toEqual({ text: '2024', isMachine: false })
    const [asked, ...more] = service.asked
    expect([asked?.texts.length, more]).toEqual([1, []])
    if (kind === 'openai') {
      expect(asked?.path).toBe('/chat/completions')
      expect(asked?.headers.authorization).toBe('Bearer k-secret')
      expect(asked?.body).toMatchObject({ model: 'm-1', temperature: 0 })
      expect(JSON.stringify(asked?.body)).toContain('指南 → guide (never: manual)')
    } else {
      expect(asked?.path).toBe('/translate')
      expect(asked?.body).toMatchObject({ source: 'zh', target: 'en', format: 'html', api_key: 'k-secret' })
      expect(asked?.headers.authorization).toBeUndefined()
    }
  })

  const faults: [MachineFault, LeftOut, string][] = [
    ['hang', 'timeout', 'timeout'],
    ['trickle', 'timeout', 'timeout'],
    ['error', 'refused', 'refused 500'],
    ['refuseKey', 'refused', 'refused 401'],
    ['nonsense', 'nonsense', 'nonsense'],
    ['huge', 'tooLong', 'tooLong'],
    ['redirect', 'redirect', 'redirect 307'],
  ]
  it.each(faults)('that does wrong (%s) gives nothing, and is not waited for', async (fault, reason, message) => {
    const inner = await startMachine()
    service.elsewhere = inner.url
    service.fault = fault
    const begin = Date.now()
    const { drafted, failures } = await ask(kind, ['第一段文字', '第二段文字'])
    expect(reasonsOf(drafted)).toEqual([reason, reason])
    expect(Date.now() - begin).toBeLessThan(5000)
    expect(failures.map((each) => each.message)).toEqual([message])
    expect(JSON.stringify(failures)).not.toMatch(/secret/)
    expect(inner.asked).toEqual([])
    await inner.close()
  })

  it('that answers fewer texts is not believed, nor one that is away', async () => {
    service.fault = 'fewer'
    service.translate = () => 'The text of it'
    expect(reasonsOf((await ask(kind, ['第一段文字', '第二段文字'])).drafted)).toEqual(['count', 'count'])
    const away = await startMachine()
    await away.close()
    const machine = openMachine({ kind, address: away.url, key: undefined, model: 'm' })
    const question = { from: 'zh', to: 'en', terms: [], signal: new AbortController().signal } as const
    await expect(machine.translate(['字'], question)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('can be stopped', async () => {
    service.fault = 'hang'
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(), 50)
    const lines = Array.from({ length: 90 }, (_, number) => `第${number}段`)
    expect(new Set(reasonsOf((await ask(kind, lines, stopping.signal)).drafted))).toEqual(new Set(['stopped']))
    expect(service.asked).toHaveLength(1)
  })
})

describe('drafts', () => {
  it('are judged one by one: what is wrong is left out, and the others stay', async () => {
    const answers: Record<string, string> = {
      第一段文字: 'The first text',
      '见<1>指南</1>一文': 'See the guide',
      第三段文字: '第三段的文字',
      第四段文字: '',
    }
    service.translate = (text) => answers[text] ?? ''
    expect(reasonsOf((await ask('openai', Object.keys(answers))).drafted)).toEqual([
      'The first text',
      'codes',
      'language',
      'empty',
    ])
  })

  it('are asked for once more without a schema, where the service knows none', async () => {
    service.fault = 'noSchema'
    service.translate = () => 'The text of it'
    expect(reasonsOf((await ask('openai', ['一段文字'])).drafted)).toEqual(['The text of it'])
    expect(service.asked).toHaveLength(2)
  })

  it('are asked for in batches, no more than a call may take, and none once the day is used up', async () => {
    service.translate = () => 'word of it '.repeat(60)
    const lines = Array.from(
      { length: 400 },
      (_, number) => `${'字'.repeat(99)}${String.fromCodePoint(0x4e00 + number)}`,
    )
    const { drafted } = await ask('openai', lines)
    expect(service.asked.length).toBe(10)
    expect(reasonsOf(drafted).filter((each) => each === 'rest')).toHaveLength(100)
    let taken = 0
    const limited = await askDrafts(lines, {
      machine: openMachine({ kind: 'openai', address: service.url, key: undefined, model: 'm' }),
      target: 'en',
      terms: [],
      signal: new AbortController().signal,
      take: (characters) => Promise.resolve((taken += characters) <= 4000),
      onFailure: () => undefined,
    })
    expect(reasonsOf(limited).filter((each) => each === 'limit')).toHaveLength(270)
  })

  it('are off without a service, or with half of one', () => {
    const url = { MACHINE_TRANSLATION_URL: service.url, MACHINE_TRANSLATION_KEY: 'k', MACHINE_TRANSLATION_MODEL: 'm' }
    const none = { MACHINE_TRANSLATION_URL: undefined, MACHINE_TRANSLATION_KEY: undefined }
    expect(readMachineSettings({ ...url, MACHINE_TRANSLATION: undefined })).toBeUndefined()
    expect(readMachineSettings({ ...url, ...none, MACHINE_TRANSLATION: 'libretranslate' })).toBeUndefined()
    expect(
      readMachineSettings({ ...url, MACHINE_TRANSLATION_MODEL: undefined, MACHINE_TRANSLATION: 'openai' }),
    ).toBeUndefined()
    expect(readMachineSettings({ ...url, MACHINE_TRANSLATION: 'openai' })).toMatchObject({ address: service.url })
  })
})
