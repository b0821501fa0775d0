import { useEffect, useId, useRef, useState } from 'react'
import {
  changeEntry,
  dropEntry,
  emptyEntry,
  entryAt,
  insertEntry,
  type MenuEntry,
  type MenuName,
  type MenuPlace,
  type MenuStep,
  removeEntry,
  stepEntry,
} from '#domain/site/menu.ts'
import { locales } from '#lib/locale.ts'
import { MenuRow, type MenuWays } from './menu-row.tsx'
import { menuTexts } from './menu-texts.ts'
import { useMenuDrag } from './use-menu-drag.ts'

interface MenuListProps {
  name: MenuName
  label: string
  hint: string
  isPromoting: boolean
  isReadOnly: boolean
  language: 'zh' | 'en'
  entries: MenuEntry[]
  /** What is wrong, by the path of the field. */
  faults: Record<string, string>
  onChange: (entries: MenuEntry[]) => void
}

const partOf = (id: string, part: 'handle' | 'title') => `menu-${part}-${id}`

/** One menu as a tree: entries and what is below them. */
export function MenuList(props: MenuListProps) {
  const { entries, faults, hint, isPromoting, isReadOnly, label, language, name, onChange } = props
  const texts = menuTexts[language]
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState('')
  const [toFocus, setToFocus] = useState<string>()
  const nameOf = ({ title }: MenuEntry) => title[language] || title.zh || title.en || texts.unnamed

  // What was moved or made has another place in the page by then.
  useEffect(() => {
    if (toFocus === undefined) return
    document.getElementById(toFocus)?.focus()
    setToFocus(undefined)
  }, [toFocus])

  const unfold = (place: MenuPlace) => {
    const [top] = place
    const parent = place.length === 2 ? entries[top]?.id : undefined
    if (parent !== undefined) setOpen((now) => new Set([...now, parent]))
  }
  const tellPlace = (now: readonly MenuEntry[], place: MenuPlace) => {
    const entry = entryAt(now, place)
    const parent = place.length === 2 ? now[place[0]] : undefined
    if (entry === undefined) return
    const siblings = parent?.children ?? now
    setTold(texts.at(nameOf(entry), (place[1] ?? place[0]) + 1, siblings.length, parent && nameOf(parent)))
  }

  const ways: MenuWays = {
    change: (place, change) => onChange(changeEntry(entries, place, change)),
    step: (place: MenuPlace, step: MenuStep) => {
      const stepped = stepEntry(entries, place, step)
      const id = entryAt(entries, place)?.id
      if (stepped === undefined || id === undefined) return
      unfold(stepped.place)
      onChange(stepped.entries)
      tellPlace(stepped.entries, stepped.place)
      setToFocus(partOf(id, 'handle'))
    },
    add: (place) => {
      const id = `new-${crypto.randomUUID()}`
      unfold(place)
      onChange(insertEntry(entries, place, emptyEntry(id)))
      setToFocus(partOf(id, 'title'))
    },
    remove: (place) => {
      const entry = entryAt(entries, place)
      if (entry === undefined) return
      onChange(removeEntry(entries, place))
      setTold(texts.removed(nameOf(entry)))
      const next = entryAt(removeEntry(entries, place), place) ?? entries[place[0]]
      if (next !== undefined) setToFocus(partOf(next.id, 'handle'))
    },
    toggle: (id) =>
      setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]))),
  }
  const drag = useMenuDrag(list, (from, to) => {
    unfold(to)
    onChange(dropEntry(entries, from, to))
  })

  return (
    <section className="menu" aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      <p className="menu__hint">{hint}</p>
      <p className="menu__told" aria-live="polite">
        {told}
      </p>
      <div className="menu__columns" aria-hidden>
        {[...locales.map((locale) => texts.title[locale]), texts.target].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ol ref={list} className="menu__rows" data-dragging={drag.isDragging || undefined}>
        {entries.map((entry, index) => (
          <MenuRow
            key={entry.id}
            drag={drag}
            entries={entries}
            entry={entry}
            faults={faults}
            isOpen={open.has(entry.id)}
            isPromoting={isPromoting}
            isReadOnly={isReadOnly}
            language={language}
            nameOf={nameOf}
            path={`${name}.${index}`}
            place={[index]}
            ways={ways}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <button type="button" className="menu__add" onClick={() => ways.add([entries.length])}>
          <span aria-hidden>+</span> {texts.add}
        </button>
      )}
    </section>
  )
}
