'use client'

import { useDocumentInfo, useLivePreviewContext, useLocale, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import type { Locale } from '#lib/locale.ts'
import { ShareForm, ShareList } from './share-dialog.tsx'
import { shareTexts } from './share-texts.ts'
import { useShareLinks } from './use-share-links.ts'
import './share-preview.css'

/** Beside a document's buttons: its draft as a page, and links by which others see it. */
export function SharePreview() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { url } = useLivePreviewContext()
  const dialog = useRef<HTMLDialogElement>(null)
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const words = shareTexts[language]
  const locale: Locale = code === 'en' ? 'en' : 'zh'
  const links = useShareLinks({ source: collectionSlug ?? globalSlug ?? '', record: Number(id ?? 0), locale })
  // A record that was never saved has no draft yet.
  if (collectionSlug !== undefined && id === undefined) return null
  const show = () => {
    links.load()
    dialog.current?.showModal()
  }
  return (
    <>
      <button className="share-preview-open" type="button" onClick={show}>
        {words.open}
      </button>
      <dialog ref={dialog} className="share-preview" aria-labelledby="share-preview-title" closedby="any">
        <header>
          <h2 id="share-preview-title">
            {words.title} <span>{words.languages[locale]}</span>
          </h2>
          <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        <p>{words.explain}</p>
        {url && (
          <p>
            <a href={url} target="_blank" rel="noopener">
              {words.look}
            </a>
          </p>
        )}
        <ShareForm words={words} onMake={links.make} />
        <ShareList language={language} words={words} links={links.list} onTakeBack={links.takeBack} />
        <p className="share-preview-said" role="status">
          {links.said && words[links.said]}
        </p>
      </dialog>
    </>
  )
}
