import { describe, expect, it } from 'vitest'
import { type Headers, judgeMail, readAuthentication } from './judge-mail.ts'

const from = 'maya@example.com'
const headers = (given: Record<string, string | string[]>): Headers =>
  new Map(Object.entries(given).map(([name, value]) => [name, [value].flat()]))
const isOurs = (text: string) => text.includes('support@portal.example')
const judge = (given: Record<string, string>, sender = from, subject = '') =>
  judgeMail(headers(given), sender, subject, isOurs)

describe('who sends a mail', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a mark that a person sent it', { 'auto-submitted': 'no' }],
    ['a mark that delivery notes are not wanted', { 'x-auto-response-suppress': 'DR, RN, NRN' }],
    ['first class', { precedence: 'first-class' }],
    ['a way back', { 'return-path': '<maya@example.com>' }],
  ])('a person, with %s', (_, given) => {
    expect(judge(given)).toBe('person')
  })

  it.each<[string, Record<string, string>]>([
    ['RFC 3834', { 'auto-submitted': 'auto-replied' }],
    ['RFC 3834 with a parameter', { 'auto-submitted': 'auto-generated; owner-email="x@example.com"' }],
    ['Exchange', { 'x-auto-response-suppress': 'All' }],
    ['bulk', { precedence: 'bulk' }],
    ['a list', { 'list-id': '<news.example.com>' }],
    ['an answering machine', { 'x-autoreply': 'yes' }],
  ])('a program, by %s', (_, given) => {
    expect(judge(given)).toBe('auto')
  })

  it('a program that says so in its subject alone', () => {
    for (const subject of ['自动回复: 工单', 'Automatic reply: Ticket', 'Out of Office: Re: x'])
      expect(judge({}, from, subject)).toBe('auto')
    expect(judge({}, from, 'How do I set an automatic reply?')).toBe('person')
  })

  it('a mail server that returns a mail', () => {
    expect(judge({ 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' })).toBe('bounce')
    expect(judge({ 'return-path': '<>' })).toBe('bounce')
    expect(judge({}, 'MAILER-DAEMON@mx.example.com')).toBe('bounce')
  })

  it('we ourselves', () => {
    expect(judge({ 'x-loop': 'support@portal.example' })).toBe('loop')
    expect(judge({}, 'support@portal.example')).toBe('loop')
  })
})

describe('what our mail server found out', () => {
  const read = (line: string | string[], server: string | undefined = 'mx.portal.example') =>
    readAuthentication(headers({ 'authentication-results': line }), from, server)

  it('is believed of the named server alone, at the top', () => {
    const good = 'mx.portal.example; dmarc=pass (p=none) header.from=example.com; spf=pass'
    expect(read(good)).toBe('pass')
    expect(read('mx.portal.example 1; dkim=pass header.d=example.com header.s=x')).toBe('pass')
    expect(read(['mx.evil.example; dmarc=fail', good])).toBe('none')
    expect(read('mx.portal.example.evil.example; dmarc=pass header.from=example.com')).toBe('none')
    expect(readAuthentication(headers({ 'authentication-results': good }), from, undefined)).toBe('none')
    expect(readAuthentication(headers({}), from, 'mx.portal.example')).toBe('none')
  })

  it('proves the sender’s own domain only, and is not read out of comments', () => {
    expect(read('mx.portal.example; dmarc=pass header.from=evil.example')).toBe('none')
    expect(read('mx.portal.example; dkim=pass header.d=evil.example')).toBe('none')
    expect(read('mx.portal.example; spf=pass smtp.mailfrom=example.com')).toBe('none')
    expect(read('mx.portal.example; spf=none (; dmarc=pass header.from=example.com)')).toBe('none')
    expect(read('mx.portal.example; spf=none (; dmarc=pass header.from=example.com ; (x) )')).toBe('none')
    expect(read('mx.portal.example; dmarc=fail header.from=example.com; dkim=pass header.d=example.com')).toBe('fail')
  })
})
