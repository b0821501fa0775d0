'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { ListedText } from '#content/interface-texts/endpoints.ts'
import { languageTags, type Locale, locales } from '#lib/locale.ts'
import { interfaceTextsTexts } from './interface-texts-texts.ts'

/** So many rows are drawn at once: all two thousand would make every key that is typed slow. */
const page = 100

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))
const isChanged = ({ own }: ListedText) => own !== undefined && locales.some((each) => own.states[each] !== 'product')
const searchable = ({ key, own, words }: ListedText) =>
  [key, words.zh, words.en, own?.words.zh, own?.words.en].join('\n').toLowerCase()

interface Filter {
  asked: string
  area: string
  onlyChanged: boolean
}

function useMessages(language: Locale) {
  const words = interfaceTextsTexts[language]
  const [messages, setMessages] = useState<ListedText[]>()
  const [said, setSaid] = useState(words.loading)
  useEffect(() => {
    askAdmin<{ messages: ListedText[] }>('/interface-texts/all', language).then(
      ({ body }) => {
        setMessages(body.messages)
        setSaid('')
      },
      (error: unknown) => setSaid(wordsOf(error, words.failed)),
    )
  }, [language, words.failed])
  return { messages, said, setSaid }
}

/** Every message of the interface, to be searched in both languages, with what is written in its place. */
export function TextList({ language }: { language: Locale }) {
  const words = interfaceTextsTexts[language]
  const { messages, said, setSaid } = useMessages(language)
  const [filter, setFilter] = useState<Filter>({ asked: '', area: '', onlyChanged: false })
  const [most, setMost] = useState(page)
  const { area, asked, onlyChanged } = useDeferredValue(filter)
  const found = useMemo(() => {
    const wanted = asked.trim().toLowerCase()
    return (messages ?? []).filter(
      (each) =>
        (area === '' || areaOf(each.key) === area) &&
        (!onlyChanged || isChanged(each)) &&
        (wanted === '' || searchable(each).includes(wanted)),
    )
  }, [area, asked, messages, onlyChanged])
  const open = (key: string) =>
    askAdmin<{ id: number }>('/interface-texts/open', language, { key }).then(
      ({ body }) => location.assign(`/admin/collections/interface-texts/${body.id}`),
      (error: unknown) => setSaid(wordsOf(error, words.failed)),
    )
  const change = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part })
    setMost(page)
  }
  return (
    <>
      <p role="status">{messages === undefined || said !== '' ? said : words.found(found.length)}</p>
      {messages && (
        <>
          <Filters messages={messages} filter={filter} language={language} onChange={change} />
          <ViewTable columns={words.columns}>
            {found.slice(0, most).map((each) => (
              <TextRow key={each.key} message={each} language={language} onOpen={open} />
            ))}
          </ViewTable>
          {found.length > most && (
            <button type="button" onClick={() => setMost(most + page)}>
              {words.more}
            </button>
          )}
        </>
      )}
    </>
  )
}

interface FiltersProps {
  messages: readonly ListedText[]
  filter: Filter
  language: Locale
  onChange: (part: Partial<Filter>) => void
}

function Filters({ filter, language, messages, onChange }: FiltersProps) {
  const words = interfaceTextsTexts[language]
  const areas = [...new Set(messages.map(({ key }) => areaOf(key)))]
  return (
    <div className="texts__filters" role="search">
      <label>
        <span>{words.search}</span>
        <input type="search" value={filter.asked} onChange={({ target }) => onChange({ asked: target.value })} />
      </label>
      <label>
        <span>{words.part}</span>
        <select value={filter.area} onChange={({ target }) => onChange({ area: target.value })}>
          <option value="">{words.allParts}</option>
          {areas.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label className="texts__changed">
        <input
          type="checkbox"
          checked={filter.onlyChanged}
          onChange={({ target }) => onChange({ onlyChanged: target.checked })}
        />
        <span>{words.onlyChanged}</span>
      </label>
    </div>
  )
}

interface TextRowProps {
  message: ListedText
  language: Locale
  onOpen: (key: string) => Promise<void>
}

function TextRow({ language, message, onOpen }: TextRowProps) {
  const words = interfaceTextsTexts[language]
  const { key, own, words: product } = message
  return (
    <tr>
      <th scope="row">
        <code>{key}</code>
      </th>
      {locales.map((locale) => {
        const written = own?.words[locale] ?? ''
        const state = own?.states[locale] ?? 'product'
        return (
          <td key={locale} data-state={state}>
            <span className="texts__language">
              {words.columns[locale]}
              {words.colon}
            </span>
            {written.trim() !== '' && <strong lang={languageTags[locale]}>{written}</strong>}
            {state !== 'product' && <em>{words.states[state]}</em>}
            <span>
              {state !== 'product' && words.product}
              <span lang={languageTags[locale]}>{product[locale] || words.empty}</span>
            </span>
          </td>
        )
      })}
      <td>
        <button type="button" aria-label={words.editOf(key)} onClick={() => void onOpen(key)}>
          {words.edit}
        </button>
      </td>
    </tr>
  )
}
