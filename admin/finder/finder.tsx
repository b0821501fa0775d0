'use client'

import { usePathname } from 'next/navigation.js'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { AdminText } from '#content/fields/labels.ts'
import type { Locale } from '#lib/locale.ts'
import { finderTexts } from './finder-texts.ts'
import { FinderOption, type Option } from './finder-option.tsx'
import { noteRecent, readRecent } from './recent.ts'
import { useFinderKey, useFound } from './use-finder.ts'
import './finder.css'

interface FinderProps {
  language: Locale
  /** Number of the account, whose opened records are kept apart from those of others. */
  person: number
  views: readonly { path: string; title: AdminText }[]
}

interface Group {
  name: string
  options: readonly Option[]
}

/** What stands in the list for a question, in groups. */
function useGroups(question: string, recent: readonly Option[], { language, views }: FinderProps) {
  const texts = finderTexts[language]
  const { found, isBusy } = useFound(question)
  const asked = question.trim().toLowerCase()
  if (asked === '') return { groups: [{ name: texts.recent, options: recent }], isBusy, isFailed: false }
  const own = views
    .filter(({ title }) => Object.values(title).some((name) => name.toLowerCase().includes(asked)))
    .map(({ path, title }): Option => ({ href: `/admin${path}`, title: title[language], kind: texts.what.view }))
  const places = (found?.places ?? []).map(({ href, label, what }): Option => ({
    href,
    title: label,
    kind: texts.what[what],
  }))
  const groups: Group[] = [
    { name: texts.places, options: [...own, ...places] },
    { name: texts.records, options: found?.records ?? [] },
  ]
  return { groups, isBusy, isFailed: found === null }
}

/** Notes the record of this page, once its title stands in its head. */
function useOpened(person: number): void {
  const path = usePathname()
  useEffect(() => {
    if (!/^\/admin\/collections\/[\w-]+\/\d+$/.test(path)) return
    const timer = setTimeout(() => {
      const title = document.querySelector('.doc-header__title')?.textContent.trim()
      const kind = document.querySelector('.step-nav a[href*="/collections/"]')?.textContent.trim() ?? ''
      if (title) noteRecent(localStorage, person, { href: path, title, kind })
    }, 1000)
    return () => clearTimeout(timer)
  }, [path, person])
}

/** The list's rows in one line, for the arrow keys. */
function useChoice(options: readonly Option[], question: string) {
  const [chosen, setChosen] = useState(0)
  useEffect(() => setChosen(0), [question])
  const last = options.length - 1
  const at = Math.min(chosen, last)
  const step = (by: number) => setChosen(last < 0 ? 0 : (at + by + options.length) % options.length)
  return { at, step, setChosen }
}

/** The button in the bar, with the key that does the same. */
function OpenButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  const [key, setKey] = useState('Ctrl K')
  useEffect(() => {
    if (navigator.platform.startsWith('Mac')) setKey('⌘K')
  }, [])
  return (
    <button
      type="button"
      className="finder-open"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm3.6 8.6L14 14" />
      </svg>
      <span>{label}</span>
      <kbd aria-hidden="true">{key}</kbd>
    </button>
  )
}

/** Ctrl K: a dialog that finds records, lists, settings and views by their names. */
export function Finder(props: FinderProps) {
  const { language, person } = props
  const texts = finderTexts[language]
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  // Read when the dialog opens: what the server draws knows nothing of this browser.
  const [recent, setRecent] = useState<Option[]>([])
  const { groups, isBusy, isFailed } = useGroups(question, recent, props)
  const options = groups.flatMap((group) => group.options)
  const { at, setChosen, step } = useChoice(options, question)
  const open = useCallback(() => {
    setQuestion('')
    setRecent(readRecent(localStorage, person))
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [person])
  useFinderKey(open)
  useOpened(person)
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])
  const close = () => dialog.current?.close()
  const onKeyDown = (event: KeyboardEvent) => {
    // While Chinese is being composed, Enter and arrows are the input method's.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const by = steps[event.key]
    if (by !== undefined) step(by)
    else if (event.key === 'Enter') {
      // A click, so that a form with unsaved changes can ask first.
      const target = document.getElementById(`${id}-${at}`)
      close()
      target?.click()
    } else return
    event.preventDefault()
  }
  const isNothing = question.trim() !== '' && options.length === 0 && !isBusy && !isFailed
  const said =
    question.trim() === '' || isBusy
      ? ''
      : isFailed
        ? texts.failed
        : isNothing
          ? texts.none
          : texts.count(options.length)
  return (
    <>
      <OpenButton label={texts.open} onOpen={open} />
      <dialog ref={dialog} className="finder" aria-label={texts.title} closedby="any">
        <div className="finder-head">
          <input
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            aria-label={texts.title}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={options.length > 0 ? `${id}-${at}` : undefined}
            placeholder={texts.hint}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={close} aria-label={texts.close}>
            ×
          </button>
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={texts.title} className="finder-list">
          {groups.map(({ name, options: own }, place) => {
            const before = groups.slice(0, place).reduce((sum, group) => sum + group.options.length, 0)
            return (
              own.length > 0 && (
                <div key={name} role="group" aria-labelledby={`${id}-group-${place}`}>
                  <p id={`${id}-group-${place}`} role="presentation">
                    {name}
                  </p>
                  {own.map((option, index) => (
                    <FinderOption
                      key={option.href}
                      id={`${id}-${before + index}`}
                      isChosen={before + index === at}
                      option={option}
                      language={language}
                      onPoint={() => setChosen(before + index)}
                      onOpen={() => {
                        close()
                        if (option.states) noteRecent(localStorage, person, option)
                      }}
                    />
                  ))}
                </div>
              )
            )
          })}
        </div>
        {question.trim() === '' && <p className="finder-note">{texts.first}</p>}
        <p className={isNothing || isFailed ? 'finder-note' : 'finder-said'} role="status">
          {said}
        </p>
        <p className="finder-keys" aria-hidden="true">
          {texts.keys}
        </p>
      </dialog>
    </>
  )
}
