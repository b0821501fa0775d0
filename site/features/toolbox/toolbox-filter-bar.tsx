import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { FilterBar, type FilterField, readFilters } from '#site/ui/filter-bar.tsx'
import type { ToolboxesContent } from './load-toolboxes.ts'
import { toolboxAddress } from './toolbox-address.ts'

/** How long a visitor pauses in typing before the list follows, in milliseconds. */
const typingPause = 150

/** Filters of the toolboxes. A form that is sent without scripts; with them the list follows what is typed. */
export function ToolboxFilterBar({ data }: { data: ToolboxesContent }) {
  const { texts, to } = useLanguage()
  const words = useProductTexts()
  const navigate = useNavigate()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const { chosen, filters, list } = data

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

  const nameOf = (list_: { slug: string; title: string }[], slug: string) =>
    list_.find((each) => each.slug === slug)?.title ?? slug
  const without = (name: keyof typeof chosen, title: string) => ({
    key: name,
    words: title,
    removeLabel: words.remove({ value: title }),
    href: to(toolboxAddress({ ...chosen, [name]: undefined })),
  })
  return (
    <div onInput={follow}>
      <FilterBar
        id="toolboxes"
        label={words.filterLabel}
        action={to('/product/Toolbox')}
        fields={fieldsOf(data, words)}
        submitLabel={words.apply}
        total={texts.results({ total: list.total })}
        chosen={[
          ...(chosen.q ? [without('q', chosen.q)] : []),
          ...(chosen.domain ? [without('domain', nameOf(filters.domains, chosen.domain))] : []),
          ...(chosen.product ? [without('product', nameOf(filters.products, chosen.product))] : []),
          ...(chosen.licence ? [without('licence', words.licences[chosen.licence])] : []),
          ...(chosen.letter ? [without('letter', chosen.letter)] : []),
        ]}
        clear={{ href: to('/product/Toolbox'), label: words.clear }}
        onChange={show}
      />
    </div>
  )
}

function fieldsOf({ chosen, filters }: ToolboxesContent, words: ReturnType<typeof useProductTexts>): FilterField[] {
  const options = (list: { slug: string; title: string; count: number }[]) =>
    list.map(({ count, slug, title }) => ({ value: slug, label: `${title} (${count})` }))
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
        label: `${words.licences[licence]} (${count})`,
      })),
    },
  ]
}
