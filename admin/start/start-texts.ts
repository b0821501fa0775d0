import type { PressingQueue } from '#content/start/operations.ts'

/** English of a number of things. */
const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

export const startTexts = {
  zh: {
    hello: (name: string) => `${name}，您好`,
    quiet: '目前没有需要您处理的事。',
    drafts: '我的草稿',
    moreDrafts: (count: number) => `另有${count}份`,
    languages: { zh: '中文', en: '英文' },
    translations: '翻译',
    missing: '缺英文的内容',
    outdated: '英文可能已经过时',
    outdatedWhy: '英文发布之后，中文又改过并重新发布。',
    counted: (name: string, count: number) => `${name}：${count}条`,
    plans: '未来七天的发布计划',
    allPlans: '全部发布计划',
    items: (count: number) => `${count}项`,
    tickets: '等待处理的工单',
    queues: { breaching: '即将或已经超时', unassigned: '无人负责', mine: '由我负责' } satisfies Record<
      PressingQueue,
      string
    >,
    queries: '访客没有搜到的词',
    allQueries: (count: number) => `全部${count}个词`,
    asked: (count: number) => `${count}次`,
    troubles: '需要注意',
    failedMails: (count: number) => `${count}封邮件没有送达`,
    brokenLinks: (count: number) => `有${count}个链接打不开`,
    reviews: '审核',
    reviewed: {
      waiting: (count: number) => `等您审核：${count}件`,
      returned: (count: number) => `退回给您：${count}件`,
      approved: (count: number) => `已通过、尚未公开：${count}件`,
    },
    failedPlans: (count: number) => `最近一周有${count}个发布计划没有执行`,
    directory: '全部内容',
    create: (name: string) => `新建${name}`,
    plus: '新建',
  },
  en: {
    hello: (name: string) => `Hello, ${name}`,
    quiet: 'Nothing is waiting for you.',
    drafts: 'My drafts',
    moreDrafts: (count: number) => `${count} more`,
    languages: { zh: 'Chinese', en: 'English' },
    translations: 'Translations',
    missing: 'Without English',
    outdated: 'English may be out of date',
    outdatedWhy: 'The Chinese was changed and published after the English.',
    counted: (name: string, count: number) => `${name}: ${count}`,
    plans: 'Planned for the next seven days',
    allPlans: 'All plans',
    items: (count: number) => many(count, 'item'),
    tickets: 'Tickets that are waiting',
    queues: { breaching: 'Due soon or overdue', unassigned: 'Nobody’s', mine: 'Mine' } satisfies Record<
      PressingQueue,
      string
    >,
    queries: 'Searched for and not found',
    allQueries: (count: number) => `All ${many(count, 'query', 'queries')}`,
    asked: (count: number) => many(count, 'time'),
    troubles: 'Needs attention',
    failedMails: (count: number) => `${many(count, 'mail')} could not be delivered`,
    brokenLinks: (count: number) => `${many(count, 'link')} ${count === 1 ? 'leads' : 'lead'} nowhere`,
    reviews: 'Review',
    reviewed: {
      waiting: (count: number) => `Waiting for you: ${count}`,
      returned: (count: number) => `Returned to you: ${count}`,
      approved: (count: number) => `Approved and not yet public: ${count}`,
    },
    failedPlans: (count: number) => `${many(count, 'plan')} of the last week could not be carried out`,
    directory: 'Everything',
    create: (name: string) => `New ${name.toLowerCase()}`,
    plus: 'New',
  },
}
