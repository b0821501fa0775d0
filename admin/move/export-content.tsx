import { moveContentPath } from '#content/move/view.ts'
import type { Locale } from '#lib/locale.ts'
import { moveTexts } from './move-texts.ts'

interface Choices {
  language: Locale
  /** Kinds that can be one table, with their names. */
  kinds: readonly { kind: string; name: string }[]
}

/** What is given out is chosen, and comes as a download; no script is needed for it. */
export function ExportContent({ kinds, language }: Choices) {
  const { export: words } = moveTexts[language]
  const choices = [
    ['all', words.all],
    ['versions', words.versions],
    ['published', words.published],
  ] as const
  return (
    <section aria-labelledby="moving-export">
      <h2 id="moving-export">{words.title}</h2>
      <form action={`/admin${moveContentPath}/export`} method="get">
        <fieldset>
          <legend>{words.scope}</legend>
          {choices.map(([value, text], index) => (
            <label key={value}>
              <input type="radio" name="scope" value={value} defaultChecked={index === 0} />
              {text}
            </label>
          ))}
        </fieldset>
        <button type="submit">{words.go}</button>
      </form>
      <h3>{words.table}</h3>
      <p>{words.tableLead}</p>
      <form action={`/admin${moveContentPath}/table`} method="get" className="moving__table">
        <label>
          {words.kind}
          <select name="kind">
            {kinds.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" name="form" value="csv">
          {words.csv}
        </button>
        <button type="submit" name="form" value="json">
          {words.json}
        </button>
      </form>
    </section>
  )
}
