import type { Locale } from '#lib/locale.ts'
import type { Consent } from './kept-consent.ts'

interface Kept {
  /** Key of local storage, or name of the cookie. */
  name: string
  purpose: string
  until: string
}

interface CookieWords {
  lead: string
  needed: { title: string; text: string; kept: Kept[] }
  preferences: { title: string; text: string; kept: Kept[] }
  name: string
  purpose: string
  until: string
  more: string
  close: string
  save: string
  saved: string
  chosen: (consent: Consent) => string
  /** Said when the text has changed since. @param version the one that is valid now */
  changed: (version: string) => string
}

/** Texts of the cookie settings. They come with them, not with every page. */
export const cookieWords: Record<Locale, CookieWords> = {
  zh: {
    lead: '本站没有统计、广告和第三方Cookie。下面是浏览器为本站保存的全部内容。',
    needed: {
      title: '必需',
      text: '没有这几项，语言和登录不能工作，所以始终保存。',
      kept: [
        { name: 'lang', purpose: '您选择的语言（Cookie和本地存储）', until: '365天' },
        { name: 'portico-sign-in', purpose: '用单位账户登录时对应您的浏览器（Cookie）', until: '登录结束，最长10分钟' },
        {
          name: 'portico-device',
          purpose: '认出登录过的浏览器，换设备登录时提醒您（Cookie）',
          until: '最后一次登录后400天',
        },
        { name: 'portico.token', purpose: '登录凭证，登录后才有', until: '退出登录' },
        { name: 'portico.ticket', purpose: '您没有提交的工单草稿', until: '提交或放弃草稿' },
        { name: 'portico.preferences', purpose: '您的选择、日期和当时的说明版本', until: '清除浏览器数据' },
      ],
    },
    preferences: {
      title: '偏好',
      text: '关闭后，浅色或深色只在当前页面有效，关闭过的公告会再次出现，视频从头播放。',
      kept: [
        { name: 'theme', purpose: '浅色或深色', until: '关闭“偏好”' },
        { name: 'portico.dismissed', purpose: '您关闭过的公告', until: '关闭“偏好”' },
        { name: 'portico.searches', purpose: '您最近搜过的词', until: '清除，或关闭“偏好”' },
        { name: 'portico.places', purpose: '课程视频看到的位置', until: '关闭“偏好”' },
      ],
    },
    name: '名称',
    purpose: '用途',
    until: '保存到',
    more: 'Cookie说明',
    close: '关闭',
    save: '保存设置',
    saved: 'Cookie设置已保存',
    chosen: ({ day, isAllowed, version }) =>
      `您在${day}选择了${isAllowed ? '打开' : '关闭'}“偏好”${version ? `，当时的Cookie说明是${version}版` : ''}。随时可以改。`,
    changed: (version) => `Cookie说明现在是${version}版，保存一次即按新版。`,
  },
  en: {
    lead: 'No cookies for statistics, advertising or third parties. This is all that your browser keeps for this site.',
    needed: {
      title: 'Necessary',
      text: 'Language and signing in do not work without these, so they are always kept.',
      kept: [
        { name: 'lang', purpose: 'The language you chose (cookie and local storage)', until: '365 days' },
        {
          name: 'portico-sign-in',
          purpose: 'Ties signing in with your organisation’s account to your browser (cookie)',
          until: 'The sign-in ends, 10 minutes at most',
        },
        {
          name: 'portico-device',
          purpose: 'Knows a browser again that you signed in by, so that a new one is told to you (cookie)',
          until: '400 days after the last sign-in',
        },
        { name: 'portico.token', purpose: 'Proof of your session, once you are signed in', until: 'You sign out' },
        { name: 'portico.ticket', purpose: 'A ticket you have not sent yet', until: 'You send or discard it' },
        {
          name: 'portico.preferences',
          purpose: 'Your choice, its day and the version of the text',
          until: 'You clear the browser’s data',
        },
      ],
    },
    preferences: {
      title: 'Preferences',
      text: 'When off, light or dark lasts for the page you are on, closed announcements come back, and videos start from the beginning.',
      kept: [
        { name: 'theme', purpose: 'Light or dark', until: 'You turn preferences off' },
        { name: 'portico.dismissed', purpose: 'Announcements you closed', until: 'You turn preferences off' },
        {
          name: 'portico.searches',
          purpose: 'What you searched for last',
          until: 'You clear them, or turn preferences off',
        },
        {
          name: 'portico.places',
          purpose: 'Where you were in the videos of lessons',
          until: 'You turn preferences off',
        },
      ],
    },
    name: 'Name',
    purpose: 'Purpose',
    until: 'Kept until',
    more: 'About cookies',
    close: 'Close',
    save: 'Save settings',
    saved: 'Cookie settings saved',
    chosen: ({ day, isAllowed, version }) =>
      `On ${day} you turned preferences ${isAllowed ? 'on' : 'off'}${version ? `, with version ${version} of the text about cookies` : ''}. You can change this at any time.`,
    changed: (version) => `The text about cookies is now version ${version}. Saving again refers to it.`,
  },
}
