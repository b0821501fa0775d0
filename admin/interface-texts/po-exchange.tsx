'use client'

import { useState } from 'react'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { ReturnedFile, ReturnedText } from '#content/interface-texts/po-endpoints.ts'
import { languageTags, type Locale, locales } from '#lib/locale.ts'
import { interfaceTextsTexts } from './interface-texts-texts.ts'

const endpoint = (locale: Locale) => `/interface-texts/po/${locale}`

/** A file as it was chosen, and what would become of it. */
interface Checked {
  text: string
  locale: Locale
  file: ReturnedFile
}

function usePoFile(language: Locale) {
  const words = interfaceTextsTexts[language]
  const [checked, setChecked] = useState<Checked>()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (saying: string, work: () => Promise<void>) => {
    setBusy(true)
    setSaid(saying)
    try {
      await work()
    } catch (error) {
      setChecked(undefined)
      setSaid(wordsOf(error, words.failed))
    }
    setBusy(false)
  }
  const send = (locale: Locale, text: string, isDryRun: boolean) =>
    askAdmin<ReturnedFile>(endpoint(locale), language, { text, isDryRun }).then(({ body }) => body)
  const check = (file: File, locale: Locale) =>
    run(words.po.checking, async () => {
      setChecked(undefined)
      const text = await file.text()
      const answer = await send(locale, text, true)
      setChecked({ text, locale, file: answer })
      setSaid(answer.left === 0 ? words.po.nothing : words.po.would(answer.left))
    })
  const save = ({ file, locale, text }: Checked) =>
    run(words.po.saving(file.left), async () => {
      let done = 0
      for (let left = file.left; left > 0;) {
        const answer = await send(locale, text, false)
        done += answer.saved
        // Nothing more is saved where somebody else writes the same words at the same time.
        left = answer.saved === 0 ? 0 : answer.left
        setSaid(words.po.saving(left))
      }
      setChecked(undefined)
      setSaid(words.po.done(done))
    })
  const clear = () => {
    setChecked(undefined)
    setSaid('')
  }
  return { check, checked, clear, isBusy, said, save }
}

/** All messages go out as PO, and come back translated: first it is shown what would change. */
export function PoExchange({ language }: { language: Locale }) {
  const { po: words } = interfaceTextsTexts[language]
  const [file, setFile] = useState<File>()
  const [locale, setLocale] = useState<Locale>('en')
  const { check, checked, clear, isBusy, said, save } = usePoFile(language)
  return (
    <section className="texts__po" aria-labelledby="texts-po">
      <h2 id="texts-po">{words.title}</h2>
      <p>{words.lead}</p>
      <ul>
        {locales.map((each) => (
          <li key={each}>
            <a download href={`/admin/api${endpoint(each)}`}>
              {words.download[each]}
            </a>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (file) void check(file, locale)
        }}
      >
        <label>
          <span>{words.language}</span>
          <select
            value={locale}
            onChange={({ target }) => {
              setLocale(target.value === 'zh' ? 'zh' : 'en')
              clear()
            }}
          >
            {locales.map((each) => (
              <option key={each} value={each}>
                {interfaceTextsTexts[language].guide.languages[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.file}</span>
          <input
            type="file"
            accept=".po,text/x-gettext-translation"
            required
            onChange={({ target }) => {
              setFile(target.files?.[0])
              clear()
            }}
          />
        </label>
        <button type="submit" disabled={isBusy || file === undefined}>
          {words.check}
        </button>
      </form>
      <p role="status">{said}</p>
      {checked && checked.file.left > 0 && (
        <button type="button" data-main disabled={isBusy} onClick={() => void save(checked)}>
          {words.save(checked.file.left)}
        </button>
      )}
      {checked && <Returned texts={checked.file.texts} language={language} locale={checked.locale} />}
    </section>
  )
}

/** Beyond so many the file itself is the better list. */
const mostShown = 100

interface ReturnedProps {
  texts: readonly ReturnedText[]
  language: Locale
  /** That of the file. */
  locale: Locale
}

function Returned({ language, locale, texts }: ReturnedProps) {
  const { colon, po: words } = interfaceTextsTexts[language]
  const changed = texts.filter(({ outcome }) => outcome === 'changed')
  const left = texts.filter(({ outcome }) => outcome !== 'changed')
  return (
    <>
      {changed.length > 0 && (
        <>
          <h3>{words.changed}</h3>
          <ViewTable columns={words.columns}>
            {changed.slice(0, mostShown).map(({ after, before, key }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td lang={languageTags[locale]}>{before}</td>
                <td lang={languageTags[locale]}>
                  <strong>{after}</strong>
                </td>
              </tr>
            ))}
          </ViewTable>
          {changed.length > mostShown && <p>{words.andMore(changed.length - mostShown)}</p>}
        </>
      )}
      {left.length > 0 && (
        <>
          <h3>{words.leftOut}</h3>
          <ul className="texts__left">
            {left.slice(0, mostShown).map(({ after, key, outcome, problem }, index) => (
              <li key={`${index} ${key}`}>
                <code>{key || after}</code>
                {colon}
                {words.reasons[outcome as keyof typeof words.reasons]}
                {problem !== undefined && `${colon}${problem}`}
              </li>
            ))}
          </ul>
          {left.length > mostShown && <p>{words.andMore(left.length - mostShown)}</p>}
        </>
      )}
    </>
  )
}
