import { useState } from 'react'
import { useProductTexts } from '#site/features/product/texts.ts'
import { ListSearch } from '#site/ui/list-search.tsx'

/** The functions whose name or description has all the words. */
export function searchFunctions<F extends { name: string; text: string }>(functions: F[], asked: string): F[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  return functions.filter(({ name, text }) => {
    const all = `${name} ${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

/** Every function of a toolbox; with scripts the list follows what is typed. */
export function FunctionList({ functions }: { functions: { name: string; text: string }[] }) {
  const words = useProductTexts()
  const [asked, setAsked] = useState('')
  const shown = searchFunctions(functions, asked)
  if (functions.length === 0) return null
  return (
    <section aria-labelledby="functions">
      <div className="functions-head">
        <h2 id="functions">{words.functions}</h2>
        <ListSearch label={words.functionSearch} value={asked} onChange={setAsked} />
        <p role="status">
          {shown.length === functions.length
            ? words.functionTotal({ all: functions.length })
            : words.functionsShown({ shown: shown.length, all: functions.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <p>{words.noFunctions}</p>
      ) : (
        <dl className="functions">
          {shown.map(({ name, text }) => (
            <div key={name}>
              <dt translate="no">
                <code>{name}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
