import { mostItems } from './plan.ts'

/** What a plan is refused for, in the admin's languages. */
export const planWords = {
  zh: {
    past: '这个时间已经过去，请选择以后的时间。',
    settled: '这个计划已经执行或取消，不能再改。',
    many: `一个计划最多${mostItems}项。`,
    last: '计划里只剩这一项。要撤销，请取消整个计划。',
  },
  en: {
    past: 'This time has passed. Choose a later one.',
    settled: 'This plan was carried out or cancelled and can no longer be changed.',
    many: `A plan has at most ${mostItems} items.`,
    last: 'This is the only item. Cancel the whole plan instead.',
  },
}
