import { type FormEvent, useEffect, useRef } from 'react'
import { FilterSheet } from './filter-sheet.tsx'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import { Options, type SelectOption } from './select.tsx'

export type FilterField =
  | {
      kind: 'search'
      name: string
      label: string
      value: string
      placeholder?: string
      /** Kind of records to suggest while somebody types; the page's route brings the place of the list to life. */
      suggests?: string
    }
  | { kind: 'choice'; name: string; label: string; value: string; all: string; options: SelectOption[] }
  /** The order of the list: it narrows nothing. */
  | { kind: 'order'; name: string; label: string; value: string; all: string; options: SelectOption[] }
  | { kind: 'switch'; name: string; label: string; value: string; on: string }

export interface FilterValue {
  name: string
  value: string
  /** What it is called; an order is not said again. */
  words: string | undefined
}

/** What is chosen by the fields. */
export function valuesOf(fields: FilterField[]): FilterValue[] {
  return fields.filter(({ value }) => value !== '').map((field) => ({ ...field, words: wordsOf(field) }))
}

function wordsOf(field: FilterField): string | undefined {
  if (field.kind === 'order') return undefined
  if (field.kind === 'switch') return field.label
  if (field.kind === 'search') return field.value
  return field.options.find(({ value }) => value === field.value)?.label ?? field.value
}

interface FilterBarProps {
  id: string
  label: string
  /** Address of the list; the form sends its fields there as the query. */
  action: string
  fields: FilterField[]
  submitLabel: string
  /** Of the button that opens what is not searched by words, on a phone; without it all stands on the page. */
  openLabel?: string
  /** How much is found. */
  total?: string
  /** What is chosen, each with the address without it. */
  chosen?: { key: string; words: string; removeLabel: string; href: string }[]
  clear?: { href: string; label: string }
  /**
   * Told the chosen values, without the empty ones, to navigate without a page load. Without it, and without scripts,
   * the form is sent.
   */
  onChange?: (values: Record<string, string>) => void
}

/** The values of a filter form that are not empty. */
export function readFilters(data: Iterable<[string, unknown]>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') values[name] = value.trim()
  }
  return values
}

const isSearch = ({ kind }: FilterField) => kind === 'search'

const sheetOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('.filter-sheet')

/** Filters of a list, kept in its address: they can be bookmarked, sent on, and taken back by the browser's button. */
export function FilterBar(props: FilterBarProps) {
  const { action, chosen = [], clear, fields, id, label, onChange, openLabel, submitLabel, total } = props
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChange) return
    event.preventDefault()
    onChange(readFilters(new FormData(event.currentTarget)))
    // A choice leaves the sheet open for the next one; the button is for who has finished.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter)
      sheetOf(event.currentTarget)?.hidePopover?.()
  }
  const [searched, others] = [fields.filter(isSearch), fields.filter((field) => !isSearch(field))]
  const controls = (shown: FilterField[]) =>
    shown.map((field) => (
      <FilterControl
        key={field.name}
        id={`${id}-${field.name}`}
        field={field}
        onChoose={() => form.current?.requestSubmit()}
      />
    ))
  const send = (
    <button type="submit" className="button button-quiet button-compact">
      {submitLabel}
    </button>
  )
  return (
    <search className="filter-bar" aria-label={label}>
      <form ref={form} action={action} method="get" onSubmit={submit}>
        {controls(searched)}
        {openLabel === undefined || others.length === 0 ? (
          <>
            {controls(others)}
            {send}
          </>
        ) : (
          <FilterSheet
            id={`${id}-sheet`}
            label={openLabel}
            count={others.filter(({ kind, value }) => value !== '' && kind !== 'order').length}
            close={send}
          >
            {controls(others)}
          </FilterSheet>
        )}
      </form>
      {(total !== undefined || chosen.length > 0) && (
        <div className="filter-state">
          {total !== undefined && (
            <p role="status" className="filter-total">
              {total}
            </p>
          )}
          {chosen.length > 0 && (
            <ul>
              {chosen.map(({ href, key, removeLabel, words }) => (
                <li key={key}>
                  <a href={href} className="chip filter-chip" aria-label={removeLabel}>
                    {words}
                    <Icon drawing={interfaceIcons.x} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {clear && chosen.length > 0 && (
            <a href={clear.href} className="text-link">
              {clear.label}
            </a>
          )}
        </div>
      )}
    </search>
  )
}

/** Whether it is on comes from the checkbox itself. */
const switchRole = { role: 'switch' } as const

function FilterControl({ field, id, onChoose }: { field: FilterField; id: string; onChoose: () => void }) {
  const { label, name, value } = field
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const on = field.kind === 'switch' ? field.on : undefined
  // The address is the truth: it also changes by the links of what is chosen and by the browser's buttons. The control
  // is not drawn anew for it, which would take the focus away.
  const shown = useRef(value)
  useEffect(() => {
    // What was typed or chosen before the scripts were there stays.
    if (shown.current === value) return
    shown.current = value
    // Not while it is typed in: an answer to what stood there before would take letters away.
    if (!control.current || (field.kind === 'search' && control.current === document.activeElement)) return
    if (on === undefined) control.current.value = value
    else control.current.checked = value === on
  }, [field.kind, on, value])
  if (field.kind === 'switch') {
    return (
      <div className="choice switch filter-switch">
        <input
          ref={control}
          id={id}
          type="checkbox"
          {...switchRole}
          name={name}
          value={field.on}
          defaultChecked={value === field.on}
          onChange={onChoose}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    )
  }
  return (
    <div className={`filter-field filter-field-${field.kind}`}>
      <label htmlFor={id}>{label}</label>
      {field.kind === 'search' ? (
        <span className="control">
          <span className="control-side">
            <Icon drawing={interfaceIcons.search} />
          </span>
          <input
            ref={control}
            id={id}
            type="search"
            name={name}
            defaultValue={value}
            placeholder={field.placeholder}
            maxLength={200}
            enterKeyHint="search"
            {...(field.suggests && { 'data-suggests': field.suggests, autoComplete: 'off' })}
          />
          {field.suggests && <span className="field-suggestions" />}
        </span>
      ) : (
        <span className="control control-select">
          <select ref={control} id={id} name={name} defaultValue={value} onChange={onChoose}>
            <Options options={field.options} empty={field.all} />
          </select>
        </span>
      )}
    </div>
  )
}
