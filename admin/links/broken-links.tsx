'use client'

import { writeDay } from '#lib/moment.ts'
import { useCallback, useEffect, useState } from 'react'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { BrokenLink } from '#content/links/broken.ts'
import type { NamedUse } from '#content/uses/named-uses.ts'
import type { Locale } from '#lib/locale.ts'
import { adminAddress } from '#content/global-record.ts'
import { brokenTexts } from './broken-texts.ts'

interface Answer {
  links: BrokenLink[]
  isOn: boolean
}

const api = '/admin/api/links'

function reasonIn(language: Locale, reason: string): string {
  const { reasons, status } = brokenTexts[language]
  return reasons[reason] ?? status(reason)
}

function Places({ places }: { places: readonly NamedUse[] }) {
  return (
    <ul>
      {places.map((use) => (
        <li key={`${use.source} ${use.record}`}>
          <a href={adminAddress(use)}>{use.title || use.kind}</a>
        </li>
      ))}
    </ul>
  )
}

/** What is broken, with a button for each to look at it again. */
export function BrokenLinks({ language }: { language: Locale }) {
  const words = brokenTexts[language]
  const [answer, setAnswer] = useState<Answer>()
  const [said, setSaid] = useState(words.loading)
  const load = useCallback(async () => {
    const response = await fetch(`${api}/broken`, { headers: { 'accept-language': language } })
    if (!response.ok) throw new Error(String(response.status))
    setAnswer((await response.json()) as Answer)
  }, [language])
  useEffect(() => {
    load().then(
      () => setSaid(''),
      () => setSaid(words.failed),
    )
  }, [load, words])
  const check = async (id: number) => {
    setSaid(words.checking)
    const response = await fetch(`${api}/${id}/again`, { method: 'POST' })
    if (!response.ok) throw new Error(String(response.status))
    const { isBroken } = (await response.json()) as { isBroken: boolean }
    await load()
    setSaid(isBroken ? words.still : words.works)
  }
  const { links = [], isOn = true } = answer ?? {}
  return (
    <>
      {!isOn && <p>{words.off}</p>}
      <p role="status">{said}</p>
      {answer !== undefined && links.length === 0 && <p>{words.none}</p>}
      {links.length > 0 && (
        <ViewTable columns={words.columns}>
          {links.map(({ address, id, places, reason, since }) => (
            <tr key={id}>
              <th scope="row">
                <a href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
              </th>
              <td>{reasonIn(language, reason)}</td>
              <td>{since && <time dateTime={since}>{writeDay(since, language)}</time>}</td>
              <td>
                <Places places={places} />
              </td>
              <td>
                <button
                  type="button"
                  aria-label={words.againOf(address)}
                  onClick={() => void check(id).catch(() => setSaid(words.failed))}
                >
                  {words.again}
                </button>
              </td>
            </tr>
          ))}
        </ViewTable>
      )}
    </>
  )
}
