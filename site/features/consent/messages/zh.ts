export const zh = {
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
  chosen:
    '您在{day}选择了{isAllowed, select, true {打开} other {关闭}}“偏好”{version, select, none {} other {，当时的Cookie说明是{version}版}}。随时可以改。',
  changed: 'Cookie说明现在是{version}版，保存一次即按新版。',
} as const
