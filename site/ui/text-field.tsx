import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { controlIcons } from './control-icons.ts'
import { controlOf, Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

interface Counting {
  /** Counts characters against a limit. More may be typed: what was pasted is not cut, it is said to be too long. */
  count?: { max: number; write: (left: number) => string } | undefined
}

type Own<Tag extends 'input' | 'textarea'> = FieldWords & Counting & Omit<ComponentProps<Tag>, keyof FieldWords>

/** How few characters are left when the count begins to be said aloud. */
const nearEnd = 20

/** Length in characters as people count them: code points, so that a rare Han character is one. */
export function countCharacters(text: string): number {
  return [...text].length
}

function useCount(id: string, count: Counting['count'], value: unknown) {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [used, setUsed] = useState(() => countCharacters(given))
  const left = count ? count.max - used : 0
  return {
    isOver: left < 0,
    onInput: (text: string) => setUsed(countCharacters(text)),
    node: count && (
      <span className="field-count" data-over={left < 0 || undefined}>
        <span id={`${id}-count`}>{count.write(left)}</span>
        <span role="status" className="sr-only">
          {left <= nearEnd && used > 0 ? count.write(left) : ''}
        </span>
      </span>
    ),
  }
}

type TextFieldProps = Own<'input'> & {
  /** Before or after the text, inside the line: a drawing, a unit. */
  before?: ReactNode
  after?: ReactNode
}

/** One line of text: `type` says which kind (text, e-mail, number, date, search, telephone). */
export function TextField({
  after,
  before,
  count,
  error,
  hint,
  id,
  label,
  mark,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const counted = useCount(id, count, rest.value ?? rest.defaultValue)
  const control = controlOf({ id, hint, error }, count !== undefined)
  return (
    <Field {...{ id, label, mark, hint, error }} count={counted.node}>
      <span className={`control control-${type}`}>
        {before && <span className="control-side">{before}</span>}
        <input
          {...rest}
          {...control}
          type={type}
          aria-invalid={control['aria-invalid'] ?? (counted.isOver || undefined)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            counted.onInput(event.target.value)
            onChange?.(event)
          }}
        />
        {after && <span className="control-side">{after}</span>}
      </span>
    </Field>
  )
}

/** Several lines; it grows with its text where the browser can do that. */
export function TextArea({ count, error, hint, id, label, mark, onChange, rows = 5, ...rest }: Own<'textarea'>) {
  const counted = useCount(id, count, rest.value ?? rest.defaultValue)
  const control = controlOf({ id, hint, error }, count !== undefined)
  return (
    <Field {...{ id, label, mark, hint, error }} count={counted.node}>
      <span className="control control-area">
        <textarea
          {...rest}
          {...control}
          rows={rows}
          aria-invalid={control['aria-invalid'] ?? (counted.isOver || undefined)}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            counted.onInput(event.target.value)
            onChange?.(event)
          }}
        />
      </span>
    </Field>
  )
}

/** A number with its unit. The wheel and the little arrows change numbers by accident, so there are none. */
export function NumberField({ unit, ...rest }: Omit<TextFieldProps, 'type' | 'after'> & { unit?: string }) {
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      type="number"
      after={unit}
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

/** A password that can be looked at. `autoComplete` must say whether it is the current or a new one. */
export function PasswordField({
  hideLabel,
  showLabel,
  ...rest
}: Omit<TextFieldProps, 'type' | 'after' | 'count'> & {
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      type={isShown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className="control-button needs-scripts"
          aria-controls={rest.id}
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon drawing={isShown ? controlIcons.eyeOff : controlIcons.eye} />
        </button>
      }
    />
  )
}
