import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

describe('pages for those who build the site, in production', () => {
  for (const path of ['/dev/ui', '/en/dev/ui']) {
    test(`${path} is not there`, async ({ portico }) => {
      for (const address of [path, `${path}/`, `${path}.data`, `${path}/_payload.json`]) {
        const { status } = await ask(portico.origin + address, { headers: asDocument })
        expect({ address, status }).toEqual({ address, status: 404 })
      }
    })
  }

  test('are in no file of the build that production reads', async () => {
    const build = join(import.meta.dirname, '../../build')
    const files = (await readdir(build, { recursive: true })).filter((name) => /\.(?:js|css|html)$/.test(name))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = await readFile(join(build, file), 'utf8')
      // The primitives' stylesheet is loaded whole by pages that use some of them; the code of the others must not be.
      const traces = file.endsWith('.css') ? /dev\/ui|specimen-/ : /dev\/ui|specimen-|combobox-option/
      expect({ file, has: traces.test(text) }).toEqual({ file, has: false })
    }
  })
})
