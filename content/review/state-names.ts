import type { AdminText } from '#content/fields/labels.ts'
import type { ReviewState } from './review.ts'

export const stateNames: Record<ReviewState, AdminText> = {
  handedIn: { zh: '待审核', en: 'Waiting for review' },
  returned: { zh: '已退回', en: 'Returned' },
  approved: { zh: '已通过', en: 'Approved' },
  withdrawn: { zh: '已取回', en: 'Taken back' },
  published: { zh: '已发布', en: 'Published' },
}
