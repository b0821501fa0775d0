import type { Locale } from '#lib/locale.ts'

interface ShareTexts {
  open: string
  title: string
  explain: string
  recipient: string
  make: string
  look: string
  none: string
  made: (by: string, end: string) => string
  copy: string
  copied: string
  takeBack: string
  takenBack: string
  close: string
  failed: string
  languages: Record<Locale, string>
}

export const shareTexts: Record<Locale, ShareTexts> = {
  zh: {
    open: '分享草稿',
    title: '把这份草稿给没有账号的人看',
    explain: '拿到链接的人可以看到最新草稿的页面，7天内有效，可以随时收回。',
    recipient: '给谁看',
    make: '创建链接',
    look: '在新窗口中查看草稿页面',
    none: '还没有有效的链接。',
    made: (by, end) => `由${by}创建，有效期至${end}`,
    copy: '复制链接',
    copied: '已复制',
    takeBack: '收回',
    takenBack: '链接已收回，不再能打开。',
    close: '关闭',
    failed: '没有成功，请再试一次。',
    languages: { zh: '中文', en: '英文' },
  },
  en: {
    open: 'Share draft',
    title: 'Show this draft to somebody without an account',
    explain: 'Whoever has the link sees the latest draft as a page for 7 days. You can take the link back at any time.',
    recipient: 'Who is it for?',
    make: 'Create link',
    look: 'See the draft as a page in a new window',
    none: 'No link is open at the moment.',
    made: (by, end) => `Made by ${by}, open until ${end}`,
    copy: 'Copy link',
    copied: 'Copied',
    takeBack: 'Take back',
    takenBack: 'The link was taken back and no longer opens.',
    close: 'Close',
    failed: 'That did not work. Please try again.',
    languages: { zh: 'Chinese', en: 'English' },
  },
}
