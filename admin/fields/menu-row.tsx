import { type KeyboardEvent, useState } from 'react'
import { canStep, type MenuEntry, type MenuPlace, type MenuStep } from '#domain/site/menu.ts'
import { locales } from '#lib/locale.ts'
import { PagePicker } from '#admin/links/page-picker.tsx'
import { MenuInput } from './menu-input.tsx'
import { menuTexts } from './menu-texts.ts'
import { type MenuDrag, writePlace } from './use-menu-drag.ts'

export interface MenuWays {
  change: (place: MenuPlace, change: Partial<MenuEntry>) => void
  step: (place: MenuPlace, step: MenuStep) => void
  /** Puts an empty entry at a place. */
  add: (place: MenuPlace) => void
  remove: (place: MenuPlace) => void
  toggle: (id: string) => void
}

interface MenuRowProps {
  drag: MenuDrag
  /** The whole menu, which says where an entry may go. */
  entries: readonly MenuEntry[]
  entry: MenuEntry
  faults: Record<string, string>
  isOpen: boolean
  isPromoting: boolean
  isReadOnly: boolean
  language: 'zh' | 'en'
  nameOf: (entry: MenuEntry) => string
  path: string
  place: MenuPlace
  ways: MenuWays
}

const stepsOfKeys: Record<string, MenuStep> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
const signs: Record<MenuStep, string> = { up: '↑', down: '↓', in: '→', out: '←' }
const allSteps = ['up', 'down', 'in', 'out'] as const

/** What few entries have, and the ways to move it for those without mouse and keys. */
function MenuMore({ entries, entry, isPromoting, isReadOnly, language, path, place, ways, faults }: MenuRowProps) {
  const texts = menuTexts[language]
  const input = { faults, isReadOnly, language, path }
  return (
    <div className="menu-row__more">
      {!isReadOnly && <PagePicker language={language} onPick={(target) => ways.change(place, { target })} />}
      {locales.map((locale) => (
        <MenuInput
          {...input}
          key={locale}
          isLabelShown
          label={texts.summary[locale]}
          lang={locale}
          name="summary"
          value={entry.summary[locale]}
          onChange={(value) => ways.change(place, { summary: { ...entry.summary, [locale]: value } })}
        />
      ))}
      <MenuInput
        {...input}
        isLabelShown
        label={texts.icon}
        name="icon"
        value={entry.icon}
        onChange={(icon) => ways.change(place, { icon })}
      />
      {isPromoting && place.length === 1 && (
        <MenuInput
          {...input}
          isLabelShown
          hint={texts.promotedHint}
          label={texts.promoted}
          name="promoted"
          value={entry.promoted}
          onChange={(promoted) => ways.change(place, { promoted })}
        />
      )}
      {!isReadOnly && (
        <div className="menu-row__steps">
          {allSteps.map((step) => (
            <button
              key={step}
              type="button"
              disabled={!canStep(entries, place, step)}
              onClick={() => ways.step(place, step)}
            >
              <span aria-hidden>{signs[step]}</span> {texts.steps[step]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The line of an entry: both titles and the address side by side. */
function MenuLine(props: MenuRowProps & { isMore: boolean; onMore: () => void }) {
  const { drag, entry, faults, isMore, isOpen, isReadOnly, language, nameOf, onMore, path, place, ways } = props
  const texts = menuTexts[language]
  const name = nameOf(entry)
  const input = { faults, isReadOnly, language, path }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepsOfKeys[event.key]
    if (step === undefined) return
    event.preventDefault()
    ways.step(place, step)
  }
  const side = drag.mark?.row === writePlace(place) ? drag.mark.side : undefined
  return (
    <div className="menu-row__line" data-drop={side} data-place={writePlace(place)}>
      {!isReadOnly && (
        <button
          type="button"
          className="menu-row__handle"
          id={`menu-handle-${entry.id}`}
          aria-label={texts.handle(name)}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => drag.start(event, place)}
        >
          <span aria-hidden>⠿</span>
        </button>
      )}
      {place.length === 1 && (
        <button
          type="button"
          className="menu-row__fold"
          aria-expanded={isOpen}
          aria-label={`${name}: ${texts.children(entry.children.length)}`}
          onClick={() => ways.toggle(entry.id)}
        >
          <span aria-hidden>{isOpen ? '▾' : '▸'}</span> {entry.children.length}
        </button>
      )}
      {locales.map((locale) => (
        <MenuInput
          {...input}
          key={locale}
          label={texts.title[locale]}
          lang={locale}
          name="title"
          value={entry.title[locale]}
          {...(locale === locales[0] && { id: `menu-title-${entry.id}` })}
          onChange={(value) => ways.change(place, { title: { ...entry.title, [locale]: value } })}
        />
      ))}
      <MenuInput
        {...input}
        label={texts.target}
        name="target"
        value={entry.target}
        onChange={(target) => ways.change(place, { target })}
      />
      <button type="button" aria-expanded={isMore} aria-label={texts.more(name)} onClick={onMore}>
        <span aria-hidden>⋯</span>
      </button>
      {!isReadOnly && (
        <button type="button" aria-label={texts.remove(name)} onClick={() => ways.remove(place)}>
          <span aria-hidden>✕</span>
        </button>
      )}
    </div>
  )
}

/** An entry of a menu and, unfolded, what is below it. */
export function MenuRow(props: MenuRowProps) {
  const { entry, faults, isReadOnly, language, nameOf, path, place, ways } = props
  const texts = menuTexts[language]
  const [isMore, setMore] = useState(false)
  const isFaulty = (beginning: string) => Object.keys(faults).some((each) => each.startsWith(beginning))
  const isMoreFaulty = ['summary', 'icon', 'promoted'].some((field) => faults[`${path}.${field}`] !== undefined)
  const isOpen = place.length === 1 && (props.isOpen || isFaulty(`${path}.children.`))
  return (
    <li className="menu-row">
      <MenuLine {...props} isMore={isMore || isMoreFaulty} isOpen={isOpen} onMore={() => setMore(!isMore)} />
      {(isMore || isMoreFaulty) && <MenuMore {...props} />}
      {isOpen && (
        <ol className="menu-row__children">
          {entry.children.map((child, index) => (
            <MenuRow
              {...props}
              key={child.id}
              entry={child}
              isOpen={false}
              path={`${path}.children.${index}`}
              place={[place[0], index]}
            />
          ))}
          {!isReadOnly && (
            <li>
              <button type="button" className="menu__add" onClick={() => ways.add([place[0], entry.children.length])}>
                <span aria-hidden>+</span> {texts.addBelow(nameOf(entry))}
              </button>
            </li>
          )}
        </ol>
      )}
    </li>
  )
}
