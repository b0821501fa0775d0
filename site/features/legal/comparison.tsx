import { useLegalTexts } from './texts.ts'
import type { LegalContent } from './load-legal.ts'

type Compared = NonNullable<LegalContent['comparison']>
type Line = Compared['lines'][number]

/** A run of text, with words beside the mark for who does not see it. */
function Part({ part: { change, text } }: { part: Line['parts'][number] }) {
  const words = useLegalTexts()
  if (change === 'none') return <span>{text}</span>
  const Tag = change === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <span className="sr-only">{change === 'added' ? words.added : words.removed}</span>
      <span>{text}</span>
      <span className="sr-only">{words.end}</span>
    </Tag>
  )
}

function ComparedLine({ line }: { line: Line }) {
  const parts = line.parts.map((part, index) => <Part key={index} part={part} />)
  if (line.kind === 'heading') return <h2>{parts}</h2>
  return <p className={line.kind === 'item' ? 'compared-item' : undefined}>{parts}</p>
}

/** One version of a text as it became another. */
export function Comparison({ comparison: { from, lines, to } }: { comparison: Compared }) {
  const words = useLegalTexts()
  return (
    <section className="compared" aria-labelledby="compared">
      <h2 id="compared">{words.comparing({ from: from.version, to: to.version })}</h2>
      <p className="compared-legend">{lines.length === 0 ? words.noCompare : words.legend}</p>
      {lines.map((line, index) => (
        <ComparedLine key={index} line={line} />
      ))}
    </section>
  )
}
