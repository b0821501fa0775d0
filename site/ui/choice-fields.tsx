import type { ComponentProps, ReactNode } from 'react'
import { controlOf, FieldError, FieldGroup, type FieldWords } from './field.tsx'

type ChoiceProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type'>

function Choice({
  className,
  error,
  hint,
  id,
  label,
  mark,
  role,
  type,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <div className={`choice ${className ?? ''}`} data-invalid={error ? true : undefined}>
      <input {...rest} {...controlOf({ id, hint, error })} type={type} role={role} />
      <div>
        <label htmlFor={id}>
          {label}
          {mark && <span className="field-mark">{mark}</span>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="field-hint">
            {hint}
          </p>
        )}
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}

/** Yes or no, sent with the form. `isPartial` draws the state between, for a box that stands for several. */
export function Checkbox({ isPartial = false, ...rest }: ChoiceProps & { isPartial?: boolean }) {
  return (
    <Choice
      {...rest}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartial
      }}
    />
  )
}

/** Whether it is on comes from the checkbox itself. */
const switchRole = { role: 'switch' } as const

/** On or off, at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" {...switchRole} className="switch" />
}

interface RadioGroupProps extends FieldWords {
  name: string
  options: { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }[]
  value?: string
  initial?: string
  onChange?: (value: string) => void
  /** `cards` where each option needs a sentence. */
  look?: 'plain' | 'row' | 'cards'
  isRequired?: boolean
}

/** One of a few. The platform's own keys: arrows choose, Tab leaves. */
export function RadioGroup({
  initial,
  isRequired,
  look = 'plain',
  name,
  onChange,
  options,
  value,
  ...words
}: RadioGroupProps) {
  return (
    <FieldGroup {...words} className={`radio-group radio-group-${look}`}>
      <div className="choices">
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            id={`${words.id}-${option.value}`}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.isDisabled}
            required={isRequired}
            {...(value === undefined
              ? { defaultChecked: option.value === initial }
              : { checked: option.value === value, onChange: () => onChange?.(option.value) })}
            {...(value === undefined && onChange && { onChange: () => onChange(option.value) })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
