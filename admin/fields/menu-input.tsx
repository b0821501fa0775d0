import { useId } from 'react'
import { linkTexts } from '#admin/links/link-texts.ts'
import { useUnknownPage } from '#admin/links/use-unknown-page.ts'
import { languageTags, type Locale } from '#lib/locale.ts'

interface MenuInputProps {
  /** What is wrong, by the path of the field. */
  faults: Record<string, string>
  hint?: string
  id?: string
  isLabelShown?: boolean
  isReadOnly: boolean
  label: string
  /** Of the admin. */
  language: Locale
  lang?: Locale
  name: 'icon' | 'promoted' | 'summary' | 'target' | 'title'
  onChange: (value: string) => void
  /** Of the entry. */
  path: string
  value: string
}

/** One field of an entry. Narrow screens and forms below the line show its name, a line among many has it for readers. */
export function MenuInput({
  faults,
  hint,
  id,
  isLabelShown,
  isReadOnly,
  label,
  lang,
  language,
  name,
  onChange,
  path,
  value,
}: MenuInputProps) {
  const own = useId()
  const fault = faults[`${path}.${name}`]
  const isUnknown = useUnknownPage(name === 'target' || name === 'promoted' ? value : '')
  return (
    <div className={`menu-input menu-input--${name}`}>
      <label
        className={isLabelShown ? 'menu-input__label' : 'menu-input__label menu-input__label--narrow'}
        htmlFor={id ?? own}
      >
        {label}
      </label>
      <input
        id={id ?? own}
        type="text"
        aria-describedby={fault || hint ? `${own}-hint` : undefined}
        aria-invalid={fault !== undefined}
        autoComplete="off"
        lang={lang && languageTags[lang]}
        placeholder={isLabelShown ? undefined : label}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {(fault ?? hint) && (
        <p className={fault ? 'menu-input__fault' : 'menu-input__hint'} id={`${own}-hint`}>
          {fault ?? hint}
        </p>
      )}
      {isUnknown && (
        <p className="menu-input__unknown" role="status">
          {linkTexts[language].unknown}
        </p>
      )}
    </div>
  )
}
