import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtp, type TestSmtp } from '../../tests/mail/smtp.ts'
import { createSmtpMailer, type Mail } from './smtp.ts'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

const mail: Mail = {
  from: { name: '浑仪科技', address: 'portal@armilla.example' },
  to: { name: '', address: 'lin@example.com' },
  subject: '确认您的邮箱',
  text: '您好\n.\n一行只有一个点',
  html: '<p>您好</p>',
  messageId: '<one@armilla.example>',
}

describe('a mail by SMTP', () => {
  it('reaches exactly its receiver, as it was written', async () => {
    const mailer = createSmtpMailer(smtp.url)
    expect(await mailer.send(mail)).toEqual({ outcome: 'sent' })
    mailer.close()
    const { parsed, receivers } = smtp.received.at(-1) ?? {}
    expect(receivers).toEqual(['lin@example.com'])
    expect(parsed?.subject).toBe('确认您的邮箱')
    expect(parsed?.from?.value).toEqual([{ name: '浑仪科技', address: 'portal@armilla.example' }])
    expect(parsed?.messageId).toBe('<one@armilla.example>')
    expect(parsed?.text).toContain('一行只有一个点')
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it.each([
    'x\r\nBcc: all@example.com',
    'x\nBcc: all@example.com',
    'x\rTo: all@example.com',
    'x\r\n\r\nanother body',
    'x\0\r\nCc: all@example.com',
    'x\u2028Bcc: all@example.com',
    '=?utf-8?q?x?=\r\n Bcc: all@example.com',
    'x, all@example.com',
    'x <all@example.com>',
    '"x" <all@example.com>, lin',
    '\r\nBcc: all@example.com',
    'x\r\nCc: all@example.com\r\n',
    'x\r\nbCC : all@example.com',
    'x\n\nBcc: all@example.com',
    'x\u0085Bcc: all@example.com',
    'x\u2029Bcc: all@example.com',
    'x\vBcc: all@example.com',
    'x\fBcc: all@example.com',
    'x%0d%0aBcc: all@example.com',
    'x\\r\\nBcc: all@example.com',
    'x\u560a\u560dBcc: all@example.com',
    'x\r\n\tBcc: all@example.com',
    'x\r\nReply-To: all@example.com',
    'x\r\nContent-Type: multipart/mixed; boundary=y',
    'x\r\n.\r\nMAIL FROM:<all@example.com>',
    'x\r\nRCPT TO:<all@example.com>',
    'x; all@example.com',
    'x:all@example.com;',
    '<all@example.com>',
    `x${' '.repeat(1000)}\r\nBcc: all@example.com`,
  ])('takes no header and no receiver from %j, in subject or names', async (text) => {
    const mailer = createSmtpMailer(smtp.url)
    const given = { ...mail, subject: text, from: { ...mail.from, name: text }, to: { ...mail.to, name: text } }
    expect(await mailer.send(given)).toEqual({ outcome: 'sent' })
    mailer.close()
    const { parsed, raw = '', receivers } = smtp.received.at(-1) ?? {}
    expect(receivers).toEqual(['lin@example.com'])
    expect(parsed?.bcc).toBeUndefined()
    expect(parsed?.cc).toBeUndefined()
    expect([parsed?.to].flat().flatMap((to) => to?.value.map(({ address }) => address))).toEqual(['lin@example.com'])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc):/im)
  })

  it.each([
    [550, 'never'],
    [554, 'never'],
    [451, 'later'],
    [421, 'later'],
  ])('answered %i is tried %s again', async (code, outcome) => {
    const mailer = createSmtpMailer(smtp.url)
    smtp.script.push(code)
    const result = await mailer.send(mail)
    mailer.close()
    expect(result.outcome).toBe(outcome)
    expect(JSON.stringify(result)).toContain(String(code))
    expect(JSON.stringify(result)).not.toContain('lin@example.com')
  })

  it('is tried later when the server is silent, or not there', async () => {
    const mailer = createSmtpMailer(smtp.url, 300)
    smtp.script.push('hang')
    expect((await mailer.send(mail)).outcome).toBe('later')
    mailer.close()
    const nowhere = createSmtpMailer('smtp://127.0.0.1:9', 300)
    expect((await nowhere.send(mail)).outcome).toBe('later')
    nowhere.close()
  })
})
