import { keepUnits, Phrases } from '#site/ui/phrases.tsx'

/** Short texts, each below its title. */
export function TitledRows({ rows }: { rows: { id: string; title: string; text: string }[] }) {
  return (
    <ul className="titled-rows">
      {rows.map(({ id, text, title }) => (
        <li key={id}>
          <h3>
            <Phrases text={title} />
          </h3>
          <p>{keepUnits(text)}</p>
        </li>
      ))}
    </ul>
  )
}
