import { useMemo, useRef, useState } from 'react'
import { type FileReport, reportOn } from './coverage.ts'
import { largestOf, type ReadFile } from './read-any.ts'
import { largestTotal, mostFiles, type Refusal } from './read-file.ts'
import type { CodeReader } from './start-worker.ts'
import { useCheckTools } from './use-check-tools.ts'

export interface ChosenFile {
  id: string
  name: string
  size: number
  /** How much of it is read, once it is its turn. */
  part?: number
  read?: ReadFile
}

interface Source {
  name: string
  size: number
  arrayBuffer: () => Promise<ArrayBuffer>
}

export interface CodeCheck {
  /** `preparing` until the tables and the worker are here; from then on nothing is fetched. */
  state: 'preparing' | 'ready' | 'failed'
  files: ChosenFile[]
  /** What was found so far. */
  reports: FileReport[]
  /** How many files are not read yet. */
  waiting: number
  /** Whether files were left out because there were too many. */
  isOver: boolean
  add: (files: Source[]) => void
  remove: (id: string) => void
  /** Ends the reading; what was not read stays in the list and says so. */
  stop: () => void
  clear: () => void
}

const refuse = (name: string, refusal: Refusal): ReadFile => ({ name, refusal, lines: 0, codes: [] })

/** The list of files, and the queue in which they are read one by one: a phone's memory holds one large file, not five hundred. */
function useReadingQueue(reader: CodeReader | undefined) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const count = useRef(0)
  /** Files that nobody waits for any more. */
  const dropped = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())

  const change = (id: string, facts: Pick<ChosenFile, 'part' | 'read'>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...facts } : file)))

  const readOne = async (by: CodeReader, id: string, source: Source) => {
    const { name, size } = source
    if (dropped.current.has(id)) return
    if (size > largestOf(name)) return change(id, { read: refuse(name, 'tooLarge') })
    change(id, { part: 0 })
    // A folder, or a file that is gone, cannot be read.
    const bytes = await source.arrayBuffer().catch(() => undefined)
    if (dropped.current.has(id)) return
    const read =
      bytes === undefined ? refuse(name, 'unreadable') : await by.read(id, name, bytes, (part) => change(id, { part }))
    if (!dropped.current.has(id)) change(id, { read: { ...read, name } })
  }

  const take = (sources: readonly Source[]) => {
    if (reader === undefined) return
    const taken = sources.map((source) => ({ id: String((count.current += 1)), source }))
    setFiles((before) => [...before, ...taken.map(({ id, source: { name, size } }) => ({ id, name, size }))])
    for (const { id, source } of taken) queue.current = queue.current.then(() => readOne(reader, id, source))
  }

  /** Nobody waits for these any more; the reading of the one in hand ends. */
  const drop = (given: readonly ChosenFile[]) => {
    for (const { id } of given) dropped.current.add(id)
    if (given.some(({ part, read }) => part !== undefined && read === undefined)) reader?.stop()
  }
  return { files, setFiles, take, drop }
}

/** Keeps the files that were read, and what was found in them. */
export function useCodeCheck(): CodeCheck {
  const tools = useCheckTools()
  const ready = tools === 'failed' ? undefined : tools
  const { drop, files, setFiles, take } = useReadingQueue(ready?.reader)
  const [isOver, setIsOver] = useState(false)
  const reports = useMemo(() => {
    const read = files.flatMap((file) => file.read ?? [])
    return ready === undefined ? [] : reportOn(read, ready.table)
  }, [files, ready])
  const waiting = files.filter(({ read }) => read === undefined)
  return {
    state: tools === undefined ? 'preparing' : tools === 'failed' ? 'failed' : 'ready',
    files,
    reports,
    waiting: waiting.length,
    isOver,
    add: (given) => {
      const fitting = takeFitting(files, given)
      setIsOver(fitting.length < given.length)
      take(fitting)
    },
    remove: (id) => {
      drop(files.filter((file) => file.id === id))
      setFiles((before) => before.filter((file) => file.id !== id))
    },
    stop: () => {
      drop(waiting)
      setFiles((before) =>
        before.map((file) => (file.read === undefined ? { ...file, read: refuse(file.name, 'stopped') } : file)),
      )
    },
    clear: () => {
      drop(waiting)
      setFiles([])
      setIsOver(false)
    },
  }
}

/** As many of the given files as may be read beside those that are there. */
function takeFitting(files: readonly ChosenFile[], given: readonly Source[]): Source[] {
  // What is refused unread costs nothing.
  const cost = ({ name, size }: Pick<Source, 'name' | 'size'>) => (size > largestOf(name) ? 0 : size)
  let total = files.reduce((sum, file) => sum + cost(file), 0)
  const taken: Source[] = []
  for (const source of given) {
    total += cost(source)
    if (files.length + taken.length >= mostFiles || total > largestTotal) break
    taken.push(source)
  }
  return taken
}
