import { writeCount } from '#domain/text/figures.ts'
import type { Locale } from '#lib/locale.ts'

const inChinese = (count: number) => writeCount(count, 'zh')
const counted = (count: number, one: string, many: string) => `${writeCount(count, 'en')} ${count === 1 ? one : many}`

const zh = {
  title: '演示内容',
  lead: '网站第一次启动时载入了一家虚构公司的全部内容，供您试用。正式使用前，可以在这里一次清除：内容、设置、账户、工单和文件。您自己的内容不会被动到。',
  refused: '只有管理员可以清除演示内容。',
  loading: '正在读取……',
  failed: '没有成功，请再试一次。',
  none: '没有演示内容。',
  demoAccount: '您用的是演示公司的账户，它会一起清除。请先建立自己的管理员账户并用它登录，再来清除。',
  groupsTitle: '演示内容有哪些',
  columns: { name: '栏目', count: '条数', keep: '留作草稿' },
  count: (count: number) => `${inChinese(count)}条`,
  keep: (name: string) => `把“${name}”留作草稿`,
  people: '随演示公司清除',
  changedTitle: '您改过的演示内容',
  changedLead: '这些内容载入之后有人改过。默认保留，当作您自己的。',
  more: (count: number) => `另有${inChinese(count)}条`,
  withChanged: '改过的也一起清除',
  plan: (taken: number, drafts: number, used: number) =>
    [
      `将清除${inChinese(taken)}条`,
      drafts > 0 ? `${inChinese(drafts)}条转为草稿` : '',
      used > 0 ? `${inChinese(used)}条因为还有内容用到而保留` : '',
    ]
      .filter(Boolean)
      .join('，') + '。',
  remove: '清除演示内容',
  sure: '清除演示内容？',
  warning: '清除之后不能恢复，除非您有备份（npm run backup）。',
  confirm: '确定清除',
  cancel: '取消',
  removing: '正在清除，可能需要半分钟……',
  removed: (count: number) => `已清除${inChinese(count)}条演示内容。`,
  onward: '接着建立自己的网站',
}

export const demoTexts: Record<Locale, typeof zh> = {
  zh,
  en: {
    title: 'Demo content',
    lead: 'When the site was first started, it was filled with an invented company to try things out on. Before you go live, take all of it away here in one step: content, settings, accounts, tickets and files. Nothing of your own is touched.',
    refused: 'Only administrators can take the demo content away.',
    loading: 'Loading…',
    failed: 'That did not work. Please try again.',
    none: 'There is no demo content.',
    demoAccount:
      'You’re signed in with a demo account, which would be removed too. First create your own administrator account and sign in with it.',
    groupsTitle: 'What there is of it',
    columns: { name: 'Part', count: 'Records', keep: 'Keep as drafts' },
    count: (count) => counted(count, 'record', 'records'),
    keep: (name) => `Keep ${name} as drafts`,
    people: 'Goes with the demo company',
    changedTitle: 'Demo content that was changed',
    changedLead: 'Somebody has edited these since they were loaded. They stay as your own unless you say otherwise.',
    more: (count) => `and ${counted(count, 'other', 'others')}`,
    withChanged: 'Take these away as well',
    plan: (taken, drafts, used) =>
      [
        counted(taken, 'record goes', 'records go'),
        drafts > 0 ? counted(drafts, 'becomes a draft', 'become drafts') : '',
        used > 0
          ? counted(used, 'stays because something still refers to it', 'stay because something still refers to them')
          : '',
      ]
        .filter(Boolean)
        .join('; ') + '.',
    remove: 'Take the demo away',
    sure: 'Take the demo away?',
    warning: 'This cannot be undone, except from a backup (npm run backup).',
    confirm: 'Take it away',
    cancel: 'Cancel',
    removing: 'Taking it away. This can take half a minute…',
    removed: (count) => `${counted(count, 'record of the demo is', 'records of the demo are')} gone.`,
    onward: 'Set up your own site',
  },
}
