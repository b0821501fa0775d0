import type { ListState, Order } from '#content/translate/filter.ts'
import type { Locale } from '#lib/locale.ts'

interface TranslateTexts {
  title: string
  lead: string
  refused: string
  states: Record<ListState, string>
  allOpen: string
  filter: string
  kind: string
  allKinds: string
  language: string
  allLanguages: string
  into: Record<Locale, string>
  /** Of a record, and of the filter for such. */
  unread: string
  order: string
  orders: Record<Order, string>
  show: string
  clear: string
  columns: Record<'name' | 'kind' | 'language' | 'state' | 'open' | 'visits' | 'wanted' | 'person' | 'since', string>
  /** How much of a translation is to be written or looked at. */
  open: (passages: number, characters: number) => string
  /** How often its page was visited. */
  visits: (times: number) => string
  /** How many visitors asked for it. */
  wanted: (visitors: number) => string
  person: string
  everybody: string
  nobody: string
  mine: string
  assign: Record<'lead' | 'to' | 'nobodyChosen' | 'give' | 'failed', string>
  assigned: (count: number) => string
  empty: string
  pages: string
  previous: string
  next: string
  first: string
}

export const translateTexts: Record<Locale, TranslateTexts> = {
  zh: {
    title: '翻译',
    lead: '每条内容的译文进展到哪一步。原文改了而译文没有跟上，才算过时；只是重新保存、换图片或调整顺序，都不算。',
    refused: '翻译进度供撰写内容的同事查看。',
    states: { missing: '缺译文', outdated: '已过时', draft: '草稿', handedIn: '待审核', current: '最新' },
    allOpen: '未完成',
    filter: '按状态',
    kind: '类型',
    allKinds: '全部类型',
    language: '方向',
    allLanguages: '两个方向',
    into: { zh: '英文译成中文', en: '中文译成英文' },
    unread: '有机器预译未读',
    order: '排序',
    orders: {
      newest: '最近变化在前',
      oldest: '等得最久在前',
      most: '字数多的在前',
      fewest: '字数少的在前',
      wanted: '访客最想看的在前',
      visited: '访问最多的在前',
    },
    show: '筛选',
    clear: '清除筛选',
    columns: {
      name: '内容',
      kind: '类型',
      language: '方向',
      state: '状态',
      open: '待译',
      visits: '30天访问',
      wanted: '访客需要',
      person: '译者',
      since: '起始时间',
    },
    open: (passages, characters) => (characters > 0 ? `${passages}段，${characters}字` : `${passages}段`),
    visits: (times) => `${times.toLocaleString('en')}次`,
    wanted: (visitors) => `${visitors}人`,
    person: '译者',
    everybody: '不限',
    nobody: '尚未分配',
    mine: '我的',
    assign: {
      lead: '把以上筛选出的全部内容分配给一位同事，包括其他页上的。已经分配的会改派。',
      to: '分配给',
      nobodyChosen: '请选择',
      give: '分配',
      failed: '没有分配成功，请重试。',
    },
    assigned: (count) => `已分配${count}条。`,
    empty: '没有符合条件的内容。',
    pages: '翻页',
    previous: '上一页',
    next: '下一页',
    first: '回到第一页',
  },
  en: {
    title: 'Translations',
    lead: 'How far each translation has come. One is outdated only when the text it was made from has changed since; saving, another picture or another order changes nothing.',
    refused: 'Translations are listed for those who write content.',
    states: { missing: 'Missing', outdated: 'Outdated', draft: 'Draft', handedIn: 'In review', current: 'Up to date' },
    allOpen: 'To do',
    filter: 'By state',
    kind: 'Kind',
    allKinds: 'All kinds',
    language: 'Direction',
    allLanguages: 'Both directions',
    into: { zh: 'English to Chinese', en: 'Chinese to English' },
    unread: 'Unread machine drafts',
    order: 'Order',
    orders: {
      newest: 'Latest change first',
      oldest: 'Waiting longest first',
      most: 'Longest first',
      fewest: 'Shortest first',
      wanted: 'Most wanted by visitors first',
      visited: 'Most visited first',
    },
    show: 'Filter',
    clear: 'Clear filters',
    columns: {
      name: 'Content',
      kind: 'Kind',
      language: 'Direction',
      state: 'State',
      open: 'To do',
      visits: 'Visits, 30 days',
      wanted: 'Wanted by',
      person: 'Translator',
      since: 'Since',
    },
    open: (passages, characters) =>
      `${passages === 1 ? '1 passage' : `${passages} passages`}${characters > 0 ? `, ${characters} characters` : ''}`,
    visits: (times) => (times === 1 ? '1 visit' : `${times.toLocaleString('en')} visits`),
    wanted: (visitors) => (visitors === 1 ? '1 visitor' : `${visitors} visitors`),
    person: 'Translator',
    everybody: 'Anyone',
    nobody: 'Nobody yet',
    mine: 'Mine',
    assign: {
      lead: 'Assign everything that matches the filters above, on other pages too. What somebody already has is reassigned.',
      to: 'Assign to',
      nobodyChosen: 'Choose somebody',
      give: 'Assign',
      failed: 'This was not assigned. Please try again.',
    },
    assigned: (count) => (count === 1 ? 'Assigned 1 record.' : `Assigned ${count} records.`),
    empty: 'Nothing matches.',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    first: 'First page',
  },
}
