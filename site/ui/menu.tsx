import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { Icon, type IconShape } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import { placeLayer } from './place-layer.ts'
import { useLive } from './use-live.ts'

interface MenuItem {
  key: string
  title: string
  icon?: IconShape
  /** A place to go to; without it the item does something. */
  href?: string
  onSelect?: () => void
  isDanger?: boolean
  isDisabled?: boolean
  /** A hairline before it. */
  startsGroup?: boolean
}

interface MenuProps {
  /** Words on the button. */
  label: string
  /** Draws the button's inside; the words and an arrow when absent. */
  children?: ReactNode
  className?: string
  items: MenuItem[]
}

/** Where a key leads among items, by the ARIA pattern for menus; a letter leads to the next item that begins with it. */
export function nextMenuItem(key: string, index: number, titles: string[]): number | undefined {
  const count = titles.length
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1 || key === ' ') return undefined
  const order = titles.map((_title, step) => (index + 1 + step) % count)
  return order.find((each) => titles[each]?.toLowerCase().startsWith(key.toLowerCase()))
}

/**
 * A button that opens a list of things to do. The list is a popover: it opens and closes without scripts, by Escape and
 * by a press elsewhere. Until scripts run it is a plain list that the Tab key walks through.
 */
export function Menu({ children, className = 'button button-quiet', items, label }: MenuProps) {
  const id = useId()
  const isLive = useLive()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const opensAtEnd = useRef(false)

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('.menu-choice') ?? [])]
  const opened = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open' || !list.current || !button.current) return
    placeLayer(button.current, list.current, 'below')
    entries()
      .at(opensAtEnd.current ? -1 : 0)
      ?.focus()
    opensAtEnd.current = false
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    opensAtEnd.current = event.key === 'ArrowUp'
    if (!list.current?.matches(':popover-open'))
      list.current?.showPopover({ source: event.currentTarget as HTMLElement })
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close()
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextMenuItem(
      event.key,
      at,
      items.map(({ title }) => title),
    )
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[next]?.focus()
  }
  const close = () => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover()
  }

  return (
    <span className="menu">
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup={isLive ? 'menu' : undefined}
        aria-label={children === undefined ? undefined : label}
        popoverTarget={`${id}-list`}
        onKeyDown={openByKey}
      >
        {children ?? (
          <>
            {label}
            <Icon drawing={interfaceIcons.chevronDown} />
          </>
        )}
      </button>
      {/* It has its role as soon as scripts run; before that it is a plain list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={list}
        id={`${id}-list`}
        popover="auto"
        className="menu-list"
        {...(isLive && { role: 'menu', 'aria-label': label })}
        onToggle={opened}
        onKeyDown={walk}
      >
        {items.map((item) => (
          <MenuChoice key={item.key} item={item} isLive={isLive} close={close} />
        ))}
      </div>
    </span>
  )
}

function MenuChoice({ close, isLive, item }: { item: MenuItem; isLive: boolean; close: () => void }) {
  const { href, icon, isDanger, isDisabled, onSelect, startsGroup, title } = item
  const shared = {
    className: `menu-choice ${isDanger ? 'menu-choice-danger' : ''} ${startsGroup ? 'menu-choice-group' : ''}`,
    'aria-disabled': isDisabled || undefined,
    ...(isLive && { role: 'menuitem', tabIndex: -1 }),
    onClick: () => {
      if (isDisabled) return
      close()
      onSelect?.()
    },
  }
  const words = (
    <>
      {icon && <Icon drawing={icon} />}
      <span>{title}</span>
    </>
  )
  return href === undefined || isDisabled ? (
    <button type="button" {...shared}>
      {words}
    </button>
  ) : (
    <a href={href} {...shared}>
      {words}
    </a>
  )
}
