'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { siteFormNames } from '#content/site-forms/names.ts'
import { type EnquiryKind, enquiryKinds } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import './site-forms.css'

const words = {
  zh: {
    title: '网站自带的表单',
    lead: '每张表单都可以改写名称、提示和条款，加自己的栏。没有改写的照默认显示；改了要发布才生效，撤下后恢复默认。',
    open: (name: string) => `改写“${name}”`,
    failed: '没有打开，请再试一次。',
  },
  en: {
    title: 'The forms of the site',
    lead: 'Each can be reworded, with consent and fields of your own. What you leave alone stays as it is. Changes take effect once published; withdrawing them brings the default back.',
    open: (name: string) => `Edit “${name}”`,
    failed: 'It could not be opened. Please try again.',
  },
}

/** Above the list of those that were opened: all that can be. */
export function SiteFormList() {
  const { i18n } = useTranslation()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const { failed, lead, open, title } = words[language]
  const [said, setSaid] = useState('')
  const edit = (kind: EnquiryKind) =>
    askAdmin<{ id: number }>('/site-forms/open', language, { kind }).then(
      ({ body }) => location.assign(`/admin/collections/site-forms/${body.id}`),
      (error: unknown) => setSaid(wordsOf(error, failed)),
    )
  return (
    <section className="site-forms" aria-label={title}>
      <p>{lead}</p>
      <div>
        {enquiryKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={open(siteFormNames[kind][language])}
            onClick={() => void edit(kind)}
          >
            {siteFormNames[kind][language]}
          </button>
        ))}
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
