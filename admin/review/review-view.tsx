import { isGlobal } from '#content/global-record.ts'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { draftPath } from '#content/preview/with-preview.ts'
import { adminPath, globalName } from '#content/draftable.ts'
import { kindName } from '#content/uses/named-uses.ts'
import { isWriter, mayPublish } from '#content/access/roles.ts'
import { type ListedReview, listNames, listReviews } from '#content/review/list.ts'
import { reviewPath } from '#content/review/view.ts'
import { isLocale, type Locale, locales } from '#lib/locale.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { Moment } from '#admin/frame/moment.tsx'
import { reviewTexts } from './review-texts.ts'
import './review.css'

/** `/admin/review`: what waits for the person, was returned to them, and is approved and not yet public. */
export function ReviewView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { req } = initPageResult
  const language = languageOf(page)
  const { board, lead, refused } = reviewTexts[language]
  const isAllowed = isWriter(req.user)
  const asked = searchParams.language
  return (
    <View page={page} path={reviewPath} className="review-board" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && <Lists req={req} language={language} asked={isLocale(asked) ? asked : undefined} />}
    </View>
  )
}

interface ListsProps {
  req: PayloadRequest
  language: Locale
  asked: Locale | undefined
}

async function Lists({ asked, language, req }: ListsProps) {
  const words = reviewTexts[language]
  const lists = await listReviews(req, asked)
  const choices = [undefined, ...locales] as const
  // Nothing waits for whoever may not decide.
  const shown = listNames.filter((name) => name !== 'waiting' || mayPublish(req.user))
  return (
    <>
      <nav className="review-filter" aria-label={words.filter}>
        {choices.map((each) => (
          <a
            key={each ?? 'all'}
            href={`/admin${reviewPath}${each ? `?language=${each}` : ''}`}
            aria-current={each === asked ? 'page' : undefined}
          >
            {each ? words.languageNames[each] : words.all}
          </a>
        ))}
      </nav>
      {shown.map((name) => (
        <section key={name} aria-labelledby={`review-${name}`}>
          <h2 id={`review-${name}`}>
            {words.lists[name]} <span>{lists[name].length}</span>
          </h2>
          {lists[name].length === 0 ? (
            <p className="review-by">{words.empty}</p>
          ) : (
            <ul>
              {lists[name].map((each) => (
                <Row key={each.id} review={each} {...{ language, req }} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}

function Row({ language, req, review }: { review: ListedReview; language: Locale; req: PayloadRequest }) {
  const words = reviewTexts[language]
  const { at, by, decidedBy, locale, note, openRemarks, record, source, title } = review
  // Settings are called what they are; they have no title besides.
  const name = isGlobal(review) ? globalName(req.payload, source, language) : title
  const kind = kindName(req, source)
  return (
    <li>
      <p>
        <a href={adminPath(review)}>{name || words.untitled}</a>{' '}
        <span className="review-kind">
          {!isGlobal(review) && `${kind} · `}
          {words.languageNames[locale]}
        </span>
      </p>
      {note && <p className="review-text">{note}</p>}
      <p className="review-by">
        <span>{words.by(by)}</span>
        {decidedBy && <span>{words.decided(decidedBy)}</span>}
        <Moment at={at} />
        {openRemarks > 0 && <span>{words.openRemarks(openRemarks)}</span>}
        <a href={`${draftPath(req.payload, { source, record, locale })}/compare`} target="_blank" rel="noopener">
          {words.compare}
        </a>
      </p>
    </li>
  )
}
