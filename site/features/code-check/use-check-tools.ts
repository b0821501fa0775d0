import { useEffect, useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { type CoverageTable, readTables } from './coverage-table.ts'
import { type CodeReader, startReader } from './start-worker.ts'

/** What the check needs, and fetches before any file is chosen. */
interface CheckTools {
  table: CoverageTable
  reader: CodeReader
}

/** The coverage tables and the worker; they are fetched before any file is chosen. */
export function useCheckTools(): CheckTools | 'failed' | undefined {
  const portal = usePortal()
  const [tools, setTools] = useState<CheckTools | 'failed'>()
  useEffect(() => {
    let isGone = false
    let reader: CodeReader | undefined
    const prepare = async () => {
      const [areas, libraries, started] = await Promise.all([
        portal.call('product/function/table'),
        portal.call('product/block/table'),
        startReader(),
        loadFonts(),
      ])
      if (isGone) return started.close()
      reader = started
      setTools({ table: readTables(areas, libraries), reader: started })
    }
    prepare().catch(() => {
      if (!isGone) setTools('failed')
    })
    return () => {
      isGone = true
      reader?.close()
    }
  }, [portal])
  return tools
}

/** All cuts of the page's fonts: a letter in a file's name would otherwise fetch the cut that has it, later. */
const loadFonts = () => Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
