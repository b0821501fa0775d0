import { moveContentPath } from '#content/move/view.ts'
import type { Locale } from '#lib/locale.ts'
import { moveTexts } from './move-texts.ts'

/** What is given out is chosen, and comes as a download; no script is needed for it. */
export function ExportContent({ language }: { language: Locale }) {
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
    </section>
  )
}
