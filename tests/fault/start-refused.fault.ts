import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { findFreePort } from '../process/free-port.ts'
import { runPortico } from '../process/portico.ts'
import { digestDatabase, openDatabase } from '../process/read-database.ts'

describe('a start that cannot be', () => {
  test('a wrong variable is named with its mend, and nothing is made', async () => {
    const parent = await makeDataFolder({ isEmpty: true })
    await mkdir(parent)
    const dataDir = join(parent, 'data')
    const wrong = {
      PORTICO_SECRET: 'too-short-a-secret',
      PUBLIC_URL: 'example.com',
      PAGE_STORE_MB: 'many',
      ADMIN: 'yes',
    }
    const { code, output } = await runPortico({ dataDir, env: wrong })
    expect(code).toBe(1)
    expect(output).toContain('Portico cannot start.')
    for (const name of Object.keys(wrong)) expect(output).toMatch(new RegExp(`^\\s+${name}=.+: \\S`, 'm'))
    expect(output).toContain('openssl rand -hex 32')
    expect(output).not.toContain(wrong.PORTICO_SECRET)
    expect(output).not.toMatch(/\n\s+at /)
    expect(existsSync(dataDir)).toBe(false)
    await removeFolder(parent)
  })

  test('a database of networks that is none is named, and nothing is made', async () => {
    const parent = await makeDataFolder({ isEmpty: true })
    await mkdir(parent)
    const [dataDir, file] = [join(parent, 'data'), join(parent, 'places.mmdb')]
    await writeFile(file, 'words')
    const { code, output } = await runPortico({ dataDir, env: { PLACE_DATABASE: file } })
    expect(code).toBe(1)
    expect(output).toContain(`PLACE_DATABASE=${file}: no database of networks can be read there.`)
    expect(output).not.toMatch(/\n\s+at /)
    expect(readdirSync(parent).includes('data') ? readdirSync(dataDir) : []).not.toContain('portico.db')
    await removeFolder(parent)
  })

  test('a data folder that cannot be written is named', async () => {
    const parent = await makeDataFolder({ isEmpty: true })
    await mkdir(parent)
    const dataDir = join(parent, 'a-file')
    await writeFile(dataDir, 'not a folder')
    const { code, output } = await runPortico({ dataDir })
    expect(code).toBe(1)
    expect(output).toContain(dataDir)
    expect(output).toContain('DATA_DIR')
    expect(output).not.toMatch(/\n\s+at /)
    expect(readFileSync(dataDir, 'utf8')).toBe('not a folder')
    expect(readdirSync(parent)).toEqual(['a-file'])
    await removeFolder(parent)
  })

  test('a port in use is named', async () => {
    const dataDir = await makeDataFolder()
    const before = digestDatabase(dataDir)
    const port = await findFreePort()
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(port, '127.0.0.1', resolve)
    })
    const { code, output } = await runPortico({ dataDir, port })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use`)
    expect(output).toContain('set PORT')
    expect(digestDatabase(dataDir)).toBe(before)
    await removeFolder(dataDir)
  })

  test('a database of a newer release is left alone', async () => {
    const dataDir = await makeDataFolder()
    const database = openDatabase(dataDir)
    database.exec("INSERT INTO payload_migrations (name, batch) VALUES ('29991231_000000_of_the_future', 2)")
    database.close()
    const before = digestDatabase(dataDir)
    const { code, output } = await runPortico({ dataDir })
    expect(code).toBe(1)
    expect(output).toContain('29991231_000000_of_the_future')
    expect(output).toContain('Nothing was changed')
    expect(output).not.toMatch(/\n\s+at /)
    expect(digestDatabase(dataDir)).toBe(before)
    await removeFolder(dataDir)
  })

  test('a database that is none is named, and left alone', async () => {
    const dataDir = await makeDataFolder({ isEmpty: true })
    await mkdir(dataDir)
    await writeFile(
      `${dataDir}/portico.db`,
      'this is not a database, but it is long enough to be looked at. '.repeat(200),
    )
    const before = readFileSync(`${dataDir}/portico.db`)
    const { code, output } = await runPortico({ dataDir })
    expect(code).toBe(1)
    expect(output).toContain(`The database ${dataDir}/portico.db cannot be opened`)
    expect(output).toContain('DATA_DIR')
    expect(readFileSync(`${dataDir}/portico.db`).equals(before)).toBe(true)
    await removeFolder(dataDir)
  })

  test('a database server that does not answer is named, without its password', async () => {
    const dataDir = await makeDataFolder({ isEmpty: true })
    await mkdir(dataDir)
    const port = await findFreePort()
    const { code, output } = await runPortico({
      dataDir,
      env: {
        DATABASE_URL: `postgres://user:a-secret-word@127.0.0.1:${port}/portico`,
        DATABASE_WAIT_SECONDS: '2',
      },
    })
    expect(code).toBe(1)
    expect(output).toContain('waiting up to 2 s')
    expect(output).toContain('Portico cannot start.')
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('a-secret-word')
    await removeFolder(dataDir)
  })
})
