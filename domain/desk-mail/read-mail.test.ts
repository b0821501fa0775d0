import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { composeMail } from '../../tests/mail/compose.ts'
import { readMail } from './read-mail.ts'

/** 你好 in JIS X 0208, between its escapes: what iconv-lite does not write. */
const japanese = Buffer.concat([
  Buffer.from('\u001B$B', 'latin1'),
  Buffer.from([0x46, 0x7c, 0x4b, 0x5c]),
  Buffer.from('\u001B(B', 'latin1'),
])

describe('a mail', () => {
  it.each<[string, Buffer, string]>([
    ['gb18030', iconv.encode('求解器在第三步停止。𠮷', 'gb18030'), '求解器在第三步停止。𠮷'],
    ['gb2312', iconv.encode('求解器停止。', 'gb2312'), '求解器停止。'],
    ['big5', iconv.encode('求解器停止。', 'big5'), '求解器停止。'],
    ['iso-2022-jp', japanese, '日本'],
    ['windows-1252', Buffer.from([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]), 'München'],
  ])('is read in %s', async (charset, bytes, words) => {
    const raw = composeMail({ body: { type: `text/plain; charset=${charset}`, bytes } })
    expect((await readMail(raw)).text).toBe(words)
  })

  it('has the subject and names of a charset of their own', async () => {
    const coded = (words: string) => `=?gb18030?B?${iconv.encode(words, 'gb18030').toString('base64')}?=`
    const mail = await readMail(
      composeMail({ from: `${coded('林夏')} <Lin.Xia@Example.com>`, headers: { Subject: coded('求解器停止') } }),
    )
    expect(mail).toMatchObject({ from: { address: 'lin.xia@example.com', name: '林夏' }, subject: '求解器停止' })
  })

  it('of HTML alone is text, with nothing in it that runs or is hidden in a tag', async () => {
    const html =
      '<p>It stops.</p><script>alert(1)</script><style>p{}</style><blockquote>quoted</blockquote><img src="cid:x" onerror="alert(2)">'
    const { text } = await readMail(
      composeMail({ body: { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) } }),
    )
    expect(text).toMatch(/^It stops\.\s+> quoted/)
    expect(text).not.toMatch(/script|alert|<|style/)
  })

  it('nested in many parts is read to its text, and its files are found', async () => {
    let body = 'Content-Type: text/plain\r\n\r\nInnermost.\r\n'
    for (let depth = 0; depth < 20; depth += 1)
      body = `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${body}\r\n--b${depth}--\r\n`
    const mail = await readMail(Buffer.from(`From: a@example.com\r\n${body}`))
    expect(mail.text).toBe('Innermost.')
  })

  it('that is wrapped by Outlook keeps its text, and the wrapper is no file', async () => {
    const files = [
      { name: 'winmail.dat', type: 'application/ms-tnef', content: Buffer.from([0x78, 0x9f, 0x3e, 0x22]) },
      { name: 'run.log', content: Buffer.from('step 1') },
    ]
    const { attachments, text } = await readMail(composeMail({ text: 'See the log.', files }))
    expect([text, attachments.map(({ name }) => name)]).toEqual(['See the log.', ['run.log']])
  })

  it('of two senders is nobody’s, and marks that turn text round are taken out', async () => {
    const two = await readMail(composeMail({ from: 'a@example.com, b@example.com', text: 'a\u202Eb\u0000c\u200Bd' }))
    expect([two.from.address, two.text]).toEqual([undefined, 'abcd'])
  })

  it('is known again by its Message-ID and sender, or by all that it is', async () => {
    const key = async (headers: Record<string, string>, text = 'x', from = 'a@example.com') =>
      (await readMail(composeMail({ from, text, headers: { Date: 'Fri, 20 Nov 2026 10:00:00 +0000', ...headers } })))
        .key
    const id = { 'Message-ID': '<1@example.com>' }
    expect(await key(id)).toBe(await key(id, 'y'))
    expect(await key(id)).not.toBe(await key(id, 'x', 'b@example.com'))
    expect(await key({ 'Message-ID': '' })).toBe(await key({ 'Message-ID': '' }))
    expect(await key({ 'Message-ID': '' })).not.toBe(await key({ 'Message-ID': '' }, 'y'))
  })

  it('a mail broken in any way gives words or an error, and never waits', async () => {
    for (const raw of [
      '',
      '\r\n\r\n',
      'From',
      'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x',
      '\u0000'.repeat(9999),
    ])
      expect(
        await Promise.race([
          readMail(Buffer.from(raw)).then(
            ({ text }) => typeof text,
            (error: unknown) => error instanceof Error,
          ),
          new Promise((resolve) => setTimeout(() => resolve('waits'), 5000).unref()),
        ]),
        raw.slice(0, 9),
      ).toBeOneOf(['string', true])
  })
})
