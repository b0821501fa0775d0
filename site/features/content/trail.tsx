import { Link, useLocation } from 'react-router'
import { stripLocale } from '#lib/locale.ts'
import { useFrame } from '#site/runtime/frame.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Breadcrumb } from '#site/ui/breadcrumb.tsx'
import type { FrameData } from '#site/features/frame/load-frame.ts'

export interface TrailStep {
  title: string
  path: string
}

/** The first-level item below which a page stands in the menu, if it is not the item itself. */
export function findParent(frame: FrameData | undefined, path: string): FrameData['menu'][number] | undefined {
  const below = frame?.menu.find((item) => item.children.some((child) => child.path === path))
  return (
    below ?? frame?.menu.find((item) => item.path !== path && item.path !== '/' && path.startsWith(`${item.path}/`))
  )
}

/** The way from the home page to this one, by the menu unless the page knows better. */
export function Trail({ here, steps }: { here: string; steps?: TrailStep[] }) {
  const frame = useFrame()
  const { texts, to } = useLanguage()
  const path = stripLocale(useLocation().pathname)
  const parent = findParent(frame, path)
  const between = steps ?? (parent && parent.path !== path ? [parent] : [])
  const links = [{ title: texts.home, path: '/' }, ...between]
  return (
    <Breadcrumb
      label={texts.breadcrumb}
      items={[
        ...links.map((step) => ({ key: step.path, node: <Link to={to(step.path)}>{step.title}</Link> })),
        { key: 'here', node: <span>{here}</span> },
      ]}
    />
  )
}
