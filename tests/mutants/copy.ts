import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../scripts/list-files.ts'
import { root } from '../setup/template.ts'
import { type Mutant, mutate } from './mutant.ts'

/** A copy of the working tree, in which mistakes are made. */
export interface Copy {
  folder: string
  /** Makes the mistake. @returns what takes it back */
  apply: (mutant: Mutant) => () => void
  remove: () => void
}

/** Copies the tree as it is now. The packages are the same ones: no mistake is made in them. */
export function copyTree(folder: string): Copy {
  for (const file of listFiles(root)) {
    const place = join(folder, file)
    mkdirSync(dirname(place), { recursive: true })
    cpSync(join(root, file), place)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    apply(mutant) {
      const path = join(folder, mutant.file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, mutate(mutant, source))
      return () => writeFileSync(path, source)
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
