'use client'

import { useEffect, useState } from 'react'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { ListedWords } from '#content/mail-texts/endpoints.ts'
import { areaNames } from '#content/mail-texts/words.ts'
import { mailAreas } from '#domain/mail/mail.ts'
import { mailOf, type MailTemplate, mailTemplates } from '#domain/mail/mails.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { askMailTexts } from './mail-texts-api.ts'
import { mailTextsTexts } from './mail-texts-texts.ts'

/** Every mail by what it is about, with how far its words have come in each language. */
export function MailList({ language }: { language: Locale }) {
  const words = mailTextsTexts[language]
  const [states, setStates] = useState<Map<MailTemplate, ListedWords>>()
  const [said, setSaid] = useState(words.loading)
  useEffect(() => {
    askMailTexts<{ mails: ListedWords[] }>('/states', language).then(
      ({ mails }) => {
        setStates(new Map(mails.map((each) => [each.mail, each])))
        setSaid('')
      },
      () => setSaid(words.failed),
    )
  }, [language, words.failed])
  const open = (mail: MailTemplate) =>
    askMailTexts<{ id: number }>('/open', language, { mail }).then(
      ({ id }) => location.assign(`/admin/collections/mail-texts/${id}`),
      () => setSaid(words.failed),
    )
  return (
    <>
      <p role="status">{said}</p>
      {states &&
        mailAreas.map((area) => (
          <section key={area} aria-labelledby={`mails-${area}`}>
            <h2 id={`mails-${area}`}>{areaNames[area][language]}</h2>
            <ViewTable columns={words.columns}>
              {mailTemplates
                .filter((mail) => mailOf(mail).area === area)
                .map((mail) => (
                  <MailRow key={mail} mail={mail} stored={states.get(mail)} language={language} onOpen={open} />
                ))}
            </ViewTable>
          </section>
        ))}
    </>
  )
}

interface MailRowProps {
  mail: MailTemplate
  stored: ListedWords | undefined
  language: Locale
  onOpen: (mail: MailTemplate) => Promise<void>
}

function MailRow({ language, mail, onOpen, stored }: MailRowProps) {
  const words = mailTextsTexts[language]
  const { title, when } = mailOf(mail)
  return (
    <tr>
      <th scope="row">{title[language]}</th>
      <td>{when[language]}</td>
      {locales.map((locale) => {
        const state = stored?.states[locale] ?? 'product'
        return (
          <td key={locale} data-state={state}>
            <span className="mail-texts__language">
              {words.columns[locale]}
              {words.colon}
            </span>
            {words.states[state]}
          </td>
        )
      })}
      <td>
        <button type="button" aria-label={words.editOf(title[language])} onClick={() => void onOpen(mail)}>
          {words.edit}
        </button>
      </td>
    </tr>
  )
}
