import { setTimeout as pause } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { eicar, type FakeClamd, startClamd } from '../../tests/mail/clamd.ts'
import { createClamd } from './clamd.ts'

let clamd: FakeClamd | undefined
afterEach(() => clamd?.close())
const scan = (content: Uint8Array | Readable, silence?: number) =>
  createClamd(clamd?.url ?? '', silence).scan(content instanceof Readable ? content : Readable.from([content]))

describe('the scanner’s daemon', () => {
  it('gets a file whole, in pieces, and says that it is clean, or what is in it', async () => {
    clamd = await startClamd()
    const large = Buffer.alloc(300_000, 'x')
    expect(await scan(large)).toEqual({ clean: true })
    expect(clamd.scanned.at(-1)?.equals(large)).toBe(true)
    expect(await scan(Buffer.from(eicar))).toEqual({ clean: false, name: 'Eicar-Test-Signature' })
    expect(await scan(Buffer.alloc(0))).toEqual({ clean: true })
  })

  it('is believed in nothing else: an error, half an answer, a broken line, silence, nobody there', async () => {
    clamd = await startClamd()
    for (const how of ['error', 'half', 'cut', 'cut early', 'hang'] as const) {
      clamd.script.push(how)
      await expect(scan(Buffer.alloc(2_000_000), 400), how).rejects.toThrow(/scanner|ECONNRESET|EPIPE/)
    }
    await clamd.close()
    await expect(scan(Buffer.from('x'))).rejects.toThrow(/ECONNREFUSED/)
  })

  it('a file that breaks while it is read is not called clean', async () => {
    clamd = await startClamd()
    const broken = Readable.from(
      (async function* half() {
        yield Buffer.from('half')
        await pause(1)
        throw new Error('the disk broke')
      })(),
    )
    await expect(scan(broken)).rejects.toThrow('the disk broke')
  })
})
