import { describe, expect } from 'vitest'
import { type Stop, unseenStops } from '../browser/read-stop.ts'
import { engineNames, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const machines = '/en/product/machine?compare=station-s4,station-s8'

const focus = (visitor: Visitor, selector: string) =>
  visitor.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)
const hasFocus = (visitor: Visitor, selector: string) =>
  visitor.evaluate((wanted) => document.activeElement === document.querySelector(wanted), selector)

/** What opens a thing has the focus again once Escape has closed it. */
async function expectBack(visitor: Visitor, opened: string, opener: string): Promise<void> {
  await visitor.key('Escape')
  await visitor.waitFor(`${opened} to close`, (gone) => pageTools.findAll({ selector: gone }).length === 0, opened)
  await expect.poll(() => hasFocus(visitor, opener), { message: opener }).toBe(true)
}

/** Tabs through a dialog and on. Between its last stop and its first Firefox has the focus itself, where the page has none. */
async function walkRound(visitor: Visitor, presses: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (presses > 0) {
    const more = await visitor.walk(presses)
    stops.push(...more)
    // The press that led out of the page was one, too.
    presses -= more.length + 1
  }
  return stops
}

/*
 * By Tab, which in both goes to links, too. In Safari on a Mac it goes to fields alone until its user says otherwise (Tab
 * “highlights each item on a webpage”; Option and Tab do so at once): the stops are the same then.
 */
describe.each(engineNames)('by keyboard alone in %s', (engine) => {
  test('every stop can be seen, and has a ring', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(machines)
    const most = 120
    const stops = await visitor.walkPage(most)
    expect(stops.length).toBeLessThan(most)
    expect(unseenStops(stops)).toEqual([])
    for (const place of ['header', 'nav', 'main', 'footer'])
      expect(stops.filter((stop) => stop.place === place).length, place).toBeGreaterThan(2)
  })

  test('a menu is walked, and left to where it was opened', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(machines)
    const opener = '.main-menu .menu-entry summary'
    await focus(visitor, opener)
    await visitor.key('Enter')
    const panel = '.main-menu .menu-panel'
    await visitor.waitFor('the panel', (shown) => pageTools.findAll({ selector: shown }).length === 1, panel)
    const stops = await visitor.walk(5)
    expect(unseenStops(stops)).toEqual([])
    expect(await visitor.evaluate((shown) => document.activeElement?.matches(`${shown} *`), panel)).toBe(true)
    await expectBack(visitor, panel, opener)
  })

  test('the search is opened by a key, chosen from by arrows, and closed by one Escape', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(machines)
    const opener = '.header-tools a[hreflang]'
    await focus(visitor, opener)
    await visitor.key('/')
    await visitor.waitFor('the field', () => document.activeElement?.matches('.search-layer [role=combobox]'))
    await visitor.waitFor('the choices', () => document.querySelectorAll('.search-layer [role=option]').length > 2)
    for (const place of [0, 1]) {
      await visitor.key('ArrowDown')
      // The focus stays in the field, which names the choice.
      await visitor.waitFor(
        `choice ${place}`,
        (wanted) => {
          const options = [...document.querySelectorAll('.search-layer [role=option]')]
          const named = document.activeElement?.getAttribute('aria-activedescendant')
          return options[wanted]?.ariaSelected === 'true' && options[wanted].id === named
        },
        place,
      )
    }
    const stops = await walkRound(visitor, 8)
    expect(stops.filter(({ place }) => place !== 'dialog')).toEqual([])
    await expectBack(visitor, '.search-layer', opener)
  })

  test('a dialog keeps the focus, and gives it back', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(machines)
    const opener = 'footer a[data-cookie-settings]'
    await focus(visitor, opener)
    await visitor.key('Enter')
    const dialog = 'dialog[open]'
    await visitor.waitFor('the dialog', (shown) => document.activeElement?.matches(`${shown} *`), dialog)
    const first = await visitor.walk(4)
    expect(first.length).toBe(4)
    expect(unseenStops(first)).toEqual([])
    // Without a window Firefox draws no rings on the next rounds.
    const next = await walkRound(visitor, 8)
    expect([...first, ...next].filter(({ place }) => place !== 'dialog')).toEqual([])
    await expectBack(visitor, dialog, opener)
  })

  test('the heads of a comparison can be reached below its last row', async ({ visit }) => {
    const visitor = await visit(engine)
    await visitor.open(machines)
    await visitor.evaluate(() => {
      const last = [...document.querySelectorAll('.comparison tbody th')].at(-1)
      last?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await visitor.waitForRest()
    const first = '.comparison thead a'
    await visitor.evaluate((head) => document.querySelector<HTMLElement>(head)?.focus({ preventScroll: true }), first)
    const stops = [await visitor.readStop(), ...(await visitor.walk(2))]
    expect(stops.map((stop) => stop?.isSeen)).toEqual([true, true, true])
    expect(stops[1]?.name).toMatch(/^a /)
  })
})
