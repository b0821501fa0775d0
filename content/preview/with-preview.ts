import type { CollectionConfig, GlobalConfig, LivePreviewConfig, Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { type PreviewClaims, signPreview } from './token.ts'

/** A token of the admin holds for the half day that has begun and the next: a new one each second would load the page anew. */
const halfDay = 12 * 60 * 60

/** When a token ends that is made now, in seconds since 1970. */
export const previewEnd = () => (Math.floor(Date.now() / 1000 / halfDay) + 2) * halfDay

/** Where the admin shows the draft of a record beside its form, in the language that is being edited. */
const draftPage: NonNullable<LivePreviewConfig['url']> = ({
  collectionConfig,
  data,
  globalConfig,
  locale,
  payload,
}) => {
  const source = collectionConfig?.slug ?? globalConfig?.slug ?? ''
  const record = collectionConfig === undefined ? globalRecord : Number((data as { id?: number }).id)
  return draftPath(payload, { source, record, locale: locale.code === 'en' ? 'en' : 'zh' })
}

/** The address of a draft as a page, for who is signed in. */
export function draftPath(payload: Pick<Payload, 'secret'>, draft: Omit<PreviewClaims, 'end' | 'link'>): string {
  return `/preview/${signPreview(payload, { ...draft, end: previewEnd() })}`
}

/** Phone, tablet and desktop, in CSS pixels. */
const breakpoints: NonNullable<LivePreviewConfig['breakpoints']> = [
  { name: 'phone', label: '390', width: 390, height: 844 },
  { name: 'tablet', label: '820', width: 820, height: 1180 },
  { name: 'desktop', label: '1440', width: 1440, height: 900 },
]

const sharePreview = '/preview/share-preview.tsx#SharePreview'

/**
 * The buttons beside a document's own: for others to see its draft, for its review, and for when it goes out; and what keeps
 * late changes, which has none.
 */
const documentControls = [
  '/session/keep-late-changes.tsx#KeepLateChanges',
  sharePreview,
  '/review/review-document.tsx#ReviewDocument',
  '/plan/plan-document.tsx#PlanDocument',
]

const livePreview: LivePreviewConfig = { url: draftPage, breakpoints }

/** What is written with drafts is seen as a page before it is public: beside its form, and by a link for others. */
export function withPreview(config: CollectionConfig): CollectionConfig {
  if (typeof config.versions !== 'object' || !config.versions.drafts) return config
  const { components, ...admin } = config.admin ?? {}
  // A picture has no page of its own: it is seen in the preview of what shows it. A mail is no page, nor are words of many.
  const hasPage = !config.upload && !['interface-texts', 'mail-texts'].includes(config.slug)
  const controls = hasPage ? documentControls : documentControls.filter((each) => each !== sharePreview)
  const edit = { ...components?.edit, beforeDocumentControls: controls }
  return {
    ...config,
    admin: { ...admin, ...(hasPage && { livePreview }), components: { ...components, edit } },
  }
}

/** The same for settings, which are published by role and never withdrawn. */
export function withPreviewOfGlobal(config: GlobalConfig): GlobalConfig {
  const { components, ...admin } = config.admin ?? {}
  const elements = {
    ...components?.elements,
    beforeDocumentControls: documentControls,
    PublishButton: '/publish/publish-button.tsx#PublishButton',
    SaveDraftButton: '/publish/save-draft-button.tsx#SaveDraftButton',
    UnpublishButton: '/publish/no-unpublish-button.tsx#NoUnpublishButton',
  }
  return { ...config, admin: { ...admin, livePreview, components: { ...components, elements } } }
}
