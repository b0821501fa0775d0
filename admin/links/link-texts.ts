import type { Locale } from '#lib/locale.ts'

const zh = {
  choose: '选择页面',
  title: '选择网站上的页面',
  close: '关闭',
  find: '按名称或地址查找',
  begin: '下面是栏目页面。输入名称，可以找到新闻、产品、帮助文章等。',
  none: '没有找到。只列出已发布的页面。',
  failed: '没有查到，请再试一次。',
  count: (count: number) => `找到${count}个页面`,
  unknown: '网站上没有这个页面。仍可保存。',
}

export const linkTexts: Record<Locale, typeof zh> = {
  zh,
  en: {
    choose: 'Choose a page',
    title: 'Choose a page of this site',
    close: 'Close',
    find: 'Find by name or address',
    begin: 'These are the pages of the menus. Type a name to find news, products, help articles and more.',
    none: 'Nothing found. Only published pages are listed.',
    failed: 'That did not work. Please try again.',
    count: (count) => (count === 1 ? '1 page found' : `${count} pages found`),
    unknown: 'This site has no such page. You can save all the same.',
  },
}
