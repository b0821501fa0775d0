import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import {
  listAddress,
  listStates,
  type ListState,
  openListStates,
  queryOf,
  readFilter,
  readPlace,
  type TranslateFilter,
} from '#content/translate/filter.ts'
import { kindsOf, type Listed, listTranslations, type Page } from '#content/translate/list.ts'
import { readTranslators } from '#content/translate/tasks.ts'
import { translatePath } from '#content/translate/view.ts'
import { kindName } from '#content/uses/named-uses.ts'
import type { Locale } from '#lib/locale.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { Moment } from '#admin/frame/moment.tsx'
import { ViewTable } from '#admin/frame/view-table.tsx'
import { View } from '#admin/frame/view.tsx'
import { Assign } from './assign.tsx'
import { Exchange } from './exchange.tsx'
import { TranslateFilters } from './translate-filters.tsx'
import { translateTexts } from './translate-texts.ts'
import './translate.css'

/** `/admin/translate`: what is missing, outdated and under way in either language, of every kind that the person may read. */
export function TranslateView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { req } = initPageResult
  const language = languageOf(page)
  const { lead, refused, title } = translateTexts[language]
  const isAllowed = isWriter(req.user)
  return (
    <View page={page} path={translatePath} className="translate" title={title} lead={isAllowed ? lead : refused}>
      {isAllowed && <Board req={req} language={language} asked={searchParams} />}
    </View>
  )
}

interface BoardProps {
  req: PayloadRequest
  language: Locale
  asked: Record<string, unknown>
}

async function Board({ asked, language, req }: BoardProps) {
  const [filter, place] = [readFilter(asked), readPlace(asked)]
  const [page, kinds] = [await listTranslations(req, filter, { language, place }), await kindsOf(req)]
  const texts = translateTexts[language]
  const people = (await readTranslators(req)).map(
    ({ id, name }) => [id, id === req.user?.id ? `${texts.mine} · ${name}` : name] as const,
  )
  const named = [...kinds.collections, ...kinds.globals].map(({ slug }) => [slug, kindName(req, slug) ?? slug] as const)
  return (
    <>
      <States counts={page.counts} filter={filter} language={language} />
      <TranslateFilters {...{ filter, language, people }} kinds={named} />
      {page.rows.length === 0 ? (
        <p role="status">{texts.empty}</p>
      ) : (
        <ViewTable columns={texts.columns}>
          {page.rows.map((row) => (
            <Row
              key={`${row.kind} ${row.record}`}
              {...{ language, row }}
              kind={new Map(named).get(row.kind)}
              person={new Map(people).get(row.assignee ?? 0)}
            />
          ))}
        </ViewTable>
      )}
      <Pages filter={filter} language={language} page={page} />
      {page.rows.length > 0 && <Assign {...{ language, people }} filter={queryOf(filter)} />}
      <Exchange filter={queryOf(filter)} language={language} />
    </>
  )
}

interface StatesProps {
  counts: Page['counts']
  filter: TranslateFilter
  language: Locale
}

function States({ counts, filter: { state, ...others }, language }: StatesProps) {
  const texts = translateTexts[language]
  const open = openListStates.reduce((sum, each) => sum + counts[each], 0)
  const choices: [state: ListState | undefined, name: string, count: number][] = [
    [undefined, texts.allOpen, open],
    ...listStates.map((each): [ListState, string, number] => [each, texts.states[each], counts[each]]),
  ]
  return (
    <nav className="translate-states" aria-label={texts.filter}>
      {choices.map(([each, name, count]) => (
        <a
          key={name}
          href={listAddress({ ...others, ...(each && { state: each }) })}
          aria-current={each === state ? 'page' : undefined}
        >
          {name} <span>{count.toLocaleString('en')}</span>
        </a>
      ))}
    </nav>
  )
}

interface RowProps {
  row: Listed
  kind: string | undefined
  language: Locale
  /** Whoever translates it. */
  person: string | undefined
}

function Row({ kind, language, person, row }: RowProps) {
  const texts = translateTexts[language]
  const { characters, isUnread, kind: source, name, open, record, since, state, target, visits, wanted } = row
  return (
    <tr>
      <th scope="row">
        <a href={`/admin${translatePath}/${source}/${record}`}>{name}</a>
      </th>
      <td>{kind}</td>
      <td>{texts.into[target]}</td>
      <td>
        <span className="translate-state" data-state={state}>
          {texts.states[state]}
        </span>
        {isUnread && <span className="translate-unread">{texts.unread}</span>}
      </td>
      <td>{open > 0 && texts.open(open, characters)}</td>
      <td>{visits > 0 && texts.visits(visits)}</td>
      <td>{wanted > 0 && texts.wanted(wanted)}</td>
      <td>{person}</td>
      <td>
        <Moment at={since} />
      </td>
    </tr>
  )
}

function Pages({
  filter,
  language,
  page: { next, previous },
}: {
  filter: TranslateFilter
  language: Locale
  page: Page
}) {
  const texts = translateTexts[language]
  if (!next && !previous) return null
  return (
    <nav className="translate-pages" aria-label={texts.pages}>
      {previous && <a href={listAddress(filter)}>{texts.first}</a>}
      {previous && (
        <a href={listAddress(filter, previous)} rel="prev">
          {texts.previous}
        </a>
      )}
      {next && (
        <a href={listAddress(filter, next)} rel="next">
          {texts.next}
        </a>
      )}
    </nav>
  )
}
