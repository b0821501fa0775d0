import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { type FilterField, readFilters } from '#site/ui/filter-bar.tsx'
import type { ToolboxesContent } from './load-toolboxes.ts'
import { toolboxAddress } from './toolbox-address.ts'

/** How long a visitor pauses in typing before the list follows, in milliseconds. */
const typingPause = 150

/** Filters of the toolboxes. A form that is sent without scripts; with them the list follows what is typed. */
export function ToolboxFilterBar({ data }: { data: ToolboxesContent }) {
  const { address: to, texts } = useLanguage()
  const words = useProductTexts()
  const navigate = useNavigate()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const { chosen, list } = data

  const show = (values: Record<string, string>) => {
    clearTimeout(waiting.current)
    void navigate(to(toolboxAddress(values)), { replace: true, preventScrollReset: true })
  }
  const follow = (event: FormEvent<HTMLElement>) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.type !== 'search' || field.form === null) return
    const { form } = field
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => show(readFilters(new FormData(form))), typingPause)
  }

  return (
    <div onInput={follow}>
      <ListFilterBar
        id="toolboxes"
        label={words.filterLabel}
        fields={fieldsOf(data, words)}
        total={texts.results({ total: list.total })}
        addressOf={toolboxAddress}
        more={chosen.letter ? [{ name: 'letter', value: chosen.letter, words: chosen.letter }] : []}
        onChange={show}
      />
    </div>
  )
}

function fieldsOf({ chosen, filters }: ToolboxesContent, words: ReturnType<typeof useProductTexts>): FilterField[] {
  const options = (list: { slug: string; title: string; count: number }[]) =>
    list.map(({ count, slug, title }) => ({ value: slug, label: title, count }))
  return [
    { kind: 'search', name: 'q', label: words.searchLabel, value: chosen.q ?? '', placeholder: words.searchHint },
    {
      kind: 'choice',
      name: 'domain',
      label: words.domain,
      value: chosen.domain ?? '',
      all: words.allDomains,
      options: options(filters.domains),
    },
    {
      kind: 'choice',
      name: 'product',
      label: words.product,
      value: chosen.product ?? '',
      all: words.anyProduct,
      options: options(filters.products),
    },
    {
      kind: 'choice',
      name: 'licence',
      label: words.licence,
      value: chosen.licence ?? '',
      all: words.allLicences,
      options: filters.licences.map(({ count, licence }) => ({
        value: licence,
        label: words.licences[licence],
        count,
      })),
    },
  ]
}
