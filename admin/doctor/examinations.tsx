'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Examination } from '#content/doctor/examine.ts'
import type { Finding, Level } from '#content/doctor/finding.ts'
import type { Locale } from '#lib/locale.ts'
import { doctorTexts } from './doctor-texts.ts'

async function examine(): Promise<Examination[]> {
  const response = await fetch('/admin/api/doctor')
  if (!response.ok) throw new Error(String(response.status))
  return ((await response.json()) as { examinations: Examination[] }).examinations
}

const countOf = (examinations: readonly Examination[], level: Level) =>
  examinations.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length

function FindingRow({ finding, language }: { finding: Finding; language: Locale }) {
  const { levels, mend } = doctorTexts[language]
  const { fix, href, level, name, said } = finding
  return (
    <li data-level={level}>
      <strong>{levels[level]}</strong>
      <div>
        <p>{said[language]}</p>
        <p>
          {fix[language]}
          {href !== undefined && (
            <>
              {' '}
              <a href={href}>{mend}</a>
            </>
          )}
        </p>
        <code>{name}</code>
      </div>
    </li>
  )
}

/** What was found by subject, looked for when the page opens and whenever the button is pressed. */
export function Examinations({ language }: { language: Locale }) {
  const words = doctorTexts[language]
  const [examinations, setExaminations] = useState<Examination[]>()
  const [said, setSaid] = useState(words.checking)
  const check = useCallback(async () => {
    setSaid(words.checking)
    try {
      const found = await examine()
      setExaminations(found)
      setSaid(words.sum(countOf(found, 'error'), countOf(found, 'warning')))
    } catch {
      setSaid(words.failed)
    }
  }, [words])
  useEffect(() => void check(), [check])
  return (
    <>
      <div className="doctor__head">
        <p role="status">{said}</p>
        <button type="button" onClick={() => void check()}>
          {words.again}
        </button>
      </div>
      {examinations?.map(({ findings, name, title }) => (
        <section key={name} aria-labelledby={`doctor-${name}`}>
          <h2 id={`doctor-${name}`}>{title[language]}</h2>
          {findings.length === 0 ? (
            <p>{words.fine}</p>
          ) : (
            <ul>
              {findings.map((finding) => (
                <FindingRow key={finding.name} finding={finding} language={language} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}
