import { mostItems } from './plan.ts'

/** What a plan is refused for, in the admin's languages. */
export const planWords = {
  zh: {
    past: '这个时间已经过去，请选择以后的时间。',
    settled: '这个计划已经执行或取消，不能再改。',
    many: `一个计划最多${mostItems}项。`,
    last: '计划里只剩这一项。要撤销，请取消整个计划。',
    undone: '这个计划没有执行过，或者生效之前的内容没有保存，不能收回。',
    back: '这个计划已经收回。',
    since: '计划生效之后又有改动，请用版本记录恢复。',
    unlike: '不能完全恢复到计划生效之前，请用版本记录恢复。',
  },
  en: {
    past: 'This time has passed. Choose a later one.',
    settled: 'This plan was carried out or cancelled and can no longer be changed.',
    many: `A plan has at most ${mostItems} items.`,
    last: 'This is the only item. Cancel the whole plan instead.',
    undone: 'This plan was not carried out, or what it replaced was not kept, so it cannot be taken back.',
    back: 'This plan has already been taken back.',
    since: 'It has changed for visitors since the plan. Restore it from its versions.',
    unlike: 'It cannot be made exactly as it was before the plan. Restore it from its versions.',
  },
}
