import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inheritVariables } from '#lib/env-variables.ts'
import { nodeFlags } from './memory-settings.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-memory-'))
  const module = JSON.stringify(join(import.meta.dirname, 'memory-settings.ts'))
  await writeFile(
    join(folder, 'program.ts'),
    `import { applyMemorySettings } from ${module}
applyMemorySettings()
const { argv, env, execArgv, pid } = process
console.log(JSON.stringify({ pid, execArgv, own: argv.slice(2), arenas: env.MALLOC_ARENA_MAX, other: env.OTHER }))`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function run(flags: string[], own: Record<string, string>) {
  const args = [...flags, join(folder, 'program.ts'), '--dev', '中文']
  const child = spawn(process.execPath, args, { env: inheritVariables(own), stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code: code as number, started: child.pid, ...(JSON.parse(output) as object) }
}

describe('the memory settings', () => {
  it('are there for the process that was started, which is the same one, with its arguments and its environment', async () => {
    const ran = await run([], { OTHER: 'kept' })
    expect(ran).toEqual({
      code: 0,
      started: (ran as { pid?: number }).pid,
      pid: expect.any(Number) as number,
      execArgv: nodeFlags,
      own: ['--dev', '中文'],
      arenas: '2',
      other: 'kept',
    })
  })

  it('let old objects be collected several times as often, from when everything is loaded', async () => {
    const count = async (call: string) => {
      const path = join(folder, `${call || 'default'}.ts`)
      const module = JSON.stringify(join(import.meta.dirname, 'memory-settings.ts'))
      // A ring of objects that outlive their youth, and are then dropped.
      await writeFile(
        path,
        `import { collectGarbageOften } from ${module}
${call}
const ring: object[] = []
for (let turn = 0; turn < 8000; turn += 1) {
  ring[turn % 300] = Array.from({ length: 1000 }, (_, index) => ({ index }))
  if (turn % 50 === 0) await new Promise(setImmediate)
}
console.log(typeof collectGarbageOften)`,
      )
      const child = spawn(process.execPath, ['--trace-gc', ...nodeFlags, path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      return (await text(child.stdout)).split('Mark-Compact').length - 1
    }
    const [before, after] = await Promise.all([count(''), count('collectGarbageOften()')])
    expect(after).toBeGreaterThan(2 * before)
  })

  it('give back what the start has left', async () => {
    const path = join(folder, 'left.ts')
    const module = JSON.stringify(join(import.meta.dirname, 'memory-settings.ts'))
    // Objects that have grown old, as what a start reads has, and are then dropped.
    await writeFile(
      path,
      `import { collectGarbageOften } from ${module}
let left: object[] | undefined = []
for (let index = 0; index < 1_500_000; index += 1) left.push({ index })
left = undefined
const before = process.memoryUsage.rss()
collectGarbageOften()
console.log(before - process.memoryUsage.rss())`,
    )
    const child = spawn(process.execPath, [...nodeFlags, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    expect(Number(await text(child.stdout))).toBeGreaterThan(20_000_000)
  })

  it('stand back where the operator set others', async () => {
    const ran = await run(['--max-semi-space-size=64'], { MALLOC_ARENA_MAX: '7' })
    // Of a flag that is given twice Node takes the last.
    expect(ran).toMatchObject({ execArgv: [...nodeFlags, '--max-semi-space-size=64'], arenas: '7' })
  })
})
