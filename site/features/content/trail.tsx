import { useLanguage } from '#site/runtime/language/language.tsx'
import { Breadcrumb } from '#site/ui/breadcrumb.tsx'
import type { Step } from './load-surroundings.ts'

/** The way from the home page to this one. */
export function Trail({ here, steps }: { here: string; steps: Step[] }) {
  const { texts, to } = useLanguage()
  const links = [{ title: texts.home, path: '/' }, ...steps].filter(({ path }) => to(path) !== undefined)
  return (
    <Breadcrumb
      label={texts.breadcrumb}
      items={[
        ...links.map((step) => ({ key: step.path, node: <a href={to(step.path)}>{step.title}</a> })),
        { key: 'here', node: <span>{here}</span> },
      ]}
    />
  )
}
