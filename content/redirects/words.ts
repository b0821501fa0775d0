import type { AdminText } from '#content/fields/labels.ts'
import type { ListProblem } from '#domain/site/old-addresses.ts'
import type { RuleProblem } from '#domain/site/redirects.ts'

/** What is wrong with a line that is imported, beside what is wrong with a rule. */
export type LineProblem = RuleProblem['problem'] | 'permanent' | 'columns'

/** Why a redirect is refused, for whoever typed it. */
export const ruleWords: Record<LineProblem, AdminText> = {
  empty: { zh: '没有填写地址。', en: 'The address is missing.' },
  tooLong: { zh: '地址超过500个字符。', en: 'The address is longer than 500 characters.' },
  notPath: {
    zh: '旧地址要以 / 开头，例如 /old/page。',
    en: 'The old address must begin with /, for example /old/page.',
  },
  elsewhere: {
    zh: '只能跳转到本站的地址，以 / 开头，例如 /about。',
    en: 'It can only lead to an address of this site that begins with /, for example /about.',
  },
  star: { zh: '星号只能写在最后，即以 /* 结尾。', en: 'A star can only stand at the end, as /*.' },
  starAndQuery: { zh: '带星号的地址不能再带 ? 或 #。', en: 'An address with a star cannot have ? or # as well.' },
  everything: {
    zh: '这会涵盖所有不存在的地址。请写明开头，例如 /blog/*。',
    en: 'This would catch every missing address. Name a beginning, for example /blog/*.',
  },
  reserved: {
    zh: '这个地址属于后台、接口或网站文件，不能跳转。',
    en: 'This address belongs to the admin, the API or the site’s files, and cannot be redirected.',
  },
  isPage: {
    zh: '这个地址上有页面，跳转不会生效。',
    en: 'There is a page at this address, so it would never redirect.',
  },
  starToNothing: {
    zh: '只有旧地址以 /* 结尾时，新地址才能以 /* 结尾。',
    en: 'The new address can only end in /* when the old one does.',
  },
  itself: { zh: '新旧地址相同。', en: 'This leads to itself.' },
  loop: {
    zh: '和其他跳转连起来会兜圈子，或者要跳五次以上。请直接写最终的地址。',
    en: 'Together with other redirects this leads in a circle, or over more than five of them. Name the final address.',
  },
  twice: { zh: '这个旧地址在文件里出现了两次。', en: 'This old address is in the file twice.' },
  permanent: {
    zh: '第三列只能是yes或no（也可写301或302）。',
    en: 'The third column must be yes or no (or 301 or 302).',
  },
  columns: {
    zh: '这一行要有两列：旧地址和新地址。',
    en: 'This line needs two columns: the old address and the new one.',
  },
}

/** Why a whole file is refused. */
export const fileWords: Record<ListProblem | 'cut' | 'tooLarge' | 'tooManyLines', AdminText> = {
  empty: { zh: '里面没有地址。', en: 'There are no addresses in it.' },
  index: {
    zh: '这是网站地图的目录。请逐个打开里面列出的文件，分别检查。',
    en: 'This is an index of sitemaps. Open the files that it lists and check them one by one.',
  },
  declaration: {
    zh: '文件里有文档类型声明（DOCTYPE），不读取。请去掉后再试。',
    en: 'The file has a document type declaration (DOCTYPE), which is not read. Remove it and try again.',
  },
  broken: { zh: '这不是完整的网站地图。', en: 'This is not a complete sitemap.' },
  tooMany: { zh: '一次最多检查50,000个地址。', en: 'At most 50,000 addresses can be checked at once.' },
  cut: {
    zh: '文件不完整：有一个引号没有结束。什么都没有导入。',
    en: 'The file is incomplete: a quotation mark is never closed. Nothing was imported.',
  },
  tooLarge: { zh: '文件太大。', en: 'The file is too large.' },
  tooManyLines: {
    zh: '一次最多导入10,000行。什么都没有导入。',
    en: 'At most 10,000 lines can be imported at once. Nothing was imported.',
  },
}
