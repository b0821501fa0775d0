export const zh = {
  feeds: '订阅与sitemap.xml',
  more: '另有{count}项',
  all: '看全部',
  records: '页面',
} as const
