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
/** The same of its page, which alone is given up then. */
const lastingOfPage = [
  'addInitScript',
  'addLocatorHandler',
  'close',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setViewportSize',
] as const

/** Most that wait for the next test, each with a process. */
const mostIdle = 3

export interface Visitor {
  context: BrowserContext
  /** Its only page, blank: the one that the visitor before it had, or a new one in the same process. */
  page: Page
  isPageTouched: boolean
  options: string
  /** Whom it has visited, and may have stored something for. */
  origins: Set<string>
  isTouched: boolean
}

const idle = new WeakMap<Browser, Visitor[]>()

/**
 * Visitors of a browser. Each has cookies and storage of its own, empty at first, but may come to what an earlier one with the
 * same options had fetched and compiled: the first page of a new context costs 1.2 s of a core, that of a new window in a context
 * that has seen the site 1.0, and in a window that has seen it 0.7. Pages of the admin cost twice as much, in the same order.
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
    isPageTouched: false,
    options: key,
    origins: new Set(),
    isTouched: false,
  }
  context.on('request', (request) => {
    if (request.isNavigationRequest()) visitor.origins.add(new URL(request.url()).origin)
  })
  const touch = () => {
    visitor.isTouched = true
  }
  watchFor(lasting, context, touch)
  watchFor(lastingOfClock, context.clock, touch)
  watchPage(visitor)
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

/** Takes all that a site can know a visitor by. */
async function forget(visitor: Visitor): Promise<true> {
  const { context, origins } = visitor
  const former = context.pages().filter((page) => page !== visitor.page)
  const page = visitor.page.isClosed() || visitor.isPageTouched ? await replacePage(visitor) : visitor.page
  await Promise.all(former.map((each) => each.close()))
  page.removeAllListeners()
  // What a page still says and asks as it goes is heard by nobody.
  await page.goto('about:blank')
  await page.mouse.move(0, 0)
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  const session = await context.newCDPSession(page)
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('DOMStorage.clear', { storageId: { securityOrigin: origin, isLocalStorage: false } })
  }
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  origins.clear()
  visitor.isTouched = false
  return true
}

/** The new page comes before the old one goes, or their process would end. */
async function replacePage(visitor: Visitor): Promise<Page> {
  const former = visitor.page
  visitor.page = await visitor.context.newPage()
  visitor.isPageTouched = false
  watchPage(visitor)
  await former.close()
  return visitor.page
}

const watchPage = (visitor: Visitor) =>
  watchFor(lastingOfPage, visitor.page, () => {
    visitor.isPageTouched = true
  })

function watchFor<Name extends string>(
  names: readonly Name[],
  of: Record<Name, (...args: never[]) => unknown>,
  touch: () => void,
): void {
  for (const name of names) {
    const method = of[name].bind(of)
    of[name] = (...args) => {
      touch()
      return method(...args)
    }
  }
}
