'use client'

import { useEffect, useRef, useState } from 'react'
import { mailOf } from '#domain/mail/mails.ts'
import type { Variable } from '#domain/mail/mail.ts'
import { mailTextsTexts } from './mail-texts-texts.ts'
import { type MailForm, useMailForm } from './use-mail-form.ts'
import './mail-texts.css'

const ids = { subject: 'field-subject', text: 'field-text' } as const
type Place = keyof typeof ids

/** Where the cursor was last: a press on a variable takes it away from there. */
function useLastPlace() {
  const place = useRef<Place>('text')
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (target.id === ids.subject) place.current = 'subject'
      if (target.id === ids.text) place.current = 'text'
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return place
}

/** Above the form of a mail's words: when it is sent, what stands for what, and the default. */
export function MailGuide() {
  const form = useMailForm()
  return form === undefined ? null : <Guide form={form} />
}

function Guide({ form }: { form: MailForm }) {
  const { language, mail: template, setSubject, setText, subject, text, written } = form
  const mail = mailOf(template)
  const { guide: words } = mailTextsTexts[language]
  const [said, setSaid] = useState('')
  const place = useLastPlace()
  const insert = (name: string) => {
    const at = mail.subjectOf === undefined ? place.current : 'text'
    const field = document.getElementById(ids[at]) as HTMLInputElement | HTMLTextAreaElement | null
    const [value, set] = at === 'subject' ? ([subject, setSubject] as const) : ([text, setText] as const)
    const start = field?.selectionStart ?? value.length
    const end = field?.selectionEnd ?? start
    set(`${value.slice(0, start)}{${name}}${value.slice(end)}`)
    field?.focus()
    requestAnimationFrame(() => field?.setSelectionRange(start + name.length + 2, start + name.length + 2))
  }
  const product = mail.words[written]
  const start = () => {
    if (product.subject !== undefined) setSubject(product.subject)
    setText(product.text)
    setSaid('')
  }
  const restore = () => {
    setSubject('')
    setText('')
    setSaid(words.restored)
  }
  return (
    <section className="mail-guide" aria-label={words.title}>
      <p>
        {mail.when[language]}
        {language === 'zh' ? '。' : '.'} {mail.isBilingual && words.bilingual}
      </p>
      <details open={text === ''}>
        <summary>{words.defaults}</summary>
        <dl lang={written}>
          <dt lang={language}>{words.subject}</dt>
          <dd>{product.subject ?? <span lang={language}>{words.inThread}</span>}</dd>
          <dt lang={language}>{words.text}</dt>
          <dd>{product.text}</dd>
        </dl>
      </details>
      <div className="mail-guide__acts">
        <button type="button" onClick={start}>
          {words.start}
        </button>
        {(subject !== '' || text !== '') && (
          <button type="button" onClick={restore}>
            {words.restore}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <ul>
        {Object.entries(mail.variables).map(([name, variable]) => (
          <VariableChip key={name} name={name} variable={variable} form={form} onInsert={insert} />
        ))}
      </ul>
    </section>
  )
}

interface VariableChipProps {
  name: string
  variable: Variable
  form: MailForm
  onInsert: (name: string) => void
}

function VariableChip({ form, name, onInsert, variable }: VariableChipProps) {
  const { language, text, written } = form
  const { guide: words } = mailTextsTexts[language]
  const label = variable.name[language]
  const isMissing = variable.isRequired === true && text.trim() !== '' && !text.includes(`{${name}`)
  return (
    <li data-missing={isMissing || undefined}>
      <button type="button" aria-label={words.insert(name, label)} onClick={() => onInsert(name)}>
        <code>{`{${name}}`}</code>
      </button>
      <span>
        {label}
        {variable.isRequired && <b> {isMissing ? words.isMissing : words.required}</b>}
      </span>
      {variable.words && <q lang={written}>{variable.words[written]}</q>}
      {variable.mayBeEmpty && <small>{words.mayBeEmpty}</small>}
    </li>
  )
}
