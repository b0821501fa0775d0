'use client'

import { useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askAdmin } from '#admin/frame/ask-admin.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { sayTextProblem } from '#content/interface-texts/words.ts'
import { judgeText } from '#domain/interface-texts/judge-text.ts'
import type { ProductMessage } from '#domain/interface-texts/product-message.ts'
import { languageTags, type Locale, locales } from '#lib/locale.ts'
import { interfaceTextsTexts } from './interface-texts-texts.ts'
import './interface-texts.css'

/** Above the form of a message: the product's words in both languages, its values, and what is wrong with what is written. */
export function TextGuide() {
  const { i18n } = useTranslation()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const key = useFormFields(([fields]) => fields.key?.value)
  const [message, setMessage] = useState<ProductMessage | 'gone'>()
  useEffect(() => {
    if (typeof key !== 'string') return
    askAdmin<{ message: ProductMessage }>(`/interface-texts/message?${new URLSearchParams({ key })}`, language).then(
      ({ body }) => setMessage(body.message),
      () => setMessage('gone'),
    )
  }, [key, language])
  const { guide: words } = interfaceTextsTexts[language]
  return (
    <section className="text-guide" aria-label={words.title}>
      <p>
        <a href={`/admin${interfaceTextsPath}`}>{words.back}</a>
      </p>
      {message === 'gone' && <p className="text-guide__wrong">{words.gone}</p>}
      {typeof message === 'object' && <Guide message={message} language={language} />}
    </section>
  )
}

const fieldId = 'field-text'

function Guide({ language, message }: { language: Locale; message: ProductMessage }) {
  const { guide: words, empty } = interfaceTextsTexts[language]
  const written: Locale = useLocale().code === 'en' ? 'en' : 'zh'
  const { setValue, value } = useField<string | null>({ path: 'text' })
  const [said, setSaid] = useState('')
  const text = value ?? ''
  const insert = (name: string) => {
    const field = document.getElementById(fieldId) as HTMLTextAreaElement | null
    const start = field?.selectionStart ?? text.length
    const end = field?.selectionEnd ?? start
    setValue(`${text.slice(0, start)}{${name}}${text.slice(end)}`)
    field?.focus()
    requestAnimationFrame(() => field?.setSelectionRange(start + name.length + 2, start + name.length + 2))
  }
  const put = (next: string, saying: string) => {
    setValue(next)
    setSaid(saying)
  }
  const problems = judgeText(text, written, message)
  return (
    <>
      <dl>
        {[written, ...locales.filter((each) => each !== written)].map((locale) => (
          <div key={locale} data-written={locale === written || undefined}>
            <dt>{words.languages[locale]}</dt>
            <dd lang={languageTags[locale]}>{message.words[locale] || empty}</dd>
          </div>
        ))}
      </dl>
      <div className="text-guide__acts">
        <button type="button" onClick={() => put(message.words[written], '')}>
          {words.start}
        </button>
        {text !== '' && (
          <button type="button" onClick={() => put('', words.restored)}>
            {words.restore}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <p>{message.values.length > 0 ? words.values : words.noValues}</p>
      <ul>
        {message.values.map(({ choices, kind, name }) => (
          <li key={name}>
            <button type="button" aria-label={words.insert(name)} onClick={() => insert(name)}>
              <code>{`{${name}}`}</code>
            </button>
            <span>
              {words.kinds[kind]} {choices.join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {problems.length > 0 && (
          <div className="text-guide__wrong">
            <p>{words.wrong}</p>
            <ul>
              {problems.map((each) => (
                <li key={JSON.stringify(each)}>{sayTextProblem(each, language)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
