'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { NamedUse } from '#content/uses/named-uses.ts'
import type { Locale } from '#lib/locale.ts'
import { Dialog } from '#admin/frame/dialog.tsx'
import { adminAddress } from '#content/global-record.ts'
import { usesTexts } from './uses-texts.ts'
import './uses.css'

interface Answer {
  uses: NamedUse[]
  others: number
}

/** Beside a document's buttons: what refers to it, as published or as a draft. */
export function UsesDocument() {
  const { collectionSlug, id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const words = usesTexts[language]
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  if (collectionSlug === undefined || id === undefined) return null
  const load = async () => {
    setAnswer(undefined)
    const response = await fetch(`/admin/api/${collectionSlug}/${id}/uses`, {
      headers: { 'accept-language': language },
    })
    setAnswer(response.ok ? ((await response.json()) as Answer) : 'failed')
  }
  return (
    <Dialog
      label={words.open}
      title={words.title}
      close={words.close}
      onOpen={() => void load().catch(() => setAnswer('failed'))}
    >
      <div className="uses" aria-live="polite">
        {answer === undefined && <p>{words.loading}</p>}
        {answer === 'failed' && <p>{words.failed}</p>}
        {typeof answer === 'object' && <Uses {...answer} language={language} />}
      </div>
    </Dialog>
  )
}

function Uses({ language, others, uses }: Answer & { language: Locale }) {
  const words = usesTexts[language]
  if (uses.length === 0 && others === 0) return <p>{words.none}</p>
  const parts = [
    { title: words.published, hint: words.keeps, list: uses.filter(({ isPublished }) => isPublished) },
    { title: words.drafts, hint: words.free, list: uses.filter(({ isPublished }) => !isPublished) },
  ]
  return (
    <>
      {parts
        .filter(({ list }) => list.length > 0)
        .map(({ hint, list, title }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{hint}</p>
            <ul>
              {list.map((use) => (
                <li key={`${use.source} ${use.record}`}>
                  <a href={adminAddress(use)}>{use.title || use.kind}</a>
                  {use.title !== '' && <span>{use.kind}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {others > 0 && <p>{words.others(others)}</p>}
    </>
  )
}
