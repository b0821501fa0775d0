import { describe, expect, it, vi } from 'vitest'
import type { Texts } from '#site/messages/texts.ts'
import { createMessages } from './messages.ts'

const module = (home: string) => ({ default: { home } as Texts })

function makeMessages(broken: readonly string[]) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = (locale: string, home: string) =>
    vi.fn<() => Promise<{ default: Texts }>>(() =>
      broken.includes(locale) ? Promise.reject(new Error(`no ${locale}`)) : Promise.resolve(module(home)),
    )
  const loaders = { zh: load('zh', '首页'), en: load('en', 'Home') }
  return { ...createMessages(loaders), loaders, said: () => log.mock.calls.map(([words]) => words as string) }
}

describe('interface texts in the browser', () => {
  it('[L5] only the language that is needed is loaded, once however often it is asked', async () => {
    const messages = makeMessages([])
    expect(await Promise.all([messages.load('zh'), messages.load('zh')])).toEqual(['own', 'own'])
    expect(messages.loaders.zh).toHaveBeenCalledOnce()
    expect(messages.loaders.en).not.toHaveBeenCalled()
    expect(messages.textsOf('zh').home).toBe('首页')
  })

  it('[L5] [E7] a file that fails is logged as `Failed locale loading`, and the fallback stands in', async () => {
    const messages = makeMessages(['zh'])
    expect(await messages.load('zh')).toBe('fallback')
    expect(messages.said()).toEqual(['Failed locale loading'])
    expect(messages.textsOf('zh').home).toBe('Home')
  })

  it('[E7] a failed fallback at a switch leaves the texts that are shown', async () => {
    const messages = makeMessages(['en'])
    await messages.load('zh')
    expect(await messages.load('en')).toBe('fallback')
    expect(messages.textsOf('en').home).toBe('首页')
  })

  it('[E7] says so when nothing could be loaded at all', async () => {
    const messages = makeMessages(['zh', 'en'])
    expect(await messages.load('zh')).toBeUndefined()
    expect(messages.said()).toEqual(['Failed locale loading', 'Failed locale loading'])
  })

  it('a language that failed is asked for again when it is wanted again', async () => {
    const messages = makeMessages([])
    messages.loaders.en.mockRejectedValueOnce(new Error('offline'))
    await messages.load('zh')
    expect(await messages.load('en')).toBe('fallback')
    expect(await messages.load('en')).toBe('own')
    expect(messages.textsOf('en').home).toBe('Home')
  })

  it('two switches at once end with both languages there, each with its own texts', async () => {
    const messages = makeMessages([])
    await Promise.all([messages.load('en'), messages.load('zh'), messages.load('en')])
    expect([messages.textsOf('zh').home, messages.textsOf('en').home]).toEqual(['首页', 'Home'])
  })
})
