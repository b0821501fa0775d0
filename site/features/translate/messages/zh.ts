export const zh = {
  notTranslated: '这篇内容还没有中文版。',
  ask: '希望有中文版',
  asked: '已记下，谢谢。译文发布后就在这一页。',
  newer: '英文版有新的改动，这里的译文还没有跟上。',
  read: '阅读英文原文',
} as const
