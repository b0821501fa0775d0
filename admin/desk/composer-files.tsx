'use client'

import { useRef, useState } from 'react'
import { acceptedFiles, describeFileFault, rulesOf, type SentFile } from '#domain/form-file/form-files.ts'
import { formatSize } from '#lib/format-size.ts'
import { listGap, type Locale } from '#lib/locale.ts'
import type { Drafts, OnDraft } from './drafts.ts'
import { sendDeskFile } from './desk-api.ts'
import type { DeskTexts } from './desk-texts.ts'
import type { Notices } from './use-notices.ts'

const rules = rulesOf('desk')

interface Sending {
  drafts: Drafts
  mode: 'answer' | 'note'
  locale: Locale
  words: DeskTexts
  said: Notices
  onDraft: OnDraft
}

/** Files of an answer or note, uploaded at once, so that sending doesn't wait for them. */
export function useFiles({ drafts, locale, mode, onDraft, said, words }: Sending) {
  const [count, setCount] = useState(0)
  const change = (make: (files: readonly SentFile[]) => readonly SentFile[]) =>
    onDraft(({ files }) => ({ files: { ...files, [mode]: make(files[mode]) } }))
  const sendOne = async (file: File) => {
    if (file.size > rules.maxBytes) return describeFileFault('large', rules, locale, file.name)
    const sent = await sendDeskFile(file, locale)
    if (typeof sent === 'string') return sent || words.failed
    change((files) => [...files, sent])
    return undefined
  }
  const sendAll = async (files: readonly File[]) => {
    setCount((before) => before + files.length)
    for (const file of files) {
      const fault = await sendOne(file).catch(() => words.failed)
      if (fault !== undefined) said.say(fault, { isBad: true })
      setCount((before) => before - 1)
    }
  }
  const add = (list: FileList) => {
    const room = rules.most - drafts.files[mode].length - count
    if (list.length > room) said.say(describeFileFault('many', rules, locale), { isBad: true })
    else void sendAll([...list])
  }
  const remove = (file: string) => change((files) => files.filter((each) => each.file !== file))
  return { add, remove, isSending: count > 0 }
}

interface Files {
  list: readonly SentFile[]
  isSending: boolean
  locale: Locale
  words: DeskTexts
  add: (list: FileList) => void
  remove: (file: string) => void
}

/** The file picker and the list of files. */
export function Files({ add, isSending, list, locale, remove, words }: Files) {
  const input = useRef<HTMLInputElement>(null)
  const types = [...new Set(rules.types.map((type) => type.toUpperCase()))].join(listGap[locale])
  const limits = words.fileLimits(types, formatSize(rules.maxBytes), rules.most)
  return (
    <div className="desk-attach">
      <button type="button" className="desk-link" title={limits} onClick={() => input.current?.click()}>
        {words.attach}
      </button>
      <span className="desk-quiet">{words.attachHint}</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.attach}
        accept={acceptedFiles(rules)}
        onChange={(event) => {
          if (event.target.files) add(event.target.files)
          event.target.value = ''
        }}
      />
      <ul aria-label={words.attached}>
        {list.map(({ file, name, size }) => (
          <li key={file}>
            {name} <span className="desk-quiet">{formatSize(size)}</span>{' '}
            <button type="button" className="desk-link" aria-label={words.detach(name)} onClick={() => remove(file)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className="desk-quiet">
        {isSending ? words.attaching : ''}
      </span>
    </div>
  )
}
