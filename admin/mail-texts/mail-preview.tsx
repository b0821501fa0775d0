'use client'

import { useEffect, useState } from 'react'
import type { MailPreview } from '#content/mail-texts/endpoints.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { askMailTexts } from './mail-texts-api.ts'
import { mailTextsTexts } from './mail-texts-texts.ts'
import { type MailForm, useMailForm } from './use-mail-form.ts'
import './mail-texts.css'

/** How long somebody pauses before the preview follows, in milliseconds. */
const pause = 500

/** The mail as its receiver would have it, below the form of its words. */
export function MailPreviewField() {
  const form = useMailForm()
  return form === undefined ? null : <Preview form={form} />
}

/** What is asked about: the form as it is, or the other language as it was saved. */
const askedOf = ({ mail, subject, text, written }: MailForm, language: Locale) =>
  language === written ? { mail, language, subject, text } : { mail, language }

function usePreview(form: MailForm, language: Locale) {
  const asked = JSON.stringify(askedOf(form, language))
  const [shown, setShown] = useState<MailPreview>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      askMailTexts<MailPreview>('/preview', form.language, JSON.parse(asked)).then(
        (preview) => {
          if (isOver) return
          setShown(preview)
          setFailed(false)
        },
        () => setFailed(!isOver),
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, form.language])
  return { shown, isFailed }
}

function Preview({ form }: { form: MailForm }) {
  const { colon, failed, preview: words } = mailTextsTexts[form.language]
  const [language, setLanguage] = useState(form.written)
  const [as, setAs] = useState<keyof typeof words.forms>('html')
  const [width, setWidth] = useState<keyof typeof words.widths>('desktop')
  const [theme, setTheme] = useState<keyof typeof words.themes>('light')
  const { isFailed, shown } = usePreview(form, language)
  return (
    <section className="mail-preview" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>
        {words.lead} {language !== form.written && words.stored}
      </p>
      <div className="mail-preview__choices">
        <Choice
          name={words.language}
          options={words.languages}
          order={locales}
          value={language}
          onChange={setLanguage}
        />
        <Choice name={words.form} options={words.forms} order={['html', 'text']} value={as} onChange={setAs} />
        {as === 'html' && (
          <>
            <Choice
              name={words.width}
              options={words.widths}
              order={['phone', 'desktop']}
              value={width}
              onChange={setWidth}
            />
            <Choice
              name={words.theme}
              options={words.themes}
              order={['light', 'dark']}
              value={theme}
              onChange={setTheme}
            />
          </>
        )}
      </div>
      <div role="status">
        {isFailed && <p>{failed}</p>}
        {shown && shown.problems.length > 0 && (
          <div className="mail-preview__wrong">
            <p>{words.wrong}</p>
            <ul>
              {shown.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {shown?.halfWidth && <p>{words.halfWidth(shown.halfWidth)}</p>}
      </div>
      {shown && (
        <>
          <p className="mail-preview__subject">
            {words.subject}
            {colon}
            <strong lang={language}>{shown.subject}</strong>
          </p>
          {as === 'html' ? (
            <iframe
              title={words.frame(shown.subject)}
              sandbox=""
              srcDoc={inTheme(shown.html, theme)}
              data-width={width}
            />
          ) : (
            <pre lang={language}>{shown.text}</pre>
          )}
        </>
      )}
      <TestMail form={form} language={language} />
    </section>
  )
}

/** The mail as a program shows it that prefers a theme, whatever this browser prefers. */
const inTheme = (html: string, theme: 'light' | 'dark') =>
  html.replace('@media (prefers-color-scheme: dark)', theme === 'dark' ? '@media all' : '@media not all')

interface ChoiceProps<Name extends string> {
  name: string
  options: Record<Name, string>
  order: readonly Name[]
  value: Name
  onChange: (name: Name) => void
}

function Choice<Name extends string>({ name, onChange, options, order, value }: ChoiceProps<Name>) {
  return (
    <div role="group" aria-label={name}>
      {order.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {options[each]}
        </button>
      ))}
    </div>
  )
}

function TestMail({ form, language }: { form: MailForm; language: Locale }) {
  const { failed, preview: words } = mailTextsTexts[form.language]
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const asked = askedOf(form, language)
      const { isSetUp, to } = await askMailTexts<{ to: string; isSetUp: boolean }>('/test', form.language, asked)
      setSaid(isSetUp ? words.sent(to) : words.waits(to))
    } catch (error) {
      setSaid(error instanceof Error && error.message !== '' ? error.message : failed)
    }
    setBusy(false)
  }
  return (
    <div className="mail-preview__test">
      <button type="button" disabled={isBusy} onClick={() => void send()}>
        {words.send}
      </button>
      <span role="status">{said}</span>
    </div>
  )
}
