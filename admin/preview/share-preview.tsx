'use client'

import { useLivePreviewContext, useLocale, useTranslation } from '@payloadcms/ui'
import type { Locale } from '#lib/locale.ts'
import { Dialog } from '#admin/frame/dialog.tsx'
import { useDraftable } from '#admin/frame/use-draftable.ts'
import { ShareForm, ShareList } from './share-dialog.tsx'
import { shareTexts } from './share-texts.ts'
import { useShareLinks } from './use-share-links.ts'
import './share-preview.css'

/** Beside a document's buttons: its draft as a page, and links by which others see it. */
export function SharePreview() {
  const draft = useDraftable()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { url } = useLivePreviewContext()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const words = shareTexts[language]
  const locale: Locale = code === 'en' ? 'en' : 'zh'
  const links = useShareLinks({ source: '', record: 0, ...draft, locale })
  // A record that was never saved has no draft yet.
  if (draft === undefined) return null
  return (
    <Dialog
      label={words.open}
      close={words.close}
      onOpen={links.load}
      title={
        <>
          {words.title} <span className="share-language">{words.languages[locale]}</span>
        </>
      }
    >
      <p>{words.explain}</p>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener">
            {words.look}
          </a>
        </p>
      )}
      <ShareForm words={words} onMake={links.make} />
      <ShareList words={words} links={links.list} onTakeBack={links.takeBack} />
      <p className="share-said" role="status">
        {links.said && words[links.said]}
      </p>
    </Dialog>
  )
}
