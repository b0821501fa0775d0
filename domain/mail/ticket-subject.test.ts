import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '#lib/mail/smtp.ts'
import { locales } from '#lib/locale.ts'
import { startSmtp, type TestSmtp } from '../../tests/mail/smtp.ts'
import { renderMail } from './render.ts'
import { sampleFacts } from './sample-facts.ts'
import { ticketSubject } from './ticket-subject.ts'
import { ticketMails } from './ticket-mails.ts'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

/** A ticket's subject, and what becomes of it in the mail. */
const subjects: [string, string][] = [
  ['Solver stops\r\nBcc: all@example.com', 'Solver stops Bcc: all@example.com'],
  ['Solver stops\r\n\r\n<p>another body</p>', 'Solver stops <p>another body</p>'],
  ['Solver stops\u2028Cc: all@example.com\u2029', 'Solver stops Cc: all@example.com'],
  ['- stops\n- starts\n- stops', '- stops - starts - stops'],
  ['one@example.com, two@example.com; three@example.com', 'one@example.com, two@example.com; three@example.com'],
  ['=?utf-8?b?4oCuZXhlLmZkcA==?=', '= ?utf-8?b?4oCuZXhlLmZkcA== ?='],
  ['求解器在第三步停止。'.repeat(15), '求解器在第三步停止。'.repeat(15)],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['\u2067توقف\u2069 \u200Fالحل', 'توقف الحل'],
  ['Re: [T-OTHER] Solver', 'Re: [T-OTHER] Solver'],
]

describe('the subject of a ticket’s mails', () => {
  it.each(subjects)('%j is one line of the mail and no header of its own', async (subject, written) => {
    const mailer = createSmtpMailer(smtp.url)
    const ticket = { ...sampleFacts.ticket, subject }
    const facts = { ...sampleFacts, ticket, template: 'ticketAnswered', language: 'en', site: 'Armilla' } as const
    const { from: name, ...mail } = await renderMail({ ...facts, origin: 'https://portal.example' })
    const addresses = { from: { name, address: 'a@portal.example' }, to: { name: '', address: 'lin@example.com' } }
    const sent = await mailer.send({ ...mail, ...addresses, messageId: '<1@portal.example>' })
    mailer.close()
    expect(sent).toEqual({ outcome: 'sent' })
    const { parsed, raw = '', receivers } = smtp.received.at(-1) ?? {}
    expect(receivers).toEqual(['lin@example.com'])
    expect([parsed?.bcc, parsed?.cc]).toEqual([undefined, undefined])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc):/im)
    expect(parsed?.subject).toBe(`[T-2026-00042] ${written}`)
  })

  it('is the same in every mail and both languages', async () => {
    const templates = Object.keys(ticketMails) as (keyof typeof ticketMails)[]
    const all = templates.flatMap((template) =>
      locales.map((language) =>
        renderMail({ ...sampleFacts, template, language, origin: 'https://portal.example', site: 'Armilla' }),
      ),
    )
    const different = new Set((await Promise.all(all)).map(({ subject }) => subject))
    expect([...different]).toEqual([ticketSubject(sampleFacts.ticket)])
  })
})
