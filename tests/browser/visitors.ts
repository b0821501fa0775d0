import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What outlasts the page that it was asked of: the context of a test that asks for it serves no other. */
const lasting = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'on',
  'once',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

/** Most that wait for the next test, each with a process. */
const mostIdle = 3

export interface Visitor {
  context: BrowserContext
  /** Its only page, blank, in the process of the page before it. */
  page: Page
  options: string
  /** Whom it has visited, and may have stored something for. */
  origins: Set<string>
  isTouched: boolean
}

const idle = new WeakMap<Browser, Visitor[]>()

/**
 * Visitors of a browser. Each has cookies and storage of its own, empty at first, but may come to what an earlier one with the
 * same options had fetched and compiled: a page of a context that has seen the site costs half of what the first page of a new one
 * does (0.5 s of a core instead of 1, of the admin 1.2 instead of 2).
 * @param prepare what is done with each context when it is made
 */
export async function takeVisitor(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Visitor> {
  const key = JSON.stringify(options)
  const waiting = idle.get(browser) ?? []
  const place = waiting.findIndex((each) => each.options === key)
  if (place !== -1) return waiting.splice(place, 1)[0] as Visitor
  const context = await browser.newContext(options)
  await prepare(context)
  const visitor: Visitor = {
    context,
    page: await context.newPage(),
    options: key,
    origins: new Set(),
    isTouched: false,
  }
  context.on('request', (request) => {
    if (request.isNavigationRequest()) visitor.origins.add(new URL(request.url()).origin)
  })
  watchFor(lasting, context, visitor)
  watchFor(lastingOfClock, context.clock, visitor)
  return visitor
}

/** To be called when the test has ended. */
export async function releaseVisitor(browser: Browser, visitor: Visitor): Promise<void> {
  const isClean = !visitor.isTouched && (await forget(visitor).catch(() => false))
  const waiting = idle.get(browser) ?? []
  idle.set(browser, waiting)
  waiting.push(visitor)
  const leaving = isClean ? waiting.splice(0, waiting.length - mostIdle) : [waiting.pop() as Visitor]
  await Promise.all(leaving.map(({ context }) => context.close()))
}

/** Takes all that a site can know a visitor by. The new page comes before the old ones go, or their process would end. */
async function forget(visitor: Visitor): Promise<true> {
  const { context, origins } = visitor
  const former = context.pages()
  visitor.page = await context.newPage()
  await Promise.all(former.map((page) => page.close()))
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  const session = await context.newCDPSession(visitor.page)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  origins.clear()
  visitor.isTouched = false
  return true
}

function watchFor<Name extends string>(
  names: readonly Name[],
  of: Record<Name, (...args: never[]) => unknown>,
  visitor: Visitor,
): void {
  for (const name of names) {
    const method = of[name].bind(of)
    of[name] = (...args) => {
      visitor.isTouched = true
      return method(...args)
    }
  }
}
