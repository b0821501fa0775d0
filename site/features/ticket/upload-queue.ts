import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import { describeFileFault, type FileRules } from '#domain/form-file/form-files.ts'
import { type Locale, languageTags } from '#lib/locale.ts'
import { faultOf, keyOf } from '#site/features/enquiry/choose-files.ts'
import { session } from '#site/runtime/session/session.ts'
import type { FileState } from '#site/ui/file-list.tsx'
import type { TicketTexts } from './texts.ts'

const endpoint = '/api/uploads/ticket-files'
/** One request is shorter than the server waits for one, on a slow line too. */
const chunkSize = 4 * 1024 * 1024
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000]
const mostAtOnce = 2

/** An upload as a draft keeps it: the file itself cannot be kept. */
export interface KeptUpload {
  /** Its id on the server. */
  id: string
  /** By which the same file is known when it is chosen again. */
  key: string
  name: string
  size: number
}

export interface Row extends Omit<KeptUpload, 'id'> {
  id?: string | undefined
  state: FileState
  /** Part that has arrived, between 0 and 1. */
  progress?: number | undefined
  note?: string | undefined
  /** Trying again leads to nothing. */
  isFinal?: boolean | undefined
}

export interface Uploading {
  rows: readonly Row[]
  fault: string | undefined
  /** Said to who cannot see it. */
  status: string
}

interface Options {
  rules: FileRules & { maxTotal: number }
  locale: Locale
  words: TicketTexts['files']
  kept: readonly KeptUpload[]
}

const headers = () => ({ accessToken: session.token(), 'Tus-Resumable': '1.0.0' })
const addressOf = (id: string) => `${endpoint}/${id}`
/** Lost on the way: nothing that was refused. */
const isLost = (status: number) => status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507)

/** The server's reason for refusing a file, in the page's language. */
function readRefusal(error: Error | DetailedError): { status: number; message: string } {
  const response = 'originalResponse' in error ? error.originalResponse : undefined
  try {
    const { data, message } = JSON.parse(response?.getBody() ?? '') as {
      message: string
      data?: { fields?: { message: string }[] } | null
    }
    return { status: response?.getStatus() ?? 0, message: data?.fields?.[0]?.message || message }
  } catch {
    return { status: response?.getStatus() ?? 0, message: '' }
  }
}

/**
 * Files that are sent ahead while somebody writes: two at a time, each in parts that go on where they stopped. Lives beside
 * React, so that an upload does not depend on what is drawn.
 */
export class UploadQueue {
  private now: Uploading
  private readonly options: Options
  private readonly listeners = new Set<() => void>()
  private readonly sources = new Map<string, File>()
  private readonly uploads = new Map<string, Upload>()

  constructor(options: Options) {
    this.options = options
    this.now = { rows: options.kept.map((each) => ({ ...each, state: 'waiting' })), fault: undefined, status: '' }
  }

  get = (): Uploading => this.now

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks after what a draft kept, and goes on by itself once the line is back. @returns what ends it */
  open = () => {
    for (const row of this.now.rows) if (!this.sources.has(row.key) && row.state === 'waiting') void this.ask(row)
    const resumeLost = () => {
      for (const { isFinal, key, state } of this.now.rows) if (state === 'failed' && !isFinal) this.resume(key)
    }
    addEventListener('online', resumeLost)
    return () => {
      removeEventListener('online', resumeLost)
      for (const upload of this.uploads.values()) void upload.abort()
    }
  }

  setFault = (fault: string | undefined) => this.set({ fault })

  add = (files: readonly File[]) => {
    const { locale, rules, words } = this.options
    const { fault, fresh } = choose(files, this.now.rows, rules)
    for (const file of fresh) this.sources.set(keyOf(file), file)
    const chosen = new Set(fresh.map(keyOf))
    const rows = this.now.rows.map((row) => (chosen.delete(row.key) ? { ...row, ...begun } : row))
    const more = fresh.filter((file) => chosen.has(keyOf(file)))
    this.set({
      rows: [...rows, ...more.map((file) => ({ ...describe(file), ...begun }))],
      fault: fault && describeFileFault(fault.fault, rules, locale, fault.name),
      status: words.added({ count: fresh.length }),
    })
    this.pump()
  }

  remove = (key: string) => {
    const id = this.find(key)?.id
    void this.uploads.get(key)?.abort()
    this.uploads.delete(key)
    this.sources.delete(key)
    this.set({ rows: this.now.rows.filter((row) => row.key !== key), fault: undefined })
    // What is not reached goes by itself after a day.
    if (id !== undefined)
      fetch(addressOf(id), { method: 'DELETE', headers: headers(), keepalive: true }).catch(() => undefined)
    this.pump()
  }

  pause = (key: string) => {
    void this.uploads.get(key)?.abort()
    this.end(key, { state: 'paused', note: undefined })
  }

  resume = (key: string) => {
    this.change(key, begun)
    this.pump()
  }

  /** Waits for what is under way. @returns names of the uploads, or `undefined` when one has not arrived, which is said */
  settle = async (): Promise<string[] | undefined> => {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (this.now.rows.some(isUnderWay)) return
        this.listeners.delete(check)
        resolve()
      }
      this.listeners.add(check)
      check()
    })
    if (this.now.rows.every(({ state }) => state === 'done')) return this.now.rows.flatMap(({ id }) => id ?? [])
    this.set({ fault: this.options.words.unfinished })
    return undefined
  }

  private set(part: Partial<Uploading>): void {
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }

  private find(key: string): Row | undefined {
    return this.now.rows.find((row) => row.key === key)
  }

  private change(key: string, part: Partial<Row>): void {
    this.set({ rows: this.now.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) })
  }

  private end(key: string, part: Partial<Row>): void {
    const { words } = this.options
    const row = this.find(key)
    if (row === undefined) return
    this.change(key, part)
    this.set({ status: part.state === 'done' ? words.sent({ name: row.name }) : words.stopped({ name: row.name }) })
    this.pump()
  }

  private fail(key: string, error: Error | DetailedError): void {
    const { words } = this.options
    const { message, status } = readRefusal(error)
    if (status === 401) session.expire(session.token(), message)
    const isLate = isLost(status) || status === 401 || status === 429
    const note = message || (isLate ? words.broken : words.states.failed)
    // A refused file is no longer on the server.
    this.end(key, { state: 'failed', note, isFinal: !isLate, ...(!isLate && { id: undefined }) })
  }

  private pump(): void {
    for (const { key, state } of this.now.rows) {
      if (this.now.rows.filter((row) => row.state === 'sending').length >= mostAtOnce) return
      if (state === 'waiting' && this.sources.has(key)) void this.send(key)
    }
  }

  private async send(key: string): Promise<void> {
    const file = this.sources.get(key)
    if (file === undefined) return
    this.change(key, { state: 'sending' })
    try {
      // Only who chooses a file loads what sends it.
      const { Upload: Client } = await import('tus-js-client')
      if (this.find(key)?.state !== 'sending') return
      const upload = this.uploads.get(key) ?? new Client(file, this.describeUpload(key, file))
      this.uploads.set(key, upload)
      upload.start()
    } catch {
      this.end(key, { state: 'failed', note: this.options.words.broken })
    }
  }

  private describeUpload(key: string, file: File): UploadOptions {
    const { locale, words } = this.options
    const known = this.find(key)?.id
    return {
      endpoint,
      ...(known !== undefined && { uploadUrl: addressOf(known) }),
      chunkSize,
      retryDelays,
      // A draft keeps what is to be gone on with, for its person alone.
      storeFingerprintForResuming: false,
      metadata: { filename: file.name.toWellFormed() },
      headers: { lang: languageTags[locale] },
      onBeforeRequest: (request) => request.setHeader('accessToken', session.token()),
      onUploadUrlAvailable: () => this.change(key, { id: this.uploads.get(key)?.url?.split('/').at(-1) }),
      onProgress: (sent, total) =>
        this.change(key, { progress: total > 0 ? sent / total : 0, note: sent === total ? words.checking : undefined }),
      onShouldRetry: (error) => {
        const isAgain = isLost(readRefusal(error).status)
        if (isAgain) this.change(key, { note: words.reconnecting })
        return isAgain
      },
      onSuccess: () => this.end(key, { state: 'done', progress: 1, note: undefined }),
      onError: (error) => this.fail(key, error),
    }
  }

  /** How much of a draft's file the server has. */
  private async ask({ id = '', key, size }: Row): Promise<void> {
    const answer = await fetch(addressOf(id), { method: 'HEAD', headers: headers() }).catch(() => undefined)
    const sent = Number(answer?.headers.get('upload-offset') ?? 0)
    if (answer?.status === 404 || answer?.status === 422) {
      const { locale, rules } = this.options
      const rows = this.now.rows.filter((row) => row.key !== key)
      this.set({ rows, fault: describeFileFault('expired', rules, locale) })
    } else if (answer?.ok && sent === size) this.change(key, { state: 'done', progress: 1 })
    else this.change(key, { state: 'paused', progress: sent / size, note: this.options.words.choose, isFinal: true })
  }
}

const begun = { state: 'waiting', note: undefined, isFinal: undefined } as const
export const isUnderWay = ({ state }: Row) => state === 'sending' || state === 'waiting'
const describe = (file: File) => ({ key: keyOf(file), name: file.name, size: file.size })

/** The files that join those chosen before, or go on where they stopped, and what is wrong with the others. */
function choose(files: readonly File[], rows: readonly Row[], rules: FileRules & { maxTotal: number }) {
  const fresh: File[] = []
  let fault: { fault: Parameters<typeof describeFileFault>[0]; name: string } | undefined
  let [count, total] = [rows.length, rows.reduce((sum, { size }) => sum + size, 0)]
  for (const file of files) {
    const known = rows.find(({ key }) => key === keyOf(file))
    if (known !== undefined) {
      if (known.state === 'paused' && known.isFinal) fresh.push(file)
      continue
    }
    const wrong =
      faultOf(file, rules) ?? (count >= rules.most ? 'many' : total + file.size > rules.maxTotal ? 'total' : undefined)
    if (wrong !== undefined) {
      fault ??= { fault: wrong, name: file.name }
      continue
    }
    if (fresh.some((each) => keyOf(each) === keyOf(file))) continue
    fresh.push(file)
    count += 1
    total += file.size
  }
  return { fresh, fault }
}
