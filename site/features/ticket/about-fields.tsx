import { writeZonedMoment } from '#lib/moment.ts'
import { ticketSystems } from '#domain/ticket/ticket.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { RadioGroup } from '#site/ui/choice-fields.tsx'
import { Select } from '#site/ui/select.tsx'
import type { NewTicketContent } from './load-tickets.ts'
import type { FieldsProps, Start } from './ticket-fields.ts'
import { useTicketTexts } from './texts.ts'

interface AboutFieldsProps extends FieldsProps {
  options: NewTicketContent['options']
  start: Start
}

/** What a ticket is about: product and version, the person's own first; system, category and severity. */
export function AboutFields({ change, draft, errors, options, start }: AboutFieldsProps) {
  const { locale } = useLanguage()
  const { form: words } = useTicketTexts()
  const isFetched = (slug: string) => start.fetched.some(({ product }) => product === slug)
  const products = options.products.toSorted((a, b) => Number(isFetched(b.slug)) - Number(isFetched(a.slug)))
  const versions = options.products.find(({ slug }) => slug === draft.product)?.versions ?? []
  const own = new Set(start.fetched.filter(({ product }) => product === draft.product).map(({ version }) => version))
  const mark = (title: string, isOwn: boolean) => (isOwn ? `${title} · ${words.fetched}` : title)
  return (
    <>
      <div className="field-row">
        <Select
          id="product"
          name="product"
          label={words.product}
          empty={words.noProduct}
          value={draft.product}
          error={errors.product}
          options={products.map(({ slug, title }) => ({ value: slug, label: mark(title, isFetched(slug)) }))}
          onChange={({ target }) => change({ product: target.value, version: '' })}
        />
        <Select
          id="version"
          name="version"
          label={words.version}
          empty={words.noVersion}
          value={draft.version}
          error={errors.version}
          disabled={draft.product === ''}
          options={versions
            .toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)))
            .map((version) => ({ value: version, label: mark(version, own.has(version)) }))}
          onChange={({ target }) => change({ version: target.value })}
        />
      </div>
      <div className="field-row">
        <Select
          id="system"
          name="system"
          label={words.system}
          empty={words.noSystem}
          value={draft.system}
          error={errors.system}
          options={ticketSystems.map((value) => ({ value, label: words.systems[value] }))}
          onChange={({ target }) => change({ system: target.value })}
        />
        <Select
          id="category"
          name="category"
          label={words.category}
          value={draft.category}
          error={errors.category}
          options={options.categories.map(({ title, value }) => ({ value, label: title }))}
          onChange={({ target }) => change({ category: target.value as typeof draft.category })}
        />
      </div>
      <RadioGroup
        id="severity"
        name="severity"
        look="cards"
        label={words.severity}
        value={draft.severity}
        error={errors.severity}
        options={options.severities.map(({ definition, title, value }) => {
          const due = start.due.find(({ severity }) => severity === value)
          return {
            value,
            label: title,
            hint: (
              <>
                {definition}
                {due && (
                  <span className="severity-due">{words.dueNow({ moment: writeZonedMoment(due.at, locale) })}</span>
                )}
              </>
            ),
          }
        })}
        onChange={(value) => change({ severity: value as typeof draft.severity })}
      />
    </>
  )
}
