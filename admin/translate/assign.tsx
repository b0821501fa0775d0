'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { Locale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { translateTexts } from './translate-texts.ts'

interface AssignProps {
  /** The table's filter, as the query of an address. */
  filter: Readonly<Record<string, string>>
  language: Locale
  people: readonly (readonly [person: number, name: string])[]
}

/** Gives all that a filter has to somebody. */
export function Assign({ filter, language, people }: AssignProps) {
  const texts = translateTexts[language]
  const router = useRouter()
  const [person, setPerson] = useState('')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  const give = async () => {
    setBusy(true)
    try {
      const { body } = await askAdmin<{ count: number }>('/translations/assign', language, {
        person: person === 'none' ? null : Number(person),
        of: { filter },
      })
      setSaid(texts.assigned(body.count))
      router.refresh()
    } catch (error) {
      setSaid(wordsOf(error, texts.assign.failed))
    }
    setBusy(false)
  }
  return (
    <form
      className="translate-assign"
      onSubmit={(event) => {
        event.preventDefault()
        void give()
      }}
    >
      <p>{texts.assign.lead}</p>
      <label>
        <span>{texts.assign.to}</span>
        <select required value={person} onChange={({ target }) => setPerson(target.value)}>
          <option value="">{texts.assign.nobodyChosen}</option>
          {people.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">{texts.nobody}</option>
        </select>
      </label>
      <button type="submit" disabled={isBusy || person === ''}>
        {texts.assign.give}
      </button>
      <span role="status">{said}</span>
    </form>
  )
}
