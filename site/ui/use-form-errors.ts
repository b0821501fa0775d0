import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong with a form: with its fields by their names, and with the whole. */
interface FormErrors<Errors> {
  errors: Errors
  failure?: string | undefined
}

/**
 * What is wrong with a form. It is said when the form is sent, with the focus in the first wrong field; a field that is
 * changed loses its error at once. What is wrong with the whole form stays until it is sent again.
 * @param together fields that are judged together, so that a change of one ends the error of the others
 */
export function useFormErrors<Errors extends object>(first: Errors, together: readonly (keyof Errors)[] = []) {
  const [{ errors, failure, turn }, setState] = useState<FormErrors<Errors> & { turn: number }>({
    errors: first,
    turn: 0,
  })
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const wrong = ref.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid] input')
    // Of fields that are wrong together the last is the one to type again: the password, not the address before it.
    focusField(wrong?.[failure === undefined ? 0 : wrong.length - 1])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- When it is refused, and never while somebody mends it.
  }, [turn])

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!('name' in target)) return
    const changed = target.name as keyof Errors
    const names = together.includes(changed) ? together : [changed]
    setState((state) => {
      if (names.every((name) => state.errors[name] === undefined)) return state
      const others = { ...state.errors }
      for (const name of names) delete others[name]
      return { ...state, errors: others }
    })
  }
  return {
    errors,
    failure,
    /** Says what is wrong; without anything, what was wrong before is gone. */
    refuse: (wrong: Errors, whole?: string) =>
      setState((state) => ({ errors: wrong, failure: whole, turn: state.turn + 1 })),
    form: { ref, noValidate: true, onInput },
  }
}

/** A field is met with its label and its hint, which Safari, left to itself, scrolls under the header of the page. */
function focusField(field: HTMLElement | undefined): void {
  if (field === undefined) return
  field.focus({ preventScroll: true })
  const whole = field.closest('.field') ?? field
  whole.scrollIntoView({ block: 'nearest' })
}
