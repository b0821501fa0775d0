import type { Locale } from '#lib/locale.ts'

/** What previews say around the page. */
export const texts: Record<
  Locale,
  Record<'bar' | 'barOfPlan' | 'compare' | 'draft' | 'published' | 'close' | 'gone' | 'advice', string>
> = {
  zh: {
    bar: '预览：中文草稿，尚未公开',
    barOfPlan: '预览：计划执行后的样子，尚未公开',
    compare: '与已发布的对比',
    draft: '草稿',
    published: '已发布',
    close: '收起',
    gone: '这个预览已失效',
    advice: '链接已过期、已被收回，或不完整。请向发送人索取新的链接。',
  },
  en: {
    bar: 'Preview: an English draft, not public',
    barOfPlan: 'Preview: after the plan, not public',
    compare: 'Compare with the published page',
    draft: 'Draft',
    published: 'Published',
    close: 'Hide',
    gone: 'This preview is no longer available',
    advice: 'The link has expired, has been withdrawn, or is incomplete. Ask the person who sent it for a new one.',
  },
}
