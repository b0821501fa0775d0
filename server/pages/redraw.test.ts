import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '#lib/log.ts'
import { readPageAddress } from './addresses.ts'
import { createPageStore, type RenderedPage } from './page-store.ts'
import { createRedraw } from './redraw.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-redraw-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const log = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() } as unknown as Log &
  Record<string, ReturnType<typeof vi.fn>>

/** A store and what keeps it full. @param render what a page is made with; by default each is of one record, `news` */
function open({ isOn = true, render }: { isOn?: boolean; render?: (address: string) => Promise<RenderedPage> } = {}) {
  const drawn: string[] = []
  const store = createPageStore({ maxBytes: 10_000_000, headers: {}, isOn })
  const draw = async (address: string): Promise<RenderedPage> => {
    drawn.push(address)
    if (render !== undefined) return render(address)
    return { status: 200, headers: {}, body: Buffer.from(address), data: () => '{}', facts: { tags: ['news'] } }
  }
  const visit = (address: string) => store.getOrRender(address, 'zh', () => draw(address))
  const redraw = createRedraw({
    store,
    log,
    file: join(folder, 'wanted-pages.json'),
    make: ({ pathname, search }) => visit(pathname + search),
    onRedrawn: () => undefined,
  })
  const purge = (tags = ['news']) => redraw.afterPurge(store.purge(tags))
  return { drawn, store, visit, redraw, purge }
}

const soon = () => performance.now() + 60_000

/** Waits until as many pages are stored. */
async function expectStored(store: { pages: number }, count: number): Promise<void> {
  await expect.poll(() => store.pages).toBe(count)
}

it('renders what was asked for again, the most wanted first, and leaves what nobody came back to', async () => {
  const { drawn, purge, store, visit } = open()
  for (const address of ['/about', '/news', '/en', '/']) await visit(address)
  for (let times = 0; times < 3; times += 1) await visit('/news')
  await visit('/')
  drawn.length = 0
  purge()
  expect(store.pages).toBe(0)
  await expectStored(store, 2)
  expect(drawn).toEqual(['/news', '/'])
})

it('renders twenty at most', async () => {
  const { purge, store, visit } = open()
  const pages = Array.from({ length: 30 }, (_, index) => `/news?page=${index + 2}`)
  for (const address of [...pages, ...pages]) await visit(address)
  purge()
  await expectStored(store, 20)
})

it('renders pages alone, at their exact addresses: no feed, and nothing that is made per request', async () => {
  const { drawn, purge, store, visit } = open()
  for (const address of ['/feed.xml', '/search?q=x', '/news?utm=x', '/nowhere', '//evil.example/', '/news']) {
    await visit(address)
    await visit(address)
  }
  drawn.length = 0
  purge()
  await expectStored(store, 1)
  expect(drawn).toEqual(['/news'])
  expect(readPageAddress(new URL('http://x/feed.xml'))).toBeUndefined()
})

it('two changes in a row lose nothing: neither what was just rendered nor what is being rendered', async () => {
  const slow = Promise.withResolvers<void>()
  let times = 0
  const { drawn, purge, store, visit } = open({
    render: async () => {
      times += 1
      const mine = times
      if (mine === 9) await slow.promise
      return { status: 200, headers: {}, body: Buffer.from(`${mine}`), data: () => '{}', facts: { tags: ['news'] } }
    },
  })
  for (let visits = 0; visits < 8; visits += 1) await visit('/news')
  for (let visits = 0; visits < 5; visits += 1) await visit('/about')
  expect(drawn).toHaveLength(2)
  purge()
  await expectStored(store, 2)
  purge()
  await expectStored(store, 2)
  // What is rendered while the third change comes shows what was before it.
  times = 8
  purge()
  await expect.poll(() => times).toBe(9)
  purge()
  slow.resolve()
  await expectStored(store, 2)
  expect(Number(store.get('/news')?.html.variants.identity.body)).toBeGreaterThan(9)
})

it('goes on after a page that cannot be rendered, and says which', async () => {
  let isBroken = false
  const { purge, store, visit } = open({
    render: async (address) => {
      if (isBroken && address === '/news') throw new Error('no')
      return { status: 200, headers: {}, body: Buffer.from('x'), data: () => '{}', facts: { tags: ['news'] } }
    },
  })
  for (const address of ['/news', '/news', '/news', '/about', '/about']) await visit(address)
  isBroken = true
  purge()
  await expectStored(store, 1)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ address: '/news' }), 'a page cannot be redrawn')
})

it('a process begins with what the one before it was asked for most, then with the entrances', async () => {
  const first = open()
  for (const address of ['/cookies', '/en/news', '/en/news', '/en/news', '/about', '/about']) await first.visit(address)
  await first.redraw.stop()
  const second = open()
  await second.redraw.warm(soon())
  expect(second.drawn.slice(0, 4)).toEqual(['/en/news', '/about', '/', '/en'])
  expect(second.drawn).toHaveLength(20)
  expect(new Set(second.drawn).size).toBe(20)
})

it.each(['', '{"a":1}', '[1,null,"//evil.example","/search?q=x","http://evil.example/"]', '['])(
  'a file of addresses that is not one (%s) renders nothing but the entrances',
  async (text) => {
    const file = join(folder, 'wanted-pages.json')
    writeFileSync(file, text)
    const { drawn, redraw } = open()
    await redraw.warm(soon())
    expect(drawn.slice(0, 2)).toEqual(['/', '/en'])
    // A process that nobody asked leaves the file as it is.
    await redraw.stop()
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

it('begins no page after the time it is given, however long pages take', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { drawn, redraw } = open({
    render: async () => {
      vi.advanceTimersByTime(900)
      return { status: 200, headers: {}, body: Buffer.from('x'), data: () => '{}', facts: { tags: ['news'] } }
    },
  })
  await redraw.warm(performance.now() + 2000)
  vi.useRealTimers()
  expect(drawn).toHaveLength(3)
})

it('a page that does not come holds up no start', async () => {
  const { drawn, redraw } = open({ render: () => new Promise(() => undefined) })
  await redraw.warm(performance.now() + 30)
  // A timer may be up to a millisecond early, and leave time to begin another.
  expect(drawn.length).toBeLessThan(3)
})

it('renders nothing where pages are not stored, and nothing after its stop', async () => {
  const off = open({ isOn: false })
  await off.redraw.warm(soon())
  off.redraw.afterPurge([{ key: '/news', uses: 9 }])
  const stopped = open()
  await stopped.redraw.stop()
  stopped.redraw.afterPurge([{ key: '/news', uses: 9 }])
  await stopped.redraw.warm(soon())
  expect([...off.drawn, ...stopped.drawn]).toEqual([])
})
