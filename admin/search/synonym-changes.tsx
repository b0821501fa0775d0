'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import {
  type PreviewedQuery,
  type PreviewedResults,
  type SynonymPreview,
  synonymPreviewPath,
} from '#content/search/synonym-preview.ts'
import { localizePath } from '#lib/locale.ts'
import './synonym-changes.css'

const words = {
  zh: {
    languages: { zh: '中文', en: '英文' },
    look: '保存前看会改变什么',
    looking: '正在比较……',
    same: (tried: number) => (tried === 0 ? '还没有可以比较的说法。' : `试了${tried}个搜索词，结果都不变。`),
    changed: (changed: number, tried: number) => `试了${tried}个搜索词，${changed}个的结果会变。`,
    asked: (count: number) => (count === 0 ? '90天内没有人搜过' : `90天内搜过${count}次`),
    columns: { before: '现在', after: '保存后' },
    total: (total: number) => (total === 0 ? '没有结果' : `${total}条`),
    isNew: '新出现',
    failed: '没有成功：',
  },
  en: {
    languages: { zh: 'Chinese', en: 'English' },
    look: 'See what changes before saving',
    looking: 'Comparing…',
    same: (tried: number) =>
      tried === 0
        ? 'There is nothing to compare yet.'
        : `${tried} ${tried === 1 ? 'query' : 'queries'} tried; no result changes.`,
    changed: (changed: number, tried: number) => `${changed} of ${tried} queries tried would have other results.`,
    asked: (count: number) =>
      count === 0
        ? 'Not asked in the last 90 days'
        : `Asked ${count === 1 ? 'once' : `${count} times`} in the last 90 days`,
    columns: { before: 'Now', after: 'Once saved' },
    total: (total: number) => (total === 0 ? 'No results' : `${total} ${total === 1 ? 'result' : 'results'}`),
    isNew: 'new',
    failed: 'That did not work: ',
  },
}

type Texts = (typeof words)['zh' | 'en']
type State =
  { is: 'idle' } | { is: 'busy' } | { is: 'seen'; preview: SynonymPreview } | { is: 'failed'; message: string }

async function askPreview(lines: string, id?: number): Promise<SynonymPreview> {
  const response = await fetch(`/admin${synonymPreviewPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words: lines, ...(id !== undefined && { id }) }),
  })
  if (!response.ok) throw new Error(response.statusText || String(response.status))
  return (await response.json()) as SynonymPreview
}

interface Props {
  /** The expressions as they stand in the form now, one a line. */
  read: () => string
  /** The record that they are to take the place of. */
  id?: number | undefined
}

/** What a group of synonyms would change, seen before it is saved. */
export function SynonymChanges({ id, read }: Props) {
  const { i18n } = useTranslation()
  const texts = words[i18n.language === 'zh' ? 'zh' : 'en']
  const [state, setState] = useState<State>({ is: 'idle' })
  const look = async () => {
    setState({ is: 'busy' })
    setState(
      await askPreview(read(), id)
        .then((preview): State => ({ is: 'seen', preview }))
        .catch((error: Error): State => ({ is: 'failed', message: error.message })),
    )
  }
  return (
    <div className="synonym-changes">
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        disabled={state.is === 'busy'}
        onClick={() => void look()}
      >
        {texts.look}
      </Button>
      <p className="synonym-changes-state" role="status">
        {state.is === 'busy' && texts.looking}
        {state.is === 'failed' && texts.failed + state.message}
        {state.is === 'seen' && sum(state.preview, texts)}
      </p>
      {state.is === 'seen' && state.preview.changed.length > 0 && (
        <ol>
          {state.preview.changed.map((each) => (
            <Changed key={`${each.locale} ${each.query}`} changed={each} texts={texts} />
          ))}
        </ol>
      )}
    </div>
  )
}

const sum = ({ changed, tried }: SynonymPreview, texts: Texts) =>
  changed.length === 0 ? texts.same(tried) : texts.changed(changed.length, tried)

function Changed({ changed, texts }: { changed: PreviewedQuery; texts: Texts }) {
  const { after, asked, before, locale, query } = changed
  const known = new Set(before.first.map(({ path }) => path))
  return (
    <li>
      <h3 lang={locale}>{query}</h3>
      <p>
        {texts.languages[locale]} · {texts.asked(asked)}
      </p>
      <div className="synonym-changes-sides">
        <Results name={texts.columns.before} results={before} locale={locale} texts={texts} />
        <Results name={texts.columns.after} results={after} locale={locale} texts={texts} known={known} />
      </div>
    </li>
  )
}

interface ResultsProps extends Pick<PreviewedQuery, 'locale'> {
  name: string
  results: PreviewedResults
  texts: Texts
  /** Addresses of those that are among the first now; without it none is marked. */
  known?: ReadonlySet<string>
}

function Results({ known, locale, name, results, texts }: ResultsProps) {
  return (
    <section>
      <h4>
        {name} <span>{texts.total(results.total)}</span>
      </h4>
      <ol>
        {results.first.map(({ path, title }) => (
          <li key={`${path} ${title}`}>
            <a href={localizePath(path, locale)} target="_blank" rel="noopener" lang={locale}>
              {title}
            </a>
            {known && !known.has(path) && <span className="synonym-changes-new">{texts.isNew}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
