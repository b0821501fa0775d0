import type { Locale } from '#lib/locale.ts'

const zh = {
  open: '使用处',
  title: '哪里在使用它',
  close: '关闭',
  loading: '正在查找……',
  failed: '没有查到，请关闭后再试一次。',
  none: '没有别的内容使用它。',
  published: '访客看得到的',
  keeps: '只要这些地方还在使用它，就不能删除。撤回它之后，指向它的文字链接会变成普通文字。',
  drafts: '草稿里的',
  free: '访客还看不到，不妨碍删除。',
  others: (count: number) => `另有${count}处没有列出。`,
}

export const usesTexts: Record<Locale, typeof zh> = {
  zh,
  en: {
    open: 'Used in',
    title: 'Where this is used',
    close: 'Close',
    loading: 'Looking…',
    failed: 'That did not work. Close this and try again.',
    none: 'Nothing else uses this.',
    published: 'Seen by visitors',
    keeps: 'While these use it, it cannot be deleted. If you withdraw it, links to it in texts become plain words.',
    drafts: 'In drafts',
    free: 'Visitors do not see these yet. They do not keep you from deleting.',
    others: (count) => (count === 1 ? 'One more place is not listed.' : `${count} more places are not listed.`),
  },
}
