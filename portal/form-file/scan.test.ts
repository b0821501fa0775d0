import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClamd } from '#lib/files/clamd.ts'
import { downloadTicketFile } from '#content/enquiry-files.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { ticketFileRoutes } from '#server/tickets/ticket-routes.ts'
import { eicar, type FakeClamd, startClamd } from '../../tests/mail/clamd.ts'
import { pdf } from '../../tests/factories/files.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { FileRefusal, formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { createFormFiles } from './form-files.ts'
import { rescanHeld } from './rescan.ts'
import { tidyFormFiles } from './tidy.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, readAgent } = useDesk(test)
const store = openFileStore(formFileFolder())
const day = 24 * 60 * 60_000
const stored = async () => (await readdir(formFileFolder()).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))

let clamd: FakeClamd
let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
})
beforeEach(async () => {
  clamd = await startClamd()
})
afterEach(() => clamd.close())

const scanner = () => createClamd(clamd.url, 400)
const files = () => createFormFiles(test.payload, store, scanner())
const take = (content: Uint8Array) =>
  files().take({ kind: 'ticket', name: 'log.pdf', source: Readable.from([content]) })
const infected = () => Buffer.concat([Buffer.from(pdf('bad')), Buffer.from(eicar)])
const rescan = (later = 2 * 60_000) => rescanHeld(new Date(Date.now() + later), store, scanner())

interface Thread {
  messages: { id: string; files: { id: string; state: string }[] }[]
}

/** A ticket with a file, and how it is asked for. */
async function openWith(file: string) {
  const number = await openTicket(one, { files: [file] })
  const detail = async () => (await ask<Thread>(one.token, 'ticket/detail', { ticket: number })).data.messages[0]
  const fetch = async () => {
    const message = await detail()
    const asked = { ticket: number, message: message?.id, file: message?.files[0]?.id }
    return ask<{ path: string }>(one.token, 'ticket/file', asked)
  }
  return { detail, fetch, state: async () => (await detail())?.files[0]?.state }
}

describe('a file that is scanned', () => {
  it('is handed out when nothing is found, and refused with nothing left when something is', async () => {
    const { fetch, state } = await openWith((await take(pdf('clean'))).file)
    expect([await state(), (await fetch()).code]).toEqual(['ready', '000000'])
    const before = await stored()
    const refusal = await take(infected()).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FileRefusal)
    expect(refusal).toMatchObject({ fault: 'infected' })
    expect(await stored()).toEqual(before)
  })

  it.each(['hang', 'half', 'cut', 'error'] as const)(
    'is kept and not handed out while the scanner fails (%s), and after the next round it is',
    async (fault) => {
      clamd.script.push(fault)
      const { detail, fetch, state } = await openWith((await take(pdf(fault))).file)
      expect([await state(), (await fetch()).code]).toEqual(['held', '000020'])
      // By the admin's way too.
      const message = await detail()
      const asAgent = {
        routeParams: { id: message?.id, row: message?.files[0]?.id },
        payload: test.payload,
        user: await readAgent(),
        i18n: { language: 'en' },
      }
      await expect(downloadTicketFile.handler(asAgent as never)).rejects.toThrow('not been scanned')
      clamd.script.push(fault)
      await rescan()
      expect(await state()).toBe('held')
      await rescan()
      expect([await state(), (await fetch()).code]).toEqual(['ready', '000000'])
    },
  )

  it('is erased when something is found later, and a link to it from before gives nothing', async () => {
    const { port } = new URL(clamd.url)
    await clamd.close()
    const { fetch, state } = await openWith((await take(infected())).file)
    expect((await fetch()).code).toBe('000020')
    clamd = await startClamd(Number(port))
    await rescan()
    expect([await state(), (await fetch()).code]).toEqual(['infected', '000021'])
    expect((await stored()).every((name) => !name.includes('.part'))).toBe(true)
  })

  it('by a link that was given is refused too, when it is held or erased meanwhile', async () => {
    const { fetch } = await openWith((await take(pdf('linked'))).file)
    const { path } = (await fetch()).data
    const app = ticketFileRoutes(createSeal(test.payload.secret, 'files of tickets'), store)
    expect((await app.request(path)).status).toBe(200)
    const id = (await stored()).findLast((name) => !name.includes('.')) ?? ''
    for (const name of (await stored()).filter((each) => !each.includes('.'))) await store.condemn(name)
    expect(id).not.toBe('')
    const answer = await app.request(path, { headers: { lang: 'en-US' } })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, '000021'])
  })

  it('leaves no mark when nothing has it any more', async () => {
    clamd.script.push('hang')
    await take(pdf('nobody’s'))
    expect((await stored()).some((name) => name.endsWith('.held'))).toBe(true)
    for (const name of await stored()) await utimes(join(formFileFolder(), name), 0, 0)
    await test.payload.delete({ collection: 'tickets', where: {} })
    await tidyFormFiles(test.payload, new Date(Date.now() + 2 * day), store)
    expect(await stored()).toEqual([])
  })
})
