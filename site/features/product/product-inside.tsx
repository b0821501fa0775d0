import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { pushedSideways, Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import type { ProductContent } from './load-products.ts'
import { useProductTexts } from './texts.ts'

type Item = ProductContent['item']

export function Capabilities({ capabilities }: { capabilities: Item['capabilities'] }) {
  const words = useProductTexts()
  if (capabilities.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="capabilities">
      <SectionHeading id="capabilities" title={words.capabilities} />
      <div className="capability-grid snap-row" role="group" aria-labelledby="capabilities" {...pushedSideways}>
        {capabilities.map(({ metric, text, title }) => (
          <article key={title} className="aligned capability">
            <div className="capability-figure">
              {metric && (
                <dl>
                  <Stat value={metric.value} unit={metric.unit} label={metric.label} source={metric.source} />
                </dl>
              )}
            </div>
            <h3>
              <Phrases text={title} />
            </h3>
            <p className="card-text">{keepUnits(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** The layers of a product as a drawing made of text: it can be read aloud, searched and translated. */
export function Architecture({ item }: { item: Item }) {
  const { texts } = useLanguage()
  const words = useProductTexts()
  if (item.architecture.length === 0) return null
  return (
    <Section ground="ink" labelledBy="architecture">
      <SectionHeading id="architecture" title={words.architecture} />
      <figure className="figure architecture">
        <ol>
          {item.architecture.map(({ parts, title }) => (
            <li key={title}>
              <span className="architecture-layer">{title}</span>
              <ul>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <figcaption>
          <span className="figure-label">{texts.figure({ number: item.image ? 2 : 1 })}</span>
          {words.architectureCaption({ name: item.name })}
        </figcaption>
      </figure>
    </Section>
  )
}

export function UseCases({ uses }: { uses: Item['useCases'] }) {
  const words = useProductTexts()
  if (uses.length === 0) return null
  return (
    <Section labelledBy="use-cases">
      <SectionHeading id="use-cases" title={words.useCases} />
      <div className="use-cases snap-row" role="group" aria-labelledby="use-cases" {...pushedSideways}>
        {uses.map(({ text, title }) => (
          <article key={title}>
            <h3>
              <Phrases text={title} />
            </h3>
            <p className="card-text">{keepUnits(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
