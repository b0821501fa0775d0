import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'

interface ListSearchProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Searches a list that the page has whole. It is there with scripts only, and not on paper. */
export function ListSearch({ label, onChange, value }: ListSearchProps) {
  return (
    <label className="list-search needs-scripts no-print">
      <span className="sr-only">{label}</span>
      <Icon drawing={interfaceIcons.search} />
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        maxLength={100}
        autoComplete="off"
      />
    </label>
  )
}
