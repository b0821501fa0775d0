import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/template.ts'
import { type Mutant, mutate } from './mutant.ts'

/** A copy of the working tree, in which mistakes are made. */
export interface Copy {
  folder: string
  /** Makes the mistake. @returns what takes it back */
  apply: (mutant: Mutant) => () => void
  remove: () => void
}

/** What Git knows of, and what is new and not ignored. */
function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  // A file that was deleted and not yet committed is still listed.
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Copies the tree as it is now. The packages are the same ones: no mistake is made in them. */
export function copyTree(folder: string): Copy {
  for (const file of listFiles()) {
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
