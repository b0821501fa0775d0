/**
 * `node scripts/collect-runtime.ts FOLDER`: copies what a process needs to run, and nothing that only a build needs, from
 * a checkout that is built. Times of files are kept, because a start compares those of builds and sources.
 */
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isOwnNeeded, isPackageFileNeeded, type LockedPackages, neededPackages, ownEntries } from './runtime-files.ts'

const root = join(import.meta.dirname, '..')
const [target] = process.argv.slice(2)
if (target === undefined || (existsSync(target) && readdirSync(target).length > 0)) {
  process.stderr.write('Usage: node scripts/collect-runtime.ts FOLDER, which is empty or not there yet\n')
  process.exit(1)
}

function copy(path: string, isNeeded: (path: string) => boolean): void {
  cpSync(join(root, path), join(target ?? '', path), {
    recursive: true,
    preserveTimestamps: true,
    // Next's build leads to some packages by relative links.
    verbatimSymlinks: true,
    filter: (source) => isNeeded(relative(root, source)),
  })
}

for (const entry of ownEntries) copy(entry, isOwnNeeded)

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }
for (const folder of neededPackages(packages)) {
  // What is for another system is in the lock file and not there.
  if (!existsSync(join(root, folder))) continue
  // A package within a package is needed or not by itself.
  copy(folder, (path) => isPackageFileNeeded(path) && !path.slice(folder.length).includes('/node_modules'))
}
