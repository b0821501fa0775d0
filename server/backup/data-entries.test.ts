import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPath, isBrought, isLeftOut, keptFolders, sealedFiles } from './data-entries.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the program's own sources name in the data folder: `${env.DATA_DIR}/x`, `join(dataDir, 'x')`, `${folder}/x`. */
function findNamed(): Set<string> {
  const files = globSync('{lib,domain,content,portal,server,scripts,demo}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const names = new Set<string>()
  for (const file of files)
    for (const [, name = ''] of read(file).matchAll(
      /(?:join\((?:\w+\.)?(?:DATA_DIR|dataDir), ['"`]|\$\{(?:\w+\.)?(?:DATA_DIR|dataDir)\}\/)([\w.-]+)/g,
    ))
      names.add(name)
  for (const [, list = ''] of read('server/process/data-folder.ts').matchAll(/for \(const name of \[([^\]]+)\]/g))
    for (const [, name = ''] of list.matchAll(/'([\w-]+)/g)) names.add(name)
  return names
}

describe('what the data folder has', () => {
  it('of a bucket is no part of a backup, and the parts of uploads are', () => {
    const brought = ['media/a.png', 'attachments/a.pdf', 'videos/a.mp4', 'form-files/a', 'downloads/files/ab/abc']
    expect(brought.filter(isBrought)).toEqual(brought)
    expect(['ticket-uploads/1-a', 'downloads/incoming/a', 'media.txt', 'other/media/a'].some(isBrought)).toBe(false)
  })

  it('is known to the backup: every name in the program is a kept folder, a sealed file, or left out on purpose', () => {
    const named = [...findNamed()].sort()
    // Each way of naming one is found.
    expect(named).toEqual(expect.arrayContaining([...keptFolders, 'secret', 'portico.db', 'set-up-token', 'builds']))
    const known: readonly string[] = [...keptFolders, ...sealedFiles]
    expect(named.filter((name) => !known.includes(name) && !isLeftOut(name))).toEqual([])
  })

  it('stands in the table of docs/deploy.md', () => {
    const table = /## The data folder\n([\s\S]*?)\n## /.exec(read('docs/deploy.md'))?.[1] ?? ''
    const missing = [...keptFolders.map((name) => `${name}/`), ...sealedFiles, 'set-up-token', 'builds/'].filter(
      (name) => !table.includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })

  it('goes into a backup even where no list has it', () => {
    expect(['a-new-folder/file', 'notes.txt'].map((path) => checkPath(path))).toEqual([
      'a-new-folder/file',
      'notes.txt',
    ])
  })
})

describe('a path in a backup', () => {
  it.each([
    '../secret',
    'media/../../etc/passwd',
    '/etc/passwd',
    'media//logo.png',
    './media/logo.png',
    'media/.',
    '',
    'media\\logo.png',
    'media/lo\u0000go.png',
    'media/lo\ngo.png',
    `media/${'x'.repeat(1025)}`,
    'secret',
    'former-secrets',
    'portico.db',
    'portico.db-wal',
    '.restoring/media/logo.png',
    'replaced-20261123/secret',
    'downloads/incoming/upload',
  ])('is never %j', (path) => {
    expect(() => checkPath(path)).toThrow(/is no name of a file/)
  })

  it.each(['media/图 片-480x270.avif', 'form-files/0123456789abcdef.held', 'downloads/files/ab/abcd', 'media/..png'])(
    'may be %s',
    (path) => {
      expect(checkPath(path)).toBe(path)
    },
  )
})
