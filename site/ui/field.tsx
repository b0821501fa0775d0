import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { controlIcons } from './control-icons.ts'
import { interfaceIcons } from './interface-icons.ts'

/** What every field has around its control. */
export interface FieldWords {
  /** Also the prefix of the ids of hint, error and count. */
  id: string
  label: ReactNode
  /** Small after the label, such as “optional”. */
  mark?: string | undefined
  /** What is expected, before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; `true` where the form says it. */
  error?: ReactNode
}

const hasWords = (error: ReactNode) => Boolean(error) && error !== true

/** The attributes that tie a control to its label, hint, error and count. */
export function controlOf({ error, hint, id }: Pick<FieldWords, 'id' | 'hint' | 'error'>, hasCount = false) {
  const described = [hint && `${id}-hint`, hasWords(error) && `${id}-error`, hasCount && `${id}-count`].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
}

/** Label, hint, control, error: in the order in which they are read. */
export function Field({
  children,
  count,
  error,
  hint,
  id,
  label,
  mark,
}: FieldWords & { children: ReactNode; count?: ReactNode }) {
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label id={`${id}-label`} htmlFor={id} className="field-label">
        {label}
        {mark && <span className="field-mark">{mark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {(hasWords(error) || count) && (
        <div className="field-foot">
          <FieldError id={id} error={error} />
          {count}
        </div>
      )}
    </div>
  )
}

/** The error of a field or of a group of them. */
export function FieldError({ error, id }: Pick<FieldWords, 'id' | 'error'>) {
  if (!hasWords(error)) return null
  return (
    <p id={`${id}-error`} className="field-error">
      <Icon drawing={interfaceIcons.triangleAlert} />
      <span>{error}</span>
    </p>
  )
}

/** What is wrong with a form as a whole, above the button that sends it. */
export function FormError({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="form-error">
      <Icon drawing={controlIcons.circleAlert} />
      <span>{text}</span>
    </p>
  )
}

interface GroupProps extends FieldWords {
  children: ReactNode
  className?: string
}

/** Several controls that answer one question. */
export function FieldGroup({ children, className = '', error, hint, id, label, mark }: GroupProps) {
  return (
    <fieldset
      className={`field ${className}`}
      aria-describedby={controlOf({ id, hint, error })['aria-describedby']}
      data-invalid={error ? true : undefined}
    >
      <legend className="field-label">
        {label}
        {mark && <span className="field-mark">{mark}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
