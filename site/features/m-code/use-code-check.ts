import { useEffect, useMemo, useRef, useState } from 'react'
import { usePortal } from '#site/runtime/browser-portal.ts'
import type { CoverageState, FileReport, ReadFile } from './coverage.ts'
import { reportOn } from './coverage.ts'
import { largestFile, largestTotal, mostFiles } from './read-file.ts'
import { type CodeReader, startReader } from './start-worker.ts'

interface Coverage {
  states: Map<string, CoverageState>
  notes: Map<string, string>
}

interface ChosenFile {
  id: string
  name: string
  size: number
  read?: ReadFile
}

export interface CodeCheck {
  /** `preparing` until the table and the worker are here; from then on nothing is fetched. */
  state: 'preparing' | 'ready' | 'failed'
  files: ChosenFile[]
  /** What was found so far. */
  reports: FileReport[]
  notes: ReadonlyMap<string, string>
  /** Whether files were left out because there were too many. */
  isOver: boolean
  add: (files: { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> }[]) => void
  remove: (id: string) => void
  clear: () => void
}

/** The coverage table and the worker; both are fetched before any file is chosen. */
function useTools(): { coverage: Coverage; reader: CodeReader } | 'failed' | undefined {
  const portal = usePortal()
  const [tools, setTools] = useState<{ coverage: Coverage; reader: CodeReader } | 'failed'>()
  useEffect(() => {
    let isGone = false
    let reader: CodeReader | undefined
    const prepare = async () => {
      const [table, started] = await Promise.all([portal.call('product/function/table'), startReader()])
      if (isGone) return started.stop()
      reader = started
      setTools({ coverage: readTable(table), reader: started })
    }
    prepare().catch(() => {
      if (!isGone) setTools('failed')
    })
    return () => {
      isGone = true
      reader?.stop()
    }
  }, [portal])
  return tools
}

/** Keeps the files that were read, and what was found in them. */
export function useCodeCheck(): CodeCheck {
  const tools = useTools()
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [isOver, setIsOver] = useState(false)
  const count = useRef(0)
  const ready = tools === 'failed' ? undefined : tools
  const reports = useMemo(() => {
    const read = files.flatMap((file) => file.read ?? [])
    return ready === undefined ? [] : reportOn(read, ready.coverage.states)
  }, [files, ready])

  const add: CodeCheck['add'] = (given) => {
    if (ready === undefined) return
    let total = files.reduce((sum, { size }) => sum + size, 0)
    const taken: { file: ChosenFile; source: (typeof given)[number] }[] = []
    for (const source of given) {
      // What is refused unread costs nothing.
      total += source.size > largestFile ? 0 : source.size
      if (files.length + taken.length >= mostFiles || total > largestTotal) break
      count.current += 1
      taken.push({ file: { id: String(count.current), name: source.name, size: source.size }, source })
    }
    setIsOver(taken.length < given.length)
    setFiles((before) => [...before, ...taken.map(({ file }) => file)])
    void readAll(ready.reader, taken, (id, read) =>
      setFiles((before) =>
        before.map((file) =>
          file.id === id ? { ...file, read: { ...read, name: file.name, size: file.size } } : file,
        ),
      ),
    )
  }
  return {
    state: tools === undefined ? 'preparing' : tools === 'failed' ? 'failed' : 'ready',
    files,
    reports,
    notes: ready?.coverage.notes ?? new Map<string, string>(),
    isOver,
    add,
    remove: (id) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => {
      setFiles([])
      setIsOver(false)
    },
  }
}

type Table = readonly {
  groups: readonly { state: CoverageState; note?: string | undefined; names: readonly string[] }[]
}[]

function readTable(table: Table): Coverage {
  const coverage: Coverage = { states: new Map(), notes: new Map() }
  for (const { names, note, state } of table.flatMap(({ groups }) => groups)) {
    for (const name of names) {
      if (coverage.states.has(name)) continue
      coverage.states.set(name, state)
      if (note !== undefined) coverage.notes.set(name, note)
    }
  }
  return coverage
}

/** One after the other: the memory of a phone holds one large file, not five hundred. */
async function readAll(
  reader: CodeReader,
  taken: { file: ChosenFile; source: { arrayBuffer: () => Promise<ArrayBuffer> } }[],
  onRead: (id: string, read: ReadFile) => void,
): Promise<void> {
  for (const { file, source } of taken) {
    const { id, name, size } = file
    if (size > largestFile) {
      onRead(id, { name, size, refusal: 'tooLarge' })
      continue
    }
    // A folder, or a file that is gone, cannot be read.
    const bytes = await source.arrayBuffer().catch(() => undefined)
    onRead(id, bytes === undefined ? { name, size, refusal: 'unreadable' } : await reader.read(id, name, bytes))
  }
}
