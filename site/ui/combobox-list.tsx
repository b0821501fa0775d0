import { type FocusEvent, useRef, useState } from 'react'
import { Combobox } from '@base-ui/react/combobox'
import { controlIcons } from './control-icons.ts'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import type { SelectOption } from './select.tsx'

export interface ComboboxWords {
  placeholder: string
  /** When nothing matches what was typed. */
  none: string
  clear: string
  open: string
}

export interface ComboboxListProps {
  control: {
    id: string
    name: string
    required?: boolean | undefined
    disabled?: boolean | undefined
    'aria-invalid'?: boolean | undefined
    'aria-describedby'?: string | undefined
  }
  options: SelectOption[]
  words: ComboboxWords
  value: string
  onChange: (value: string) => void
}

/**
 * The combobox itself. Only ever rendered in the browser: the library writes style attributes, which the content security
 * policy refuses in HTML and allows through the style object.
 */
export function ComboboxList({ control, onChange, options, value, words }: ComboboxListProps) {
  const { disabled, id, name, required, ...described } = control
  const [isOpen, setIsOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  // In a dialog the rest of the page lies below it and is inert, so the list must be inside.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !group.current?.contains(relatedTarget)) setIsOpen(false)
  }
  return (
    <Combobox.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      name={name}
      required={required === true}
      disabled={disabled === true}
      autoHighlight
    >
      <Combobox.InputGroup
        ref={(element: HTMLDivElement | null) => {
          group.current = element
          setPlace(element?.closest<HTMLElement>('dialog, main') ?? null)
        }}
        className="control control-combobox"
        onBlur={closeBehind}
      >
        <Combobox.Input id={id} {...described} placeholder={words.placeholder} />
        <Combobox.Clear className="control-button" aria-label={words.clear}>
          <Icon drawing={interfaceIcons.x} />
        </Combobox.Clear>
        <Combobox.Trigger className="control-button" aria-label={words.open}>
          <Icon drawing={controlIcons.chevronsUpDown} />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      {/* The library takes a closed list away when its own popup has ended its motion; here it simply goes. */}
      {isOpen && (
        <Combobox.Portal container={place}>
          <Combobox.Positioner className="combobox-place" positionMethod="fixed" sideOffset={6}>
            {/* Not the library's own popup: that one hides the whole page from assistive technology while it is open. */}
            <div className="combobox-layer">
              <Combobox.Empty className="combobox-none">{words.none}</Combobox.Empty>
              <Combobox.List className="combobox-list" aria-labelledby={`${id}-label`}>
                {(option: SelectOption) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    disabled={option.isDisabled === true}
                    className="combobox-option"
                  >
                    <span>
                      {option.label}
                      {option.group && <small>{option.group}</small>}
                    </span>
                    <Combobox.ItemIndicator>
                      <Icon drawing={controlIcons.check} />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </div>
          </Combobox.Positioner>
        </Combobox.Portal>
      )}
    </Combobox.Root>
  )
}
