import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readStop, type Stop, walkStops } from '../browser/read-stop.ts'
import type { Target } from './in-page/find-target.ts'
import { poll } from '../process/poll.ts'
import type { Key, Tab } from './tab.ts'
import type { Watched } from './watching-proxy.ts'

/** Longest that anything in a page may take, in milliseconds. */
const patience = 20_000

/** What a page asks for when it is idle, and no longer needs when a link leads on (contract D2, E8). */
const cutOff = /Failed build manifest load TypeError/

/** A person with one of the engines, new to the site. */
export class Visitor {
  readonly #tab: Tab
  readonly #site: Watched
  readonly #downloads: string
  #isSomewhere = false

  constructor(tab: Tab, site: Watched, downloads: string) {
    this.#tab = tab
    this.#site = site
    this.#downloads = downloads
  }

  /** Opens what is no page of the site, and has no scripts to wait for. */
  async openPlain(path: string): Promise<void> {
    this.#isSomewhere = true
    await this.#tab.goTo(this.#site.origin + path)
  }

  /** Opens a page and waits for its scripts: only then does a button do anything. */
  async open(path: string): Promise<void> {
    if (this.#isSomewhere) await this.evaluate(() => globalThis.pageTools?.stopWatching())
    await this.openPlain(path)
    await this.waitFor(`the scripts of ${path}`, () => document.documentElement.dataset.started !== undefined)
  }

  /** To another document of the site, which is no page, and back. */
  async leaveAndComeBack(path: string): Promise<void> {
    await this.openPlain(path)
    await this.#tab.goBack()
  }

  /** Waits until the page of an address is shown and its scripts have started. */
  waitForPage(path: string): Promise<void> {
    return this.waitFor(
      `the page ${path}`,
      (wanted) => decodeURIComponent(document.documentElement.dataset.started ?? '') === wanted,
      decodeURIComponent(path),
    )
  }

  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.#tab.evaluate(run, ...args)
  }

  /** Asks the page until it says yes. A page that is being left cannot be asked. */
  async waitFor<A extends unknown[]>(what: string, ask: (...args: A) => unknown, ...args: A): Promise<void> {
    let last: unknown
    const isSo = () =>
      this.evaluate(ask, ...args).then(Boolean, (error: unknown) => {
        last = error
        return false
      })
    await poll(isSo, { within: patience, every: 50, for: what }).catch((error: unknown) => {
      throw new Error((error as Error).message, { cause: last })
    })
  }

  /** Waits until the page has not been scrolled for a while, and what answers to scrolling has moved. */
  waitForRest(): Promise<void> {
    return this.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let rest = setTimeout(resolve, 600)
          addEventListener('scroll', () => {
            clearTimeout(rest)
            rest = setTimeout(resolve, 600)
          })
        }),
    )
  }

  /** Waits until what is drawn in an element says something. */
  waitForWords(words: string, selector = 'body'): Promise<void> {
    return this.waitFor(
      `“${words}” in ${selector}`,
      (target, wanted) => pageTools.findAll({ selector: target }).some(({ innerText }) => innerText.includes(wanted)),
      selector,
      words,
    )
  }

  /** Presses with the pointer where a person would, once nothing lies on it. */
  async press(selector: string, name?: string): Promise<void> {
    const target: Target = { selector, name }
    const place = await poll(
      () =>
        this.evaluate((wanted) => pageTools.findTarget(wanted), target).then(
          (found) => found ?? undefined,
          () => undefined,
        ),
      { within: patience, every: 50, for: `${selector} ${name ?? ''} to be pressed` },
    )
    await this.#tab.press(place)
  }

  /** Goes into a field with the pointer and types. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press(selector)
    await this.#tab.type(text)
  }

  key(key: Key): Promise<void> {
    return this.#tab.key(key)
  }

  readStop(): Promise<Stop | undefined> {
    return this.evaluate(readStop)
  }

  /** Goes on by Tab. @returns the stops that were made */
  walk(most: number): Promise<Stop[]> {
    return walkStops(
      () => this.key('Tab'),
      () => this.readStop(),
      most,
    )
  }

  /**
   * Goes once through a page by Tab. WebKit's window has nothing but the page, and begins again after the last stop: far
   * below, where it draws the sticky header a while later than it scrolls.
   */
  walkPage(most: number): Promise<Stop[]> {
    return walkStops(
      () => this.key('Tab'),
      () => this.readStop(),
      most,
      (stop, first) => stop.name === first.name && stop.place === first.place,
    )
  }

  chooseFile(path: string): Promise<void> {
    return this.#tab.chooseFile(path)
  }

  /** Follows an address from the page, as a link does that leads to it. */
  follow(path: string): Promise<void> {
    return this.evaluate((address) => location.assign(address), path)
  }

  /** Waits until a file with this digest has been saved whole. @returns the name that it has there */
  waitForFile(sha256: string): Promise<string> {
    const folder = this.#downloads
    const find = async () => {
      const names = (await readdir(folder)).filter((name) => !/\.(?:part|wkdownload)$/.test(name))
      return names.find((name) => hash('sha256', readFileSync(join(folder, name))) === sha256)
    }
    return poll(find, { within: patience, every: 100, for: `a saved file with the digest ${sha256}` })
  }

  resize(width: number, height = 900): Promise<void> {
    return this.#tab.resize(width, height)
  }

  screenshot(): Promise<Uint8Array> {
    return this.#tab.screenshot()
  }

  /** What is wrong with the page as it is laid out. */
  findPageFaults(): Promise<string[]> {
    return this.evaluate(() => pageTools.findPageFaults())
  }

  /** What the pages complained of since the last call, but for what was cut off because a link led on. */
  takeComplaints(): string[] {
    return this.#site.takeComplaints().filter((each) => !cutOff.test(each))
  }

  leave(): Promise<void> {
    return this.#tab.close()
  }
}
