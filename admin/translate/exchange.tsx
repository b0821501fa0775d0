'use client'

import { useState } from 'react'
import type { TakenRecord } from '#content/translate/exchange.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { translateTexts } from './translate-texts.ts'
import { useExchange } from './use-exchange.ts'

interface ExchangeProps {
  language: Locale
  /** The table's filter, as the query of an address; without a direction both are offered. */
  filter: Readonly<Record<string, string>>
}

/** What is listed goes out as a file, and comes back translated. */
export function Exchange({ filter, language }: ExchangeProps) {
  const texts = exchangeTexts[language]
  const [file, setFile] = useState<File>()
  const { check, checked, clear, open, progress, said, save } = useExchange(language)
  const isBusy = progress !== undefined
  return (
    <section className="exchange" aria-labelledby="exchange">
      <h2 id="exchange">{texts.title}</h2>
      <p>{texts.lead}</p>
      <Downloads filter={filter} language={language} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (file) void check(file)
        }}
      >
        <label>
          <span>{texts.file}</span>
          <input
            type="file"
            accept=".xlf,.xliff,.xml,.csv,.txt,application/xliff+xml,text/csv"
            required
            onChange={({ target }) => {
              setFile(target.files?.[0])
              clear()
            }}
          />
        </label>
        <button type="submit" disabled={isBusy || file === undefined}>
          {texts.check}
        </button>
      </form>
      {isBusy && <progress value={progress} aria-label={said} />}
      <p role="status">{said}</p>
      {checked && <Unsaved language={language} taken={checked.taken} />}
      {checked && open > 0 && (
        <button type="button" data-main disabled={isBusy} onClick={() => void save(checked)}>
          {texts.go(open)}
        </button>
      )}
    </section>
  )
}

function Downloads({ filter, language }: ExchangeProps) {
  const texts = exchangeTexts[language]
  const targets = locales.filter((each) => filter.language === undefined || filter.language === each)
  const forms = [
    ['xliff', 'XLIFF'],
    ['csv', 'CSV'],
  ] as const
  return (
    <ul className="exchange__downloads">
      {targets.flatMap((target) =>
        forms.map(([form, name]) => (
          <li key={`${target} ${form}`}>
            <a
              download
              href={`/admin/api/translations/export?${new URLSearchParams({ ...filter, form, language: target }).toString()}`}
            >
              {texts.download(name, translateTexts[language].into[target])}
            </a>
          </li>
        )),
      )}
    </ul>
  )
}

/** Beyond so many the file itself is the better list. */
const mostShown = 100

/** What was not, or will not be, saved, and why: what is the same needs no word. */
function Unsaved({ language, taken }: { language: Locale; taken: readonly TakenRecord[] }) {
  const texts = exchangeTexts[language]
  const left = taken.flatMap(({ kind, name, record, texts: all }) =>
    all
      .filter(({ outcome }) => outcome !== 'saved' && outcome !== 'same')
      .map((text, index) => ({ ...text, name, key: `${kind} ${record} ${index}` })),
  )
  if (left.length === 0) return null
  return (
    <>
      <ul className="exchange__left">
        {left.slice(0, mostShown).map(({ key, label, name, outcome, words }) => (
          <li key={key}>
            <strong>{name}</strong> · {label}
            <br />
            {texts.outcomes[outcome]}
            {words && (language === 'zh' ? `：${words}` : `: ${words}`)}
          </li>
        ))}
      </ul>
      {left.length > mostShown && <p>{texts.more(left.length - mostShown)}</p>}
    </>
  )
}
