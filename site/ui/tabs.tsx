import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLive } from './use-live.ts'

interface Tab {
  key: string
  title: string
  /** After the title, such as a count. */
  mark?: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string
  tabs: Tab[]
  /** Key of the tab that is open at first; the first one when absent. */
  initial?: string
  onChange?: (key: string) => void
}

/** Where a key leads from a tab, by the ARIA pattern for tabs. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Panels of which one is shown. Without scripts and on paper all of them stand one below the other with their titles, so
 * nothing is lost. A tab opens when it is reached by the arrow keys.
 */
export function Tabs({ initial, label, onChange, tabs }: TabsProps) {
  const id = useId()
  const isLive = useLive()
  const [open, setOpen] = useState(initial ?? tabs[0]?.key)
  const buttons = useRef(new Map<string, HTMLButtonElement>())

  const choose = (key: string) => {
    setOpen(key)
    onChange?.(key)
  }
  const walk = (event: KeyboardEvent, index: number) => {
    const next = nextTab(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    choose(tab.key)
    buttons.current.get(tab.key)?.focus()
  }

  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} className="tab-list needs-scripts">
        {tabs.map(({ key, mark, title }, index) => (
          <button
            key={key}
            ref={(button) => {
              if (button) buttons.current.set(key, button)
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === open}
            tabIndex={key === open ? 0 : -1}
            className="tab"
            onClick={() => choose(key)}
            onKeyDown={(event) => walk(event, index)}
          >
            {title}
            {mark}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel, title }) => (
        <div
          key={key}
          id={`${id}-panel-${key}`}
          // Before scripts run these are sections with a title; a panel without its tab would be a lie.
          {...(isLive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${key}`, tabIndex: 0 })}
          className="tab-panel"
          data-open={key === open || undefined}
        >
          <p className="tab-panel-title">{title}</p>
          {panel}
        </div>
      ))}
    </div>
  )
}
