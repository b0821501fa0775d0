import { useContentTexts } from '#site/features/content/texts.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import type { SolutionDetailContent } from './load-solutions.ts'

type Layer = SolutionDetailContent['item']['architecture'][number]

/** The architecture as a figure of words: layers from the inputs to the results, and what goes from one to the next. */
export function Architecture({ label, layers }: { layers: Layer[]; label: string }) {
  const words = useContentTexts()
  return (
    <figure className="architecture">
      <ol>
        {layers.map(({ flow, id, parts, title }) => (
          <li key={id}>
            <div className="layer">
              <h3>{title}</h3>
              <ul>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
            {flow && (
              <p className="flow">
                <Icon drawing={interfaceIcons.arrowRight} />
                <span className="sr-only">{words.passes}</span>
                {flow}
              </p>
            )}
          </li>
        ))}
      </ol>
      <figcaption>
        <span className="figure-label">{label}</span>
        {words.architectureFigure}
      </figcaption>
    </figure>
  )
}
