'use client'

import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AskedQuery } from '#content/search/asked-queries.ts'
import { SynonymChanges } from './synonym-changes.tsx'
import { createRecord, type Trial, trySearch, tryUntilChanged } from './search-lessons.ts'

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const words = {
  zh: {
    languages: { zh: '中文', en: '英文' },
    facts: ({ asked, clicked, day, found }: AskedQuery) =>
      `搜过${asked}次，打开${clicked}次；最后一次${day}，找到${found}条`,
    test: '再搜一次',
    synonym: '加同义词',
    redirect: '设直达',
    draft: '起草帮助文章',
    meaning: '网站上怎么说',
    target: '链接地址（站内地址不写 /en）',
    title: '链接文字',
    save: '保存并再搜一次',
    searching: '正在搜……',
    nothing: '现在仍然没有结果。',
    total: (total: number) => `现在找到${total}条：`,
    leads: '直达：',
    drafted: '草稿已建，还没有分类和正文：',
    failed: '没有成功：',
  },
  en: {
    languages: { zh: 'Chinese', en: 'English' },
    facts: ({ asked, clicked, day, found }: AskedQuery) =>
      `Asked ${times(asked)}, opened ${times(clicked)}; last on ${day} with ${found} ${found === 1 ? 'result' : 'results'}`,
    test: 'Test again',
    synonym: 'Add a synonym',
    redirect: 'Set a shortcut',
    draft: 'Draft a help article',
    meaning: 'What the site calls it',
    target: 'Link address (of this site without /en)',
    title: 'Link text',
    save: 'Save and test again',
    searching: 'Searching…',
    nothing: 'There is still no result.',
    total: (total: number) => `Now ${total} ${total === 1 ? 'result' : 'results'}: `,
    leads: 'Shortcut to ',
    drafted: 'There is a draft now, without category and text: ',
    failed: 'That did not work: ',
  },
}

type Texts = (typeof words)['zh' | 'en']
/** What was said in a field. */
type Say = (name: string) => string
type Way = 'synonym' | 'redirect'
type State =
  | { is: 'idle' }
  | { is: 'busy' }
  | { is: 'tried'; trial: Trial }
  | { is: 'drafted'; id: number }
  | { is: 'failed'; message: string }

/** One query with what can be done about it, each followed by another try. */
export function SearchQueryRow({ asked }: { asked: AskedQuery }) {
  const { i18n } = useTranslation()
  const { permissions } = useAuth()
  // A synonym and a shortcut hold for visitors at once: those who publish teach them.
  const mayTeach = permissions?.collections?.['search-synonyms']?.create === true
  const texts = words[i18n.language === 'zh' ? 'zh' : 'en']
  const { locale, query } = asked
  const [way, setWay] = useState<Way>()
  const [state, setState] = useState<State>({ is: 'idle' })

  const run = async (work: () => Promise<State>) => {
    setState({ is: 'busy' })
    const next = await work().catch((error: Error): State => ({ is: 'failed', message: error.message }))
    setState(next)
    if (next.is !== 'failed') setWay(undefined)
  }
  const test = async (): Promise<State> => ({ is: 'tried', trial: await trySearch(query, locale) })
  const teach = (text: Say) =>
    void run(async () => {
      const before = await trySearch(query, locale)
      if (way === 'synonym') await createRecord('search-synonyms', { words: `${query}\n${text('meaning')}` }, locale)
      else await createRecord('search-redirects', { query, target: text('target'), title: text('title') }, locale)
      return { is: 'tried', trial: await tryUntilChanged(query, locale, before) }
    })
  const draft = () =>
    run(async () => ({
      is: 'drafted',
      id: await createRecord('help-articles', { title: query, _status: 'draft' }, locale, true),
    }))
  return (
    <li className="search-query">
      <div className="search-query-line">
        <h2 lang={locale}>{query}</h2>
        <p className="search-query-facts">
          {texts.languages[locale]} · {texts.facts(asked)}
        </p>
      </div>
      <div className="search-query-ways">
        <Button buttonStyle="secondary" size="small" onClick={() => void run(test)}>
          {texts.test}
        </Button>
        {mayTeach && (
          <>
            <Button buttonStyle="secondary" size="small" onClick={() => setWay('synonym')}>
              {texts.synonym}
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={() => setWay('redirect')}>
              {texts.redirect}
            </Button>
          </>
        )}
        <Button buttonStyle="secondary" size="small" onClick={() => void draft()}>
          {texts.draft}
        </Button>
      </div>
      {way !== undefined && (
        <Lesson key={way} way={way} query={query} isBusy={state.is === 'busy'} texts={texts} onTeach={teach} />
      )}
      <p className="search-query-state" role="status">
        <Outcome state={state} query={query} locale={locale} texts={texts} />
      </p>
    </li>
  )
}

interface LessonProps {
  way: Way
  query: string
  isBusy: boolean
  texts: Texts
  onTeach: (text: Say) => void
}

/** What has to be said for a synonym, or for a shortcut. */
function Lesson({ isBusy, onTeach, query, texts, way }: LessonProps) {
  const form = useRef<HTMLFormElement>(null)
  const readWords = () => {
    const meaning = form.current && new FormData(form.current).get('meaning')
    return `${query}\n${typeof meaning === 'string' ? meaning : ''}`
  }
  const names = way === 'synonym' ? (['meaning'] as const) : (['target', 'title'] as const)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    onTeach((name) => {
      const value = said.get(name)
      return typeof value === 'string' ? value.trim() : ''
    })
  }
  return (
    <>
      <form ref={form} className="search-query-form" onSubmit={submit}>
        {names.map((name) => (
          <label key={name}>
            {texts[name]}
            <input name={name} required maxLength={name === 'meaning' ? 60 : 200} autoComplete="off" />
          </label>
        ))}
        <Button type="submit" size="small" disabled={isBusy}>
          {texts.save}
        </Button>
      </form>
      {way === 'synonym' && <SynonymChanges read={readWords} />}
    </>
  )
}

interface OutcomeProps extends Pick<AskedQuery, 'locale' | 'query'> {
  state: State
  texts: Texts
}

function Outcome({ locale, query, state, texts }: OutcomeProps) {
  if (state.is === 'idle') return null
  if (state.is === 'busy') return texts.searching
  if (state.is === 'failed') return texts.failed + state.message
  if (state.is === 'drafted')
    return (
      <>
        {texts.drafted}
        <a href={`/admin/collections/help-articles/${state.id}?locale=${locale}`}>{query}</a>
      </>
    )
  const { items, redirect, total } = state.trial
  return (
    <>
      {redirect && (
        <>
          {texts.leads}
          <a href={redirect.path}>{redirect.title}</a>
          {' · '}
        </>
      )}
      {total === 0 ? texts.nothing : texts.total(total)}
      {items.map(({ path, title }, index) => (
        <span key={`${path} ${title}`}>
          {index > 0 && ' · '}
          <a href={path}>{title}</a>
        </span>
      ))}
    </>
  )
}
