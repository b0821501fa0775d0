import { APIError, type PayloadRequest } from 'payload'

const words = {
  zh: {
    nothing: '没有需要审核的修改：草稿与已发布的内容相同。',
    empty: '这种语言还没有内容。',
    already: '现在的内容已经提交，正在等待审核。',
    approved: '现在的内容已经审核通过，可以发布。',
    gone: '这次审核已经结束或有了变化，请刷新后再看。',
    changed: '内容在您查看之后又有修改，请重新查看后再审核。',
    notYours: '只有提交人可以取回。',
    own: '您提交或最后修改了这项内容，不能由您自己审核，请由另一位发布者审核。',
    why: '退回时请至少写一条意见。',
    many: '意见太多，请先解决一部分。',
    field: '没有这个字段。',
    fourEyes: '网站启用了“双人复核”：发布前，现在的内容须由作者以外的发布者审核通过。请先提交审核。',
  },
  en: {
    nothing: 'There is nothing to review: the draft is what is published.',
    empty: 'Nothing is written in this language yet.',
    already: 'This has been handed in as it is now and is waiting for review.',
    approved: 'This has been approved as it is now and can be published.',
    gone: 'This review has ended or changed in the meantime. Reload the page to see it as it is now.',
    changed: 'The text has changed since you opened it. Look at it again before you decide.',
    notYours: 'Only the person who handed this in can take it back.',
    own: 'You handed this in or made its last change, so you cannot approve it. Ask another publisher.',
    why: 'Write at least one remark when you return something.',
    many: 'There are too many remarks. Settle some of them first.',
    field: 'There is no such field.',
    fourEyes:
      'This site requires a second person: before anything is published, a publisher other than its writer has to approve it as it is now. Hand it in for review first.',
  },
}

/** @throws APIError in the language of the admin */
export function refuseReview(
  req: Partial<Pick<PayloadRequest, 'i18n'>> | undefined,
  why: keyof (typeof words)['zh'],
  status = 409,
): never {
  throw new APIError(words[req?.i18n?.language === 'zh' ? 'zh' : 'en'][why], status, undefined, true)
}
