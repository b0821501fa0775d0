import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')

/** What a release is made of beside its modules; packages are linked, and the admin's build is not needed without it. */
const files = ['package-lock.json', 'package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']

/** What the build of the site's pages makes: as old as it is, and so as good for sources of the same age. */
const siteBuild = 'build'

/** The folders that modules name as `#folder/…`: a new one is a part of every release. */
const folders = Object.keys(packageJson.imports).map((name) => name.replace(/^#|\/\*$/g, ''))

/**
 * Another release of this program in a folder of its own, with one text changed. It builds itself at its first start; where
 * the text is no part of the site, only the admin: the site's build is this one's.
 * @returns the folder, to be removed
 */
export async function makeCheckout(file: string, from: string, to: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-checkout-'))
  const isOfSite = !file.startsWith('admin/')
  for (const part of [...files, ...folders, ...(isOfSite ? [] : [siteBuild])]) {
    await cp(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const text = await readFile(join(folder, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from} to change`)
  await writeFile(join(folder, file), text.replace(from, to))
  return folder
}
