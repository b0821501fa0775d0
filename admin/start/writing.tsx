import { getTranslation } from '@payloadcms/translations'
import { adminPath } from '#content/draftable.ts'
import { countReviews } from '#content/review/list.ts'
import { reviewPath } from '#content/review/view.ts'
import { type Draft, readMyDrafts } from '#content/start/drafts.ts'
import { type Counted, readTranslations } from '#content/start/translations.ts'
import { translatePath } from '#content/translate/view.ts'
import { kindName } from '#content/uses/named-uses.ts'
import { Moment } from '#admin/frame/moment.tsx'
import { startTexts } from './start-texts.ts'
import { type StartProps, wordsFor } from './start-props.ts'

/** So many are seen without opening the rest. */
const shown = 6

type Words = Pick<StartProps, 'i18n'>

function DraftList({ drafts, i18n }: Words & { drafts: readonly Draft[] }) {
  const locale = wordsFor(i18n)
  return (
    <ul className="start-list">
      {drafts.map((draft) => (
        <li key={`${draft.source} ${draft.record} ${draft.locale}`}>
          <a href={adminPath(draft)}>{draft.name}</a>
          <small>
            {getTranslation(draft.kind, i18n)} · {startTexts[locale].languages[draft.locale]} · <Moment at={draft.at} />
          </small>
        </li>
      ))}
    </ul>
  )
}

/** What the person changed last and has not been published since. */
export async function MyDrafts({ i18n, req }: StartProps) {
  const drafts = await readMyDrafts(req)
  if (drafts.length === 0) return null
  const texts = startTexts[wordsFor(i18n)]
  return (
    <section>
      <h2>{texts.drafts}</h2>
      <DraftList drafts={drafts.slice(0, shown)} i18n={i18n} />
      {drafts.length > shown && (
        <details>
          <summary>{texts.moreDrafts(drafts.length - shown)}</summary>
          <DraftList drafts={drafts.slice(shown)} i18n={i18n} />
        </details>
      )}
    </section>
  )
}

/** What others wait for, or wrote about what the person handed in. */
export async function Reviews({ i18n, req }: StartProps) {
  const counts = await countReviews(req)
  const { reviewed, reviews } = startTexts[wordsFor(i18n)]
  const there = (['waiting', 'returned', 'approved'] as const).filter((name) => counts[name] > 0)
  if (there.length === 0) return null
  return (
    <section>
      <h2>{reviews}</h2>
      <ul className="start-counts">
        {there.map((name) => (
          <li key={name}>
            <a href={`/admin${reviewPath}#review-${name}`}>{reviewed[name](counts[name])}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Counts({ counted, i18n, req }: Words & { counted: readonly Counted[]; req: StartProps['req'] }) {
  const { counted: say } = startTexts[wordsFor(i18n)]
  return (
    <ul className="start-counts">
      {counted.map(({ count, href, kind }) => (
        <li key={kind}>
          <a href={href}>{say(kindName(req, kind) ?? kind, count)}</a>
        </li>
      ))}
    </ul>
  )
}

/** Where either language is missing or behind. */
export async function TranslationWork({ i18n, req }: StartProps) {
  const locale = wordsFor(i18n)
  const { examples, mine, missing, outdated } = await readTranslations(req, locale)
  if (missing.length === 0 && outdated.length === 0 && mine.count === 0) return null
  const texts = startTexts[locale]
  return (
    <section>
      <h2>{texts.translations}</h2>
      {mine.count > 0 && (
        <p>
          <a href={mine.href}>{texts.translationsMine(mine.count)}</a>
        </p>
      )}
      {outdated.length > 0 && (
        <>
          <h3>{texts.outdated}</h3>
          <p className="start-note">{texts.outdatedWhy}</p>
          <ul className="start-list">
            {examples.map(({ kind, name, record }) => (
              <li key={`${kind} ${record}`}>
                <a href={`/admin${translatePath}/${kind}/${record}`}>{name}</a>
              </li>
            ))}
          </ul>
          <Counts counted={outdated} {...{ i18n, req }} />
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3>{texts.missing}</h3>
          <Counts counted={missing} {...{ i18n, req }} />
        </>
      )}
      <ul className="start-counts">
        <li>
          <a href={`/admin${translatePath}`}>{texts.allTranslations}</a>
        </li>
      </ul>
    </section>
  )
}
