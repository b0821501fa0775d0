import { formatTags, type Locale } from '#lib/locale.ts'

const zh = {
  board: '旧地址',
  lead: '访客还在用、网站上已经没有的地址。给它们设一个跳转，老链接和搜索引擎就会来到新页面。',
  refused: '只有管理员和发布者可以处理旧地址。',
  failed: '没有成功，请再试一次。',
  loading: '正在读取……',
  missing: {
    title: '没有找到的地址',
    lead: '访客得到404的地址，问得最多的在前，每分钟更新。只计次数和来自哪个网站，不记录是谁；扫描程序的请求不算在内。',
    none: '没有这样的地址。',
    columns: { address: '地址', times: '次数', last: '最近一次', host: '来自', act: '处理' },
    redirect: '设跳转',
    redirectOf: (address: string) => `设跳转：${address}`,
    times: (count: string) => `${count}次`,
    leave: '不再列出',
    leaveOf: (address: string) => `不再列出：${address}`,
    target: '新地址',
    temporary: '临时跳转（302）',
    save: '保存跳转',
    cancel: '取消',
    saved: (from: string, to: string) => `${from}现在跳转到${to}。`,
    left: (address: string) => `${address}不再列出。`,
  },
  transfer: {
    title: '批量导入和导出',
    lead: '每行一个跳转：旧地址,新地址。第三列写no（或302）是临时跳转，不写就是永久跳转。一次最多10,000行，全部导入，或者一行也不导入；已有的旧地址会改成文件里的新地址。',
    file: '选择CSV文件',
    text: '或者粘贴在这里',
    example: '/old/page,/about\n/blog/*,/news',
    go: '导入',
    busy: '正在导入……',
    done: ({ added, changed, same }: { added: number; changed: number; same: number }) =>
      `导入完成：新增${added}个，修改${changed}个，${same}个原来就有。`,
    wrong: (count: number) => `有${count}行不对，什么都没有导入。改好后请再导入一次：`,
    columns: { line: '行', address: '旧地址', reason: '原因' },
    more: (count: number) => `还有${count}行没有列出。`,
    download: '导出全部跳转（CSV）',
    list: '查看全部跳转',
  },
  moving: {
    title: '搬家清单',
    lead: '从别的网站搬来时，先看老地址会怎样：把老网站的sitemap.xml放进来（或者每行一个地址，最多50,000个）。只比较路径，不会去访问老网站，也不保存。',
    file: '选择sitemap.xml',
    text: '或者粘贴在这里',
    example: 'https://www.example.com/about\nhttps://www.example.com/products/1.html',
    go: '检查',
    busy: '正在检查……',
    share: (percent: string) => `${percent}的地址会打不开。`,
    facts: {
      total: '地址总数',
      matched: '有同样地址的页面',
      redirected: '有跳转',
      broken: '会打不开',
      unread: '不是地址，没有检查',
    },
    first: (count: number) => `会打不开的前${count}个：`,
    save: '下载会打不开的地址（CSV）',
    hint: '下载后在第二列填上新地址，就可以在上面导入。',
  },
}

export type OldAddressTexts = typeof zh

export const oldAddressTexts: Record<Locale, OldAddressTexts> = {
  zh,
  en: {
    board: 'Old addresses',
    lead: 'Addresses that visitors still use and the site no longer has. Redirect them, and old links and search engines lead to the new pages.',
    refused: 'Only administrators and publishers look after old addresses.',
    failed: 'That did not work. Please try again.',
    loading: 'Loading…',
    missing: {
      title: 'Not found',
      lead: 'Addresses for which visitors got a 404, most often first, updated every minute. Only how often and from which site is counted, never who asked; requests by scanners are left out.',
      none: 'There are no such addresses.',
      columns: { address: 'Address', times: 'Times', last: 'Last', host: 'Linked from', act: 'What to do' },
      redirect: 'Redirect this',
      redirectOf: (address) => `Redirect this: ${address}`,
      times: (count) => `${count}×`,
      leave: 'Leave out',
      leaveOf: (address) => `Leave out: ${address}`,
      target: 'New address',
      temporary: 'Temporary (302)',
      save: 'Save redirect',
      cancel: 'Cancel',
      saved: (from, to) => `${from} now leads to ${to}.`,
      left: (address) => `${address} is listed no more.`,
    },
    transfer: {
      title: 'Import and export',
      lead: 'One redirect on each line: old address,new address. A third column with “no” (or 302) makes it temporary; without it, it is for good. At most 10,000 lines, and either all of them are imported or none. An old address that is there already gets the new address of the file.',
      file: 'Choose a CSV file',
      text: 'Or paste it here',
      example: '/old/page,/about\n/blog/*,/news',
      go: 'Import',
      busy: 'Importing…',
      done: ({ added, changed, same }) => `Imported: ${added} new, ${changed} changed, ${same} were there already.`,
      wrong: (count) =>
        `${count === 1 ? 'One line is' : `${count} lines are`} wrong, and nothing was imported. Correct this and import again:`,
      columns: { line: 'Line', address: 'Old address', reason: 'Why' },
      more: (count) => `${count} more ${count === 1 ? 'is' : 'are'} not listed.`,
      download: 'Export all redirects (CSV)',
      list: 'See all redirects',
    },
    moving: {
      title: 'Moving from another site',
      lead: 'Before you move, see what would become of the old addresses: give the old site’s sitemap.xml, or one address on each line, up to 50,000. Only paths are compared. The old site is not visited, and nothing is stored.',
      file: 'Choose a sitemap.xml',
      text: 'Or paste it here',
      example: 'https://www.example.com/about\nhttps://www.example.com/products/1.html',
      go: 'Check',
      busy: 'Checking…',
      share: (percent) => `${percent} of the addresses would break.`,
      facts: {
        total: 'Addresses',
        matched: 'Have a page at the same address',
        redirected: 'Are redirected',
        broken: 'Would break',
        unread: 'Are no addresses, and were not checked',
      },
      first: (count) => (count === 1 ? 'The one that would break:' : `The first ${count} that would break:`),
      save: 'Download those that would break (CSV)',
      hint: 'Fill in the new addresses in the second column, and import the file above.',
    },
  },
}

/** A share for people: 0.1 % is not 0. */
export function writeShare(part: number, whole: number, language: Locale): string {
  const share = whole === 0 ? 0 : part / whole
  return new Intl.NumberFormat(formatTags[language], { style: 'percent', maximumFractionDigits: 1 }).format(share)
}
