import type { ComponentProps } from 'react'
import { controlOf, Field, type FieldWords } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  /** How many there are of it. */
  count?: number
  isDisabled?: boolean
  /** Options of one group stand together below its name. */
  group?: string
}

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'children'> & {
    options: SelectOption[]
    /** The empty option, such as “All products”. */
    empty?: string | undefined
  }

/** Options by group, in the order in which they are given. */
function grouped(options: SelectOption[]): [string | undefined, SelectOption[]][] {
  const groups = new Map<string | undefined, SelectOption[]>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return [...groups]
}

/** The options of a native select. */
export function Options({ empty, options }: { options: SelectOption[]; empty?: string | undefined }) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {grouped(options).map(([group, members]) => {
        const drawn = members.map(({ count, isDisabled, label, value }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))
        return group === undefined ? (
          drawn
        ) : (
          <optgroup key={group} label={group}>
            {drawn}
          </optgroup>
        )
      })}
    </>
  )
}

/** One of several: the platform's own select, whose list every device shows in its best way. */
export function Select({ empty, error, hint, id, label, mark, options, ...rest }: SelectProps) {
  return (
    <Field {...{ id, label, mark, hint, error }}>
      <span className="control control-select">
        <select {...rest} {...controlOf({ id, hint, error })}>
          <Options options={options} empty={empty} />
        </select>
      </span>
    </Field>
  )
}
