import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useProductTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'

export type ToolboxItem = CallOutput<'toolbox/list'>['items'][number]

export const toolboxPath = (slug: string) => `/product/Toolbox/detail?id=${slug}`

/** What is worth knowing at a glance: new, updated, open source, in another language. */
export function ToolboxMarks({ toolbox }: { toolbox: ToolboxItem }) {
  const words = useProductTexts()
  return (
    <span className="toolbox-marks">
      {toolbox.isNew && <Badge tone="brass">{words.isNew}</Badge>}
      {toolbox.isUpdated && <Badge tone="brass">{words.isUpdated}</Badge>}
      {toolbox.licence === 'open' && <Badge tone="jade">{words.licences.open}</Badge>}
      <LanguageMark lang={toolbox.lang} />
    </span>
  )
}

/** A toolbox among few others: its name, its package and its marks. */
export function ToolboxTile({ toolbox }: { toolbox: ToolboxItem }) {
  const { locale, to } = useLanguage()
  return (
    <p className="toolbox-tile">
      <a href={to(toolboxPath(toolbox.slug))} lang={foreignLang(toolbox.lang, locale)}>
        {toolbox.title}
      </a>
      <code>{toolbox.package}</code>
      <ToolboxMarks toolbox={toolbox} />
    </p>
  )
}
