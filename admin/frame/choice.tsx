interface ChoiceProps {
  /** Of the parameter of the form's address. */
  name: string
  label: string
  value: number | string | undefined
  /** Words for no choice at all, where that may be. */
  all?: string
  options: readonly (readonly [value: number | string, label: string])[]
}

/** A list to choose from, in a form whose answer stands in the address of its page. */
export function Choice({ all, label, name, options, value }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
