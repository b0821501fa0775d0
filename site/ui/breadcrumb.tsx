import type { ReactNode } from 'react'

/** The way from the home page to here; the last item is the page itself. */
export function Breadcrumb({ items, label }: { items: { key: string; node: ReactNode }[]; label: string }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {items.map(({ key, node }, index) => (
          <li key={key} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {node}
          </li>
        ))}
      </ol>
    </nav>
  )
}
