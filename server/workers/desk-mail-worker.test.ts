import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { createDeskAddresses, memberReceiver } from '#domain/desk-mail/desk-address.ts'
import { openImapBox } from './imap.ts'
import { openSmtpInbox } from './smtp-inbox.ts'
import { createDeskMail, type DeskMail } from '#portal/desk-mail/receive.ts'
import { createTransport } from 'nodemailer'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { composeMail } from '../../tests/mail/compose.ts'
import { hasDovecot, startDovecot, type TestImap } from '../../tests/mail/dovecot.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { handleMails } from './desk-mail-worker.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const address = 'support@portal.example'
const addresses = () => createDeskAddresses(address, test.payload.secret)
const desk = () => createDeskMail({ payload: test.payload, log, origin: 'https://portal.example', address })
const texts = async ({ token }: Customer, ticket: string) =>
  (await ask<{ messages: { text: string }[] }>(token, 'ticket/detail', { ticket })).data.messages.map(
    ({ text }) => text,
  )

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
})
const wayTo = async (number: string) =>
  addresses().of({ ticket: (await recordOf(number)).id, to: memberReceiver(one.id) })

describe('mails handed over by SMTP', () => {
  const deliver = async (port: number, to: string, raw: Buffer) => {
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
    try {
      await transport.sendMail({ envelope: { from: one.email, to: [to] }, raw })
      return 250
    } catch (error) {
      return (error as { responseCode?: number }).responseCode
    } finally {
      transport.close()
    }
  }
  const open = (handler: Pick<DeskMail, 'receive'> & Partial<DeskMail>, maxBytes = 1_000_000) =>
    openSmtpInbox({
      port: 0,
      maxBytes,
      isOurs: addresses().isOwn,
      take: handleMails({ setAside: () => Promise.resolve('waiting'), ...handler }, log).take,
    })

  it('are taken when they are in their ticket, by the address of the envelope', async () => {
    const number = await openTicket(one)
    const inbox = await open(desk())
    const raw = composeMail({ from: one.email, to: 'undisclosed-recipients:;', text: 'By SMTP.' })
    expect(await deliver(inbox.port, await wayTo(number), raw)).toBe(250)
    // Sent again by a server that did not hear the answer.
    expect(await deliver(inbox.port, await wayTo(number), raw)).toBe(250)
    expect((await texts(one, number)).slice(1)).toEqual(['By SMTP.'])
    await inbox.close()
  })

  it('are refused for others, when they are too large, and for the moment while they cannot be taken', async () => {
    const number = await openTicket(one)
    let isDown = true
    const flaky = { receive: (raw: Buffer) => (isDown ? Promise.reject(new Error('down')) : desk().receive(raw)) }
    const inbox = await open(flaky, 20_000)
    const raw = composeMail({ from: one.email, text: 'Later.' })
    expect(await deliver(inbox.port, 'somebody@else.example', raw)).toBe(550)
    expect(await deliver(inbox.port, await wayTo(number), composeMail({ text: 'x'.repeat(40_000) }))).toBe(552)
    expect(await deliver(inbox.port, await wayTo(number), raw)).toBe(451)
    isDown = false
    expect(await deliver(inbox.port, await wayTo(number), raw)).toBe(250)
    expect((await texts(one, number)).slice(1)).toEqual(['Later.'])
    await inbox.close()
  })
})

describe.skipIf(!hasDovecot)('mails fetched by IMAP', () => {
  let imap: TestImap
  beforeAll(async () => {
    imap = await startDovecot()
  })
  afterAll(() => imap.close())
  const poll = (own: Partial<DeskMail> = {}, maxBytes = 1_000_000) =>
    openImapBox(imap.url, maxBytes).poll(handleMails({ ...desk(), ...own }, log))

  it('are each taken once and marked as read, whatever another one does', async () => {
    const number = await openTicket(one)
    const to = await wayTo(number)
    await imap.append(composeMail({ from: one.email, to, text: 'First.' }))
    await imap.append(composeMail({ from: one.email, to, text: 'Poison.' }))
    await imap.append(Buffer.from('\u0000\u0001no mail at all'))
    await imap.append(composeMail({ from: one.email, to, text: 'x'.repeat(30_000) }))
    await imap.append(composeMail({ from: one.email, to, text: 'Last.' }))
    const poisoned: Partial<DeskMail> = {
      receive: (raw) =>
        raw.includes(Buffer.from('Poison.').toString('base64'))
          ? Promise.reject(new Error('poison'))
          : desk().receive(raw),
    }
    const box = openImapBox(imap.url, 20_000)
    const handler = handleMails({ ...desk(), ...poisoned }, log)
    expect(await box.poll(handler)).toBe(4)
    expect((await texts(one, number)).slice(1)).toEqual(['First.', 'Last.'])
    for (let again = 0; again < 3; again += 1) expect(await box.poll(handler)).toBe(0)
    // The fifth time it is set aside for an agent.
    expect(await box.poll(handler)).toBe(1)
    expect(await imap.count()).toEqual({ read: 5, all: 5 })
    const { docs } = await test.payload.find({ collection: 'desk-inbox', sort: 'id', limit: 0 })
    expect(docs.map(({ reason }) => reason).filter(Boolean)).toEqual(expect.arrayContaining(['large', 'unreadable']))
  })

  it('come again when the process died before they were marked, and join once', async () => {
    const number = await openTicket(one)
    await imap.append(composeMail({ from: one.email, to: await wayTo(number), text: 'Once.' }))
    // It is in its ticket, and the process dies before the mailbox hears of it.
    const killed: Partial<DeskMail> = {
      receive: async (raw) => {
        await desk().receive(raw)
        throw new Error('killed')
      },
    }
    expect(await poll(killed)).toBe(0)
    expect(await poll()).toBe(1)
    expect((await texts(one, number)).slice(1)).toEqual(['Once.'])
  })

  it('a flood is fetched once, and what comes behind it is taken', async () => {
    const number = await openTicket(one)
    for (let count = 0; count < 3; count += 1)
      await imap.append(composeMail({ from: 'flood@example.com', text: 'Buy.' }))
    await imap.append(composeMail({ from: one.email, to: await wayTo(number), text: 'Behind.' }))
    const seen: string[] = []
    const limited = createDeskMail({
      payload: test.payload,
      log,
      origin: 'https://portal.example',
      address,
      takeLimit: (name) => Promise.resolve(name === 'deskMailSender' ? 60 : undefined),
    })
    const receive = (raw: Buffer) => {
      seen.push('fetched')
      return limited.receive(raw)
    }
    const box = openImapBox(imap.url, 1_000_000)
    const handler = handleMails({ ...limited, receive }, log)
    expect(await box.poll(handler)).toBe(1)
    expect(await box.poll(handler)).toBe(0)
    expect(seen).toHaveLength(4)
    expect((await texts(one, number)).slice(1)).toEqual(['Behind.'])
  })

  it('a wrong password is an error that says nothing of it', async () => {
    const wrong = imap.url.replace('secret', 'wrong-secret')
    const error = await openImapBox(wrong, 1000)
      .poll(handleMails(desk(), log))
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ authenticationFailed: true })
  })
})
