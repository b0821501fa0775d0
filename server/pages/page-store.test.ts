import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPageStore, type RenderedPage } from './page-store.ts'
import { isUnchanged } from './precompressed.ts'

const html = '<!doctype html><title>浑仪</title><script>run()</script>'
const page = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(html),
  data: () => '{"data":1}',
  facts: { tags: ['news'] },
  ...change,
})
const open = (isOn = true) => createPageStore({ maxBytes: 1_000_000, headers: { 'X-Base': 'yes' }, isOn })
const rendering = (rendered: RenderedPage) => vi.fn<() => Promise<RenderedPage>>(() => Promise.resolve(rendered))
const headersOf = (headers: string[] | undefined) =>
  Object.fromEntries((headers ?? []).flatMap((name, index, all) => (index % 2 === 0 ? [[name, all[index + 1]]] : [])))

describe('the page store', () => {
  it('renders a page once and gives the same bytes afterwards', async () => {
    const store = open()
    const render = rendering(page())
    const first = await store.getOrRender('/news', 'zh', render)
    const second = await store.getOrRender('/news', 'zh', render)
    expect(render).toHaveBeenCalledOnce()
    expect([first, second].map((found) => found.page && found.from)).toEqual(['render', 'store'])
    expect(second.page).toBe(store.get('/news'))
    expect(second.page?.html.variants.identity.body.toString('utf8')).toBe(html)
    expect(store.pages).toBe(1)
    expect(store.bytes).toBeGreaterThan(html.length)
  })

  it('[D3] keeps the data that was made with the page, and drops both together', async () => {
    const store = open()
    await store.getOrRender('/news', 'zh', rendering(page()))
    expect(store.get('/news')?.payload.variants.identity.body.toString('utf8')).toBe('{"data":1}')
    expect(store.mostWanted(20)).toEqual(['/news'])
    expect(store.purge(['other'])).toEqual([])
    expect(store.purge(['news'])).toEqual([{ key: '/news', uses: 1 }])
    expect(store.get('/news')).toBeUndefined()
  })

  it('[L7] answers with the page’s language, its policy and the server’s headers', async () => {
    const store = open()
    await store.getOrRender('/news', 'zh', rendering(page()))
    await store.getOrRender('/en/news', 'en', rendering(page()))
    const zh = headersOf(store.get('/news')?.html.variants.identity.headers)
    const en = headersOf(store.get('/en/news')?.html.variants.identity.headers)
    expect(zh).toMatchObject({ 'Content-Language': 'zh-Hans', Vary: 'Accept-Encoding, Cookie', 'X-Base': 'yes' })
    expect(en).toMatchObject({ 'Content-Language': 'en', Vary: 'Accept-Encoding' })
    expect(zh['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[\w+/]+='/)
    expect(headersOf(store.get('/news')?.payload.variants.identity.headers)['Content-Type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  it.each([
    ['an error', page({ status: 500 })],
    ['a page that does not exist', page({ status: 404 })],
    ['a redirect', page({ status: 302 })],
    ['a page of which a part could not be read', (({ facts: _facts, ...rest }) => rest)(page())],
  ])('does not keep %s', async (_name, rendered) => {
    const store = open()
    const render = rendering(rendered)
    expect(await store.getOrRender('/x', 'zh', render)).toEqual({ rendered })
    await store.getOrRender('/x', 'zh', render)
    expect(render).toHaveBeenCalledTimes(2)
    expect(store.pages).toBe(0)
  })

  it('gives a page beyond its time, for a day, where a new one cannot be made; never one that was purged', async () => {
    vi.useFakeTimers()
    const store = open()
    await store.getOrRender('/news', 'zh', rendering(page()))
    const kept = store.get('/news')
    const away = rendering(page({ status: 503, isAway: true }))
    vi.advanceTimersByTime(60 * 60_000)
    expect(store.get('/news')).toBeUndefined()
    expect(await store.getOrRender('/news', 'zh', away)).toEqual({ page: kept, from: 'stale' })
    // A page that is whole but for a part that is away is no reason to forget the one that has it.
    const partly = (({ facts: _facts, ...rest }) => rest)(page({ isAway: true }))
    expect(await store.getOrRender('/news', 'zh', rendering(partly))).toEqual({ page: kept, from: 'stale' })
    // A fault of the program is not hidden by an old page.
    const broken = page({ status: 500 })
    expect(await store.getOrRender('/news', 'zh', rendering(broken))).toEqual({ rendered: broken })
    vi.advanceTimersByTime(24 * 60 * 60_000)
    expect(await store.getOrRender('/news', 'zh', away)).not.toHaveProperty('page')
    await store.getOrRender('/news', 'zh', rendering(page()))
    store.purge(['news'])
    expect(await store.getOrRender('/news', 'zh', away)).not.toHaveProperty('page')
  })

  it('does not keep a page that was rendered while its records changed, and says that nobody else must', async () => {
    const store = open()
    const { promise, resolve } = Promise.withResolvers<RenderedPage>()
    const found = store.getOrRender('/news', 'zh', () => promise)
    store.purge(['news'])
    resolve(page())
    expect(await found).toMatchObject({ from: 'render', isOutdated: true })
    expect(store.get('/news')).toBeUndefined()
    expect(await store.getOrRender('/news', 'zh', rendering(page()))).not.toHaveProperty('isOutdated')
  })

  it('tells a CDN of a page’s facts where there is one', async () => {
    const cdnHeaders = vi.fn<() => Record<string, string>>(() => ({ 'Surrogate-Key': 'news' }))
    const store = createPageStore({ maxBytes: 1_000_000, headers: {}, isOn: true, cdnHeaders })
    await store.getOrRender('/news', 'zh', rendering(page()))
    expect(cdnHeaders).toHaveBeenCalledExactlyOnceWith({ tags: ['news'] })
    for (const part of ['html', 'payload'] as const)
      expect(headersOf(store.get('/news')?.[part].variants.br.headers)['Surrogate-Key']).toBe('news')
  })

  it('compresses a page quickly, and hard when it has been asked for often; whoever has it has it all the same', async () => {
    const body = Buffer.from(Array.from({ length: 3000 }, (_, place) => (place * place).toString(36)).join(' '))
    const store = open()
    await store.getOrRender('/x', 'zh', rendering(page({ body })))
    const bytes = () => store.get('/x')?.html.variants.br ?? { body: Buffer.of(), etag: '', headers: [] }
    const quick = bytes()
    for (let asked = 2; asked < 8; asked += 1) expect(bytes()).toBe(quick)
    bytes()
    await vi.waitFor(() => expect(bytes().body.length).toBeLessThan(quick.body.length))
    const hard = bytes()
    for (const { body: compressed, headers } of [quick, hard]) {
      expect(brotliDecompressSync(compressed)).toEqual(body)
      expect(headersOf(headers)['Content-Length']).toBe(String(compressed.length))
    }
    // Other bytes have another name, and are of the same text.
    expect(hard.etag).not.toBe(quick.etag)
    expect(headersOf(hard.headers)).toEqual({
      ...headersOf(quick.headers),
      ETag: hard.etag,
      'Content-Length': String(hard.body.length),
    })
    for (const etag of [quick.etag, hard.etag, `"other", W/${quick.etag}`])
      expect(isUnchanged(hard, { 'if-none-match': etag })).toBe(true)
    expect(isUnchanged(hard, { 'if-none-match': '"other-br"' })).toBe(false)
  })

  it('keeps nothing when it is off', async () => {
    const store = open(false)
    const render = rendering(page())
    await store.getOrRender('/news', 'zh', render)
    await store.getOrRender('/news', 'zh', render)
    expect(render).toHaveBeenCalledTimes(2)
    expect(store.pages).toBe(0)
  })
})
