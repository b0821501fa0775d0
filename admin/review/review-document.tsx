'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import type { LanguageReview } from '#content/review/describe.ts'
import type { Locale } from '#lib/locale.ts'
import { Dialog } from '#admin/frame/dialog.tsx'
import { useDraftable } from '#admin/frame/use-draftable.ts'
import { useMayPublish } from '#admin/frame/use-may-publish.ts'
import { fieldsOfForm } from './fields-of-form.ts'
import { HandIn } from './hand-in.tsx'
import { ReviewLanguage } from './review-language.tsx'
import { type ReviewTexts, reviewTexts } from './review-texts.ts'
import { useReviews, useSavedDraft } from './use-reviews.ts'
import './review.css'

/** What the button says: how the edited language stands, or what can be done. */
function labelOf(words: ReviewTexts, isPublisher: boolean, edited: LanguageReview | undefined): string {
  const { review } = edited ?? {}
  if (review && review.state in words.states)
    return words.state(words.states[review.state as keyof ReviewTexts['states']], review.isOutdated)
  return isPublisher ? words.open : words.handInOpen
}

/** Beside a document's buttons, for whoever may publish. */
export function ReviewDocument() {
  return useMayPublish() ? <ReviewDialog /> : null
}

/** The review of each language of the document: handing in, remarks, and what is decided. */
export function ReviewDialog() {
  const { docConfig } = useDocumentInfo()
  const isPublisher = useMayPublish()
  const draft = useDraftable()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const language: Locale = i18n.language === 'zh' ? 'zh' : 'en'
  const words = reviewTexts[language]
  const { faults, isPublic, load, reviews, said, setSaid, take } = useReviews(words)
  const save = useSavedDraft()
  if (draft === undefined) return null
  const edited: Locale = code === 'en' ? 'en' : 'zh'
  const languages = reviews?.languages.toSorted(({ locale }) => (locale === edited ? -1 : 1)) ?? []
  const fields = fieldsOfForm(docConfig?.fields ?? [], i18n)
  const open = async () => {
    setSaid('')
    if (!(await save())) setSaid(words.saved)
    await load().catch(() => setSaid(words.failed))
  }
  return (
    <div className={isPublisher ? 'review-open' : 'review-open review-main'}>
      <Dialog
        label={labelOf(words, isPublisher, languages[0])}
        title={words.title}
        close={words.close}
        onOpen={() => void open()}
        // The form still has what was there before it was published.
        onClose={() => isPublic && window.location.reload()}
      >
        <p className="review-said" role="status">
          {said}
        </p>
        {faults.length > 0 && (
          <div className="review-faults">
            <p>{words.warning}</p>
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
        )}
        {reviews?.isFourEyes && isPublisher && <p className="review-hint">{words.second}</p>}
        <HandIn key={edited} languages={languages} edited={edited} words={words} onTake={take} />
        {languages.map((each) => (
          <ReviewLanguage
            key={each.locale}
            {...{ fields, isPublisher, words }}
            language={each}
            onTake={(step, body) => take(step, { locale: each.locale, ...body })}
          />
        ))}
      </Dialog>
    </div>
  )
}
