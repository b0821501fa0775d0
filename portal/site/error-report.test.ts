import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const counted: string[] = []
const test = useTestPortal({
  takeLimit: (name, key) => {
    counted.push(`${name} ${key}`)
    return Promise.resolve(counted.length > 3 ? 60 : undefined)
  },
})
const report = { message: 'TypeError: item is undefined', stack: 'at draw (page.js:1:2)', path: '/en/news' }

afterEach(() => vi.restoreAllMocks())

describe('base/error/report', () => {
  it('[E10] stands in the log as an error, under the number of the answer', async () => {
    const error = vi.spyOn(log, 'error')
    const caller = { address: '192.0.2.1', agent: 'a browser' }
    expect(await test.send('base/error/report', report, 'en', caller)).toMatchObject({
      code: '000000',
      data: { requestId: 'test' },
    })
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { requestId: 'test', browser: { ...report, agent: 'a browser' } },
      expect.any(String),
    )
    expect(counted).toEqual(['errorReport 192.0.2.1'])
  })

  it.each([
    ['no message', { path: '/' }],
    ['a message without end', { ...report, message: 'x'.repeat(501) }],
    ['a stack without end', { ...report, stack: 'x'.repeat(4001) }],
    ['an object for a message', { ...report, message: { $: 1 } }],
  ])('%s is bad input and reaches no log', async (_name, body) => {
    const error = vi.spyOn(log, 'error')
    expect(await test.send('base/error/report', body)).toMatchObject({ code: '000002' })
    expect(error).not.toHaveBeenCalled()
  })

  it('fills no disk: an address has a limit', async () => {
    const error = vi.spyOn(log, 'error')
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push((await test.send('base/error/report', report)).code)
    expect(answers.slice(-2)).toEqual(['000007', '000007'])
    expect(error.mock.calls.length).toBeLessThan(4)
  })
})
