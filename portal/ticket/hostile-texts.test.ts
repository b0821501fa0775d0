import { createSeal } from '#lib/crypto/seal.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { databaseKind } from '#content/database.ts'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { ticketFileRoutes } from '#server/tickets/ticket-routes.ts'
import { pdf } from '../../tests/factories/files.ts'
import { payloads } from '../../tests/factories/payloads.ts'
import { serveUploads } from '../../tests/factories/ticket-uploads.ts'
import { type Customer, newTicket, useDesk } from '../../tests/factories/tickets.ts'
import { composeMail } from '../../tests/mail/compose.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createDeskMail } from '#portal/desk-mail/receive.ts'
import { formFileFolder, openFileStore } from '#domain/storage/private-files.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket } = useDesk(test)

/** What breaks a line, turns text round or does nothing that can be seen. */
const control = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/u

interface Detail {
  subject: string
  messages: { id: string; text: string; files: { id: string; name: string }[] }[]
}
interface Refusal {
  fields: { path: string; message: string }[]
}

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
})
const detailOf = async (number: string) => (await ask<Detail>(one.token, 'ticket/detail', { ticket: number })).data
const open = (fields: object) =>
  ask<{ number: string } & Partial<Refusal>>(one.token, 'ticket/create', newTicket({ ...fields }))
const aims = [...new Set(payloads.map(({ aim }) => aim))]
const textsOf = (aim: string) => payloads.filter((each) => each.aim === aim).map(({ text }) => text)
/** Names of files and of senders are judged before any database has them: the second one gets every fifth. */
const namesOf = (aim: string) => textsOf(aim).filter((_, index) => databaseKind(env) === 'sqlite' || index % 5 === 0)

it('the table is as long as it says, without one twice', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(150)
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length)
})

describe.each(aims)('texts that aim at %s', (aim) => {
  it(
    'are subject and message as they are, a subject in one line, or are refused at that field',
    {
      timeout: 60_000,
    },
    async () => {
      for (const text of textsOf(aim)) {
        const written = text.trim()
        const isMessage = written.isWellFormed() && !control.test(written.replaceAll(/[\t\r\n]/g, ''))
        const isSubject = written.isWellFormed() && !breaks.test(written) && !control.test(written)
        const refused = [...(isSubject ? [] : ['subject']), ...(isMessage ? [] : ['text'])]
        const { code, data } = await open({ subject: text, text })
        if (refused.length > 0)
          expect([code, data.fields?.map(({ path }) => path).toSorted()], JSON.stringify(text)).toEqual([
            '000002',
            refused,
          ])
        // What can be no subject is a message of a ticket with another one.
        const number = refused.length === 0 ? data.number : isMessage && (await open({ text })).data.number
        if (number === false) continue
        const { messages, subject } = await detailOf(number)
        expect(messages[0]?.text).toBe(written)
        if (isSubject) expect(subject).toBe(written)
      }
    },
  )

  it('name files so that no path, header or reader is led astray', { timeout: 60_000 }, async () => {
    const { upload } = serveUploads(test.payload)
    const routes = ticketFileRoutes(
      createSeal(test.payload.secret, 'files of tickets'),
      openFileStore(formFileFolder()),
    )
    const texts = namesOf(aim)
    for (let start = 0; start < texts.length; start += 20) {
      const sent: string[] = []
      for (const text of texts.slice(start, start + 20)) {
        const { answer, id } = await upload(one.token, pdf(text), text)
        expect(answer.status, JSON.stringify(text)).toBe(204)
        sent.push(id)
      }
      const number = await openTicket(one, { uploads: sent })
      const [message] = (await detailOf(number)).messages
      for (const { id: file, name } of message?.files ?? []) {
        expect(name).not.toMatch(breaks)
        expect(name).not.toMatch(control)
        expect(name).toMatch(/^[^/\\<>:"|?*%;]+\.pdf$/)
        const link = await ask<{ path: string }>(one.token, 'ticket/file', {
          ticket: number,
          message: message?.id,
          file,
        })
        const { headers, status } = await routes.request(link.data.path)
        expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
          200,
          'application/octet-stream',
          'nosniff',
        ])
        expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.!~*'()%-]+$/)
      }
    }
  })

  it('name senders of mails who are nobody else and no more than a line', { timeout: 60_000 }, async () => {
    const address = 'support@portal.example'
    const desk = createDeskMail({ payload: test.payload, log, origin: 'https://portal.example', address })
    for (const [index, text] of namesOf(aim).entries()) {
      const from = `stranger-${aim}-${index}@example.org`
      const name = `=?UTF-8?B?${Buffer.from(text.toWellFormed()).toString('base64')}?=`
      await desk.receive(composeMail({ from: `${name} <${from}>`, to: address, subject: text, text }))
      const where = { fromAddress: { like: `stranger-${aim}-${index}@` } }
      const { docs } = await test.payload.find({ collection: 'desk-inbox', where, depth: 0 })
      expect(docs, JSON.stringify(text)).toHaveLength(1)
      const { fromAddress, fromName, member, state, subject } = docs[0] ?? {}
      expect([fromAddress, member ?? null], JSON.stringify(text)).toEqual([from, null])
      // One in which nothing can be read is noted; all others wait for an agent.
      expect(state, JSON.stringify(text)).toBe(text === '\u0000' ? 'noted' : 'waiting')
      for (const line of [fromName ?? '', subject ?? '']) expect(line).not.toMatch(control)
      for (const line of [fromName ?? '', subject ?? '']) expect(line).not.toMatch(breaks)
    }
  })
})
