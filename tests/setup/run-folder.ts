import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readSeed } from './seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the project that the file runs in. */
    project: string
    /** Folder for everything that this run writes. */
    runFolder: string
    /** What random inputs begin with. */
    seed: number
  }
}

export default function setup(project: TestProject): () => void {
  const runFolder = mkdtempSync(join(tmpdir(), `portico-${project.name}-`))
  const remove = () => rmSync(runFolder, { recursive: true, force: true })
  // A run that is cut off has no teardown.
  process.once('exit', remove)
  project.provide('project', project.name)
  project.provide('runFolder', runFolder)
  project.provide('seed', readSeed())
  return () => {
    process.off('exit', remove)
    remove()
  }
}
