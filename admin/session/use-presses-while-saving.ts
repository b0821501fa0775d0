import { useEffect, useLayoutEffect, useRef } from 'react'

const isWithin = ({ bottom, left, right, top }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom

/**
 * While a form saves itself its buttons are disabled, for as long as the server takes: a press on one of them would be lost, and
 * so would the place of somebody at the keyboard. What is pressed meanwhile is pressed when the form has saved.
 */
export function usePressesWhileSaving(isSavingItself: boolean): void {
  const focused = useRef<HTMLElement | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  // Chromium takes the focus off a disabled button with the next frame.
  useLayoutEffect(() => {
    if (isSavingItself)
      focused.current = document.activeElement?.closest<HTMLElement>('.form-submit button:disabled') ?? null
  }, [isSavingItself])
  useEffect(() => {
    const isAtButton = () => [document.body, focused.current].includes(document.activeElement as HTMLElement)
    if (!isSavingItself) {
      if (isAtButton()) focused.current?.focus()
      pressed.current?.click()
      focused.current = null
      pressed.current = null
      return
    }
    // A disabled button lets a press through to what it stands in (`session.css`).
    const notePress = ({ clientX, clientY, target }: MouseEvent) => {
      const buttons =
        target instanceof Element ? target.querySelectorAll<HTMLElement>('.form-submit button:disabled') : []
      const button = [...buttons].find((each) => isWithin(each.getBoundingClientRect(), clientX, clientY))
      if (button) pressed.current = button
    }
    const noteKey = ({ key }: KeyboardEvent) => {
      if (['Enter', ' '].includes(key) && focused.current && isAtButton()) pressed.current = focused.current
    }
    addEventListener('click', notePress)
    addEventListener('keydown', noteKey)
    return () => {
      removeEventListener('click', notePress)
      removeEventListener('keydown', noteKey)
    }
  }, [isSavingItself])
}
