import type { ServerProps } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { countReviews } from '#content/review/list.ts'
import { reviewPath } from '#content/review/view.ts'
import { reviewTexts } from './review-texts.ts'

/** In the menu, for those who write content: how many reviews want something of them. */
export async function ReviewLink({ i18n, payload, user }: ServerProps) {
  if (!isWriter(user)) return null
  const words = reviewTexts[i18n.language === 'zh' ? 'zh' : 'en']
  const { returned, waiting } = await countReviews({ payload, user: user ?? null })
  const count = waiting + returned
  return (
    <a className="nav__link" href={`/admin${reviewPath}`}>
      <span className="nav__link-label">{count > 0 ? words.boardWith(count) : words.board}</span>
    </a>
  )
}
