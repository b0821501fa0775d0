import { useEffect, useState } from 'react'
import { describeFileFault, type FileKind, type FileRules, type SentFile } from '#domain/form-file/form-files.ts'
import { formatSize } from '#lib/format-size.ts'
import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { FileEntry } from '#site/ui/file-drop.tsx'
import { faultOf, keyOf } from './choose-files.ts'
import { sendFile } from './send-file.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { useEnquiryTexts } from './texts.ts'

/** A chosen file, with the server's answer once it is uploaded. */
interface Chosen extends FileEntry {
  source?: File
  sent?: SentFile
}

export interface FormFilesState {
  /** Whether scripts hold the files; until then the platform does. */
  isLive: boolean
  entries: FileEntry[]
  /** Files that came with an earlier sending. */
  received: SentFile[]
  fault: string | undefined
  status: string
  add: (files: File[]) => void
  remove: (id: string) => void
  /** Says what is wrong with the files. */
  setFault: (fault: string | undefined) => void
  /** What keeps the form from being sent. */
  check: () => string | undefined
  /** Sends what was not sent yet. @returns sealed names, or `undefined` when one was not taken, which is said at the field */
  send: (token: string) => Promise<string[] | undefined>
}

/** The files of a form in the browser: checked when they are chosen, sent when the form is. */
export function useFormFiles(
  { kind, rules }: { kind: FileKind; rules: FileRules | undefined },
  submission: Submission | undefined,
  form: { current: HTMLFormElement | null },
): FormFilesState {
  const { locale } = useLanguage()
  const words = useEnquiryTexts().files
  const received = submission?.files ?? []
  const [isLive, setIsLive] = useState(false)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [fault, setFault] = useState(submission?.filesFault)
  const [status, setStatus] = useState('')

  const change = (id: string, changes: Partial<Chosen>) =>
    setChosen((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))

  const add = (files: File[]) => {
    if (rules === undefined) return
    const found = choose(files, chosen, { rules, locale })
    setFault(found.fault)
    setChosen([...chosen, ...found.fresh])
    setStatus(words.added({ count: found.fresh.length }))
  }

  /** Sends one file; what is wrong with it is said at the field. */
  async function upload(id: string, file: File, token: string): Promise<SentFile | undefined> {
    change(id, { state: 'sending', progress: 0 })
    const answer = await sendFile({ kind, locale, token, file }, (progress) => change(id, { progress }))
    if (typeof answer !== 'string') {
      change(id, { state: 'done', sent: answer })
      return answer
    }
    change(id, { state: 'failed' })
    setFault(answer || words.failed)
    return undefined
  }

  useEffect(() => {
    if (rules === undefined) return
    setIsLive(true)
    setChosen(received.map((sent) => ({ ...stateOf(sent, formatSize(sent.size)), sent })))
    // Chosen before the scripts were there.
    const field = form.current?.querySelector<HTMLInputElement>('input[type=file]')
    if (!field?.files?.length) return
    add([...field.files])
    field.value = ''
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes alive
  }, [])

  return {
    isLive,
    entries: chosen,
    received,
    fault,
    status,
    add,
    setFault,
    remove: (id) => {
      setChosen((all) => all.filter((each) => each.id !== id))
      setFault(undefined)
    },
    check: () => (rules && chosen.length < rules.least ? describeFileFault('missing', rules, locale) : undefined),
    send: (token) => sendAll(chosen, (id, file) => upload(id, file, token)),
  }
}

/** Sends one after the other what was not sent before, until one is not taken. */
async function sendAll(chosen: Chosen[], upload: (id: string, file: File) => Promise<SentFile | undefined>) {
  const names: string[] = []
  for (const { id, sent, source } of chosen) {
    const file = sent ?? (source && (await upload(id, source)))
    if (file === undefined) return undefined
    names.push(file.file)
  }
  return names
}

/** The files that join those chosen before, and what is wrong with the others. */
function choose(files: File[], chosen: Chosen[], { locale, rules }: { rules: FileRules; locale: Locale }) {
  const looked = files.map((file) => ({ file, wrong: faultOf(file, rules) }))
  const refused = looked.find(({ wrong }) => wrong !== undefined)
  const known = new Set(chosen.map(({ id }) => id))
  const fresh = looked
    .filter(({ wrong }) => wrong === undefined)
    .map(({ file }) => entryOf(file, formatSize(file.size)))
    .filter(({ id }) => !known.has(id))
  const room = Math.max(0, rules.most - chosen.length)
  const fault = refused?.wrong ?? (fresh.length > room ? 'many' : undefined)
  return { fresh: fresh.slice(0, room), fault: fault && describeFileFault(fault, rules, locale, refused?.file.name) }
}

function entryOf(file: File, size: string): Chosen {
  return { id: keyOf(file), name: file.name, size, state: 'waiting', source: file }
}

function stateOf({ file, name }: SentFile, size: string): Chosen {
  return { id: file, name, size, state: 'done' }
}
