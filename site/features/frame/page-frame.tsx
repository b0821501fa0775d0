import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFrame } from '#site/runtime/frame.tsx'
import { useLanguage } from '#site/runtime/language.tsx'

export function PageFrame({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const { to } = useLanguage()
  return (
    <>
      <header>
        <nav>
          {frame?.menu.map((item) => (
            <Link key={item.id} to={to(item.path)}>
              {item.title}
            </Link>
          ))}
        </nav>
      </header>
      <main id="content">{children}</main>
    </>
  )
}

export function LoginFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
