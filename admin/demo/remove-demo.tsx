'use client'

import { useCallback, useEffect, useState } from 'react'
import { askAdmin, wordsOf } from '#admin/frame/ask-admin.ts'
import { Dialog, useDialogClose } from '#admin/frame/dialog.tsx'
import { ViewTable } from '#admin/frame/view-table.tsx'
import type { DemoState } from '#content/demo/state.ts'
import { setupPath } from '#content/first-run/steps.ts'
import { adminAddress } from '#content/global-record.ts'
import type { Locale } from '#lib/locale.ts'
import { demoTexts } from './demo-texts.ts'

interface Part {
  language: Locale
  state: DemoState
}

/** What there is of the demo, what stays of it, and the step that takes the rest away. */
export function RemoveDemo({ language }: { language: Locale }) {
  const words = demoTexts[language]
  const [state, setState] = useState<DemoState>()
  const [keep, setKeep] = useState<string[]>([])
  const [withChanged, setWithChanged] = useState(false)
  const [said, setSaid] = useState(words.loading)
  const [isDone, setDone] = useState(false)
  const plan = useCallback(async () => {
    try {
      setState((await askAdmin<DemoState>('/demo/plan', language, { keep, withChanged })).body)
      setSaid('')
    } catch (error) {
      setSaid(wordsOf(error, words.failed))
    }
  }, [keep, language, withChanged, words])
  useEffect(() => void plan(), [plan])
  const remove = async () => {
    setSaid(words.removing)
    try {
      const { body } = await askAdmin<{ removed: number }>('/demo/remove', language, { keep, withChanged })
      setDone(true)
      setSaid(words.removed(body.removed))
    } catch (error) {
      setSaid(wordsOf(error, words.failed))
    }
  }
  if (isDone || state?.groups.length === 0)
    return (
      <>
        <p role="status">{said || words.none}</p>
        <p className="demo__onward">
          <a href={`/admin${setupPath}`}>{words.onward}</a>
        </p>
      </>
    )
  if (state === undefined) return <p role="status">{said}</p>
  const choose = (kinds: readonly string[], isKept: boolean) =>
    setKeep((before) => [...before.filter((kind) => !kinds.includes(kind)), ...(isKept ? kinds : [])])
  return (
    <>
      {state.isDemoAccount && <p role="alert">{words.demoAccount}</p>}
      <h2>{words.groupsTitle}</h2>
      <Groups state={state} language={language} keep={keep} onChoose={choose} />
      <Changed state={state} language={language} withChanged={withChanged} onChange={setWithChanged} />
      <div className="demo__end">
        <p>{words.plan(state.taken, state.drafts, state.used)}</p>
        {!state.isDemoAccount && (
          <Dialog label={words.remove} title={words.sure} close={words.cancel}>
            <Confirm language={language} onConfirm={() => void remove()} />
          </Dialog>
        )}
        <p role="status">{said}</p>
      </div>
    </>
  )
}

interface GroupsProps extends Part {
  keep: readonly string[]
  onChoose: (kinds: readonly string[], isKept: boolean) => void
}

function Groups({ keep, language, onChoose, state }: GroupsProps) {
  const words = demoTexts[language]
  return (
    <ViewTable columns={words.columns}>
      {state.groups.map(({ count, kinds, mayStay, name }) => (
        <tr key={kinds[0]}>
          <th scope="row">{name[language]}</th>
          <td>{words.count(count)}</td>
          <td>
            {mayStay ? (
              <label>
                <input
                  type="checkbox"
                  aria-label={words.keep(name[language])}
                  checked={kinds.every((kind) => keep.includes(kind))}
                  onChange={({ target }) => onChoose(kinds, target.checked)}
                />
                {words.columns.keep}
              </label>
            ) : (
              words.people
            )}
          </td>
        </tr>
      ))}
    </ViewTable>
  )
}

interface ChangedProps extends Part {
  withChanged: boolean
  onChange: (withChanged: boolean) => void
}

function Changed({ language, onChange, state, withChanged }: ChangedProps) {
  const words = demoTexts[language]
  const { changed, changedCount } = state
  if (changedCount === 0) return null
  return (
    <section aria-labelledby="demo-changed">
      <h2 id="demo-changed">{words.changedTitle}</h2>
      <p>{words.changedLead}</p>
      <ul>
        {changed.map((each) => (
          <li key={`${each.source} ${each.record}`}>
            <a href={adminAddress(each)}>{each.title === '' ? each.kind : `${each.kind} · ${each.title}`}</a>
          </li>
        ))}
        {changedCount > changed.length && <li>{words.more(changedCount - changed.length)}</li>}
      </ul>
      <label>
        <input type="checkbox" checked={withChanged} onChange={({ target }) => onChange(target.checked)} />
        {words.withChanged}
      </label>
    </section>
  )
}

function Confirm({ language, onConfirm }: { language: Locale; onConfirm: () => void }) {
  const words = demoTexts[language]
  const close = useDialogClose()
  return (
    <>
      <p>{words.warning}</p>
      <footer>
        <button type="button" onClick={close}>
          {words.cancel}
        </button>
        <button
          type="button"
          data-main
          onClick={() => {
            close()
            onConfirm()
          }}
        >
          {words.confirm}
        </button>
      </footer>
    </>
  )
}
