/**
 * No press is lost while a page comes to life. What is pressed or written before React has taken the page over is kept, and
 * done then: until then a button has nobody who listens, and a field is set back to what the server wrote. Links lead on by
 * themselves and are left alone, and so are forms that the browser sends by itself, to a page that answers them. And what
 * moves away between the button's going down and up, under a pointer that stays where it is, is pressed all the same:
 * Payload's rows of buttons grow as they come to life.
 *
 * The functions run in the browser, by their texts: they may use nothing of this module. That React has taken an element over
 * is known by the property that it puts on it, as `tests/e2e/early-presses.e2e.ts` shows with scripts that come late.
 */
export const earlyPressesScript = () => `(${keepPresses.toString()})((${makeKeeper.toString()})())`

interface Keeper {
  isEarly: (element: Element) => boolean
  keep: (element: HTMLElement, deed: () => void) => void
}

/** What was done early, in its order, one for each element: who presses twice waits for one answer. */
function makeKeeper(): Keeper {
  const page = document.documentElement
  /** In milliseconds. */
  const turn = 50
  const kept = new Map<HTMLElement, () => void>()
  let isOurs = false
  let turnsInVain = 0

  const isTaken = (element: Element) =>
    'live' in page.dataset || Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  // One in a turn: what follows finds the page as the one before has made it.
  const goOn = () => {
    const [[element, deed] = []] = kept
    const isReady = element?.isConnected && isTaken(element) && !element.matches(':disabled')
    // Of a page that lives, what cannot be pressed for ten seconds was not meant to be.
    if ('live' in page.dataset && !isReady) turnsInVain += 1
    if (element && (isReady || !element.isConnected || turnsInVain > 10_000 / turn)) {
      kept.delete(element)
      turnsInVain = 0
      isOurs = true
      if (isReady) deed?.()
      isOurs = false
    }
    if (kept.size > 0) setTimeout(goOn, turn)
    else delete page.dataset.kept
  }
  return {
    isEarly: (element) => !isOurs && (kept.size > 0 || !isTaken(element)),
    keep: (element, deed) => {
      if (kept.size === 0) setTimeout(goOn, turn)
      kept.set(element, deed)
      page.dataset.kept = ''
    },
  }
}

function keepPresses({ isEarly, keep }: Keeper): void {
  const pressable = 'button, [role=button], [role=tab], [role=menuitem], input[type=checkbox], input[type=radio]'
  const hold = (event: Event, element: HTMLElement | null, deed: 'click' | 'requestSubmit') => {
    const action = element?.closest('form')?.getAttribute('action')
    // Payload's own forms name a call, and are sent by script.
    const isSentByBrowser = action && !action.includes('/api/')
    if (!element || isSentByBrowser || !isEarly(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(element, () => (element as HTMLFormElement)[deed]())
  }
  const on = <Name extends keyof WindowEventMap>(name: Name, listen: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listen, true)

  const pressedBy = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null
  let down: { element: HTMLElement | null; x: number; y: number } | undefined
  on('mousedown', (event) => {
    down = { element: pressedBy(event, `${pressable}, a[href]`), x: event.clientX, y: event.clientY }
  })
  on('click', (event) => {
    const { element, x, y } = down ?? {}
    down = undefined
    const isStill = Math.abs(event.clientX - (x ?? -9)) < 4 && Math.abs(event.clientY - (y ?? -9)) < 4
    const hasMoved = element?.isConnected && isStill && !element.contains(event.target as Node)
    if (!hasMoved) return hold(event, pressedBy(event, pressable), 'click')
    event.preventDefault()
    event.stopImmediatePropagation()
    element.click()
  })
  on('submit', (event) => hold(event, event.target as HTMLFormElement, 'requestSubmit'))
  on('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k')
      hold(event, document.querySelector<HTMLElement>('[aria-keyshortcuts~="Control+K"]'), 'click')
  })
  on('input', ({ target: field }) => {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    if (!isField || !isEarly(field)) return
    const { value } = field
    keep(field, () => {
      if (field.type !== 'file') {
        // React has put a setter of its own on the field, and hears only of what differs from what went through it.
        field.value = ''
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      }
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  })
}
