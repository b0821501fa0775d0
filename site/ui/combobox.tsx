import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ComboboxListProps, ComboboxWords } from './combobox-list.tsx'
import { controlOf, Field, type FieldWords } from './field.tsx'
import { Options, type SelectOption } from './select.tsx'

interface ComboboxProps extends FieldWords {
  name: string
  options: SelectOption[]
  initial?: string
  words: ComboboxWords
  isRequired?: boolean
  isDisabled?: boolean
  onChange?: (value: string) => void
}

/**
 * One of many, found by typing. In the server's HTML it is a select; the combobox is loaded once the page runs, and takes
 * its place (docs/decisions/0012-headless-library.md). A select that has the focus or an answer by then keeps it.
 */
export function Combobox(props: ComboboxProps) {
  const { error, hint, id, initial = '', isDisabled, isRequired, label, mark, name, onChange, options, words } = props
  const [List, setList] = useState<ComponentType<ComboboxListProps>>()
  const [value, setValue] = useState(initial)
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    let isGone = false
    const replace = async () => {
      const { ComboboxList } = await import('./combobox-list.tsx')
      const { current } = select
      if (isGone || current === null) return
      const swap = () => {
        // An answer that was given before React listened is not lost.
        setValue(current.value)
        setList(() => ComboboxList)
      }
      if (document.activeElement === current) current.addEventListener('blur', swap, { once: true })
      else swap()
    }
    // A part that cannot be loaded leaves a select, which is no loss.
    replace().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const choose = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  const control = { ...controlOf({ id, hint, error }), name, required: isRequired, disabled: isDisabled }
  return (
    <Field {...{ id, label, mark, hint, error }}>
      {List ? (
        <List {...{ control, options, words, value }} onChange={choose} />
      ) : (
        <span className="control control-select">
          <select {...control} ref={select} value={value} onChange={({ target }) => choose(target.value)}>
            <Options options={options} empty={words.placeholder} />
          </select>
        </span>
      )}
    </Field>
  )
}
