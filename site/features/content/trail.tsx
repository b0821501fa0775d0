import { useLanguage } from '#site/runtime/language/language.tsx'
import { Breadcrumb } from '#site/ui/breadcrumb.tsx'
import type { Step } from './load-surroundings.ts'

/** The way from the home page to this one. @param lang of the last step, where it is not the page's */
export function Trail({ here, lang, steps }: { here: string; lang?: string | undefined; steps: Step[] }) {
  const { texts, to } = useLanguage()
  const links = [{ title: texts.home, path: '/' }, ...steps].filter(({ path }) => to(path) !== undefined)
  return (
    <Breadcrumb
      label={texts.breadcrumb}
      items={[
        ...links.map((step) => ({ key: step.path, node: <a href={to(step.path)}>{step.title}</a> })),
        { key: 'here', node: <span lang={lang}>{here}</span> },
      ]}
    />
  )
}
