import { parentPort, workerData } from 'node:worker_threads'
import { engineOf } from '#content/search/index.ts'
import { addOwnWords } from '#domain/search/words.ts'
import type { AnalysisSetup, AnalysisTask } from './analysis.ts'
import { kindOf } from './kinds.ts'
import { readDocuments } from './read-document.ts'
import { gatherWords, type Words } from './spelled-words.ts'

const setup = workerData as AnalysisSetup
const { rowOf } = engineOf(setup.isPostgres)
const words: Words = new Map()
addOwnWords(setup.ownWords)

parentPort?.on('message', (task: AnalysisTask) => {
  if (task === 'words') return parentPort?.postMessage(words)
  const kind = kindOf(task.collection)
  const documents = kind === undefined ? [] : task.records.flatMap((record) => readDocuments(kind, record))
  gatherWords(words, documents)
  parentPort?.postMessage(documents.map(rowOf))
})
