import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#lib/locale.ts'
import { judgeSubject, judgeText, usableWords, type WordsProblem } from './judge-words.ts'
import { mailOf, type MailTemplate, mailTemplates } from './mails.ts'
import { renderMail } from './render.ts'
import { sampleFacts } from './sample-facts.ts'
import { valuesOf } from './write-words.ts'

const origin = 'https://portal.example'
const render = (template: MailTemplate, text: string, given: object = {}, language: Locale = 'zh') =>
  renderMail({ ...sampleFacts, site: 'Armilla', template, language, origin, own: { [language]: { text } }, ...given })
const kinds = (problems: readonly WordsProblem[]) => problems.map(({ kind }) => kind)
const judge = (text: string, template: MailTemplate = 'reset', locale: Locale = 'en') =>
  kinds(judgeText(text, locale, mailOf(template)))

/** All that a reset must say. */
const facts = '{life} {notYou}'

describe('words of the editors’ own', () => {
  it('stand in the place of the product’s, in their language alone', async () => {
    const own = { en: { subject: 'New password, {site}', text: `Within {life}.\n\n{notYou}` } }
    const mail = { ...sampleFacts, site: 'Armilla', template: 'reset', origin, own } as const
    const english = await renderMail({ ...mail, language: 'en' })
    expect(english.subject).toBe('New password, Armilla')
    expect(english.text).toMatch(/^Within one hour\.\n\nIf this wasn’t you/)
    expect((await renderMail({ ...mail, language: 'zh' })).subject).toBe('重新设置密码 · Armilla')
  })

  it.each([
    ['a brace that is not closed', `${facts} {site`, 'syntax'],
    ['an unknown variable', `${facts} {token}`, 'unknown'],
    ['a name of every object', `${facts} {constructor}`, 'unknown'],
    ['a fact that is missing', '{life}', 'missing'],
    ['a fact in a branch alone', '{life} {site, select, x {{notYou}} other {}}', 'conditional'],
    ['HTML', `${facts} <b>now</b>`, 'html'],
    ['HTML in a branch', `${facts} {site, select, x {<img src=x>} other {}}`, 'html'],
    ['a script', `${facts} javascript:alert(1)`, 'link'],
    ['another protocol', `${facts} ssh://host`, 'link'],
    ['a plural of words', `${facts} {site, plural, one {a} other {b}}`, 'number'],
    ['a branch without other', `${facts} {site, select, x {a}}`, 'other'],
    ['a format', `${facts} {site, number}`, 'format'],
    ['a text of a book', facts + 'x'.repeat(5000), 'textLong'],
  ])('are refused with %s', (_, text, kind) => {
    expect(judge(text)).toContain(kind)
    expect(usableWords({ text }, 'en', mailOf('reset')).own).toEqual({})
  })

  it('may have links to pages and mailboxes, times, plurals of their language, and braces as words', () => {
    expect(
      judge(`${facts} https://example.com/a?b=1, http://example.com, mailto:a@example.com, at 17:30, Note: x`),
    ).toEqual([])
    expect(judge(`${facts} '{'braces'}' and {site}`)).toEqual([])
    const days = '{answer}\n\n{files}\n\n{days, plural, one {one day} other {# days}} {days}'
    expect(judge(days, 'ticketSolved')).toEqual([])
    // Chinese counts without a singular.
    expect(judge(days, 'ticketSolved', 'zh')).toContain('syntax')
  })

  it('say a fact on a line that is always there', () => {
    expect(judge('{number}\n{due}', 'ticketOpened')).toEqual([])
    expect(judge('{number} {due}', 'ticketOpened')).toEqual(['conditional'])
  })

  it.each([
    ['a line end', 'a\nBcc: all@example.com', 'lineBreak'],
    ['a carriage return', 'a\rb', 'lineBreak'],
    ['a separator of lines', 'a\u2028b', 'lineBreak'],
    ['no end', 'x'.repeat(151), 'subjectLong'],
    ['a tag', '<b>x</b>', 'html'],
  ])('are no subject with %s', (_, subject, kind) => {
    expect(kinds(judgeSubject(subject, 'en', mailOf('reset')))).toContain(kind)
  })

  it('are no subject of a thread', () => {
    expect(kinds(judgeSubject('Mine', 'en', mailOf('ticketOpened')))).toEqual(['inThread'])
  })

  it('leave a line out that has nothing to say', async () => {
    const ticket = { ...sampleFacts.ticket, due: undefined }
    const text = '{number}\nBy {due}.\n\nBye.'
    expect((await render('ticketOpened', text, { ticket }, 'en')).text).toContain(`${ticket.number}\n\nBye.`)
    expect((await render('ticketOpened', text, {}, 'en')).text).toContain(`By ${sampleFacts.ticket.due}.`)
  })
})

describe('what people write', () => {
  it.each(['{link}', "'{' {notYou}", '<img src=x onerror=alert(1)>', '{life, plural, one {', '</p><script>x</script>'])(
    'is words and nothing else: %s',
    async (words) => {
      const ticket = { ...sampleFacts.ticket, subject: words, lines: [words], files: [words] }
      const text = '{answer}\n\n{files}\n\n{days}'
      const { html, text: plain } = await render('ticketSolved', text, { ticket })
      expect(plain).toContain(words)
      expect(html).not.toMatch(/<(?:img|script)/)
    },
  )

  it('begins no header', async () => {
    const review = { ...sampleFacts.review, title: 'x\r\nBcc: all@example.com' }
    const mail = await renderMail({
      ...sampleFacts,
      review,
      site: 'A\r\nB',
      template: 'reviewHandedIn',
      language: 'en',
      origin,
    })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.subject).toContain('x Bcc: all@example.com')
  })
})

/** Words with variables of a mail, and with what could be taken for something else. */
const pieces = (template: MailTemplate) =>
  fc.array(
    fc.oneof(
      fc.constantFrom(...Object.keys(mailOf(template).variables).map((name) => `{${name}}`)),
      fc.constantFrom('\n', '\n\n', '<', '>', '&', "'", '"', '{', '}', '#', '<b', 'javascript:', '您好', 'x < y'),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 20 },
  )

it('whatever editors write, a mail is whole, tells its facts, and has no tags of theirs', async () => {
  const anything = fc
    .tuple(fc.constantFrom(...mailTemplates), fc.constantFrom(...locales))
    .chain(([template, locale]) =>
      fc.record({
        template: fc.constant(template),
        locale: fc.constant(locale),
        subject: pieces(template).map((each) => each.join('')),
        text: pieces(template).map((each) => each.join('')),
        // Half of them tell all facts, so that they are used.
        isWhole: fc.boolean(),
      }),
    )
  await fc.assert(
    fc.asyncProperty(anything, async ({ isWhole, locale, subject, template, text }) => {
      const mail = mailOf(template)
      const required = Object.keys(mail.variables).filter((name) => mail.variables[name]?.isRequired)
      const whole = isWhole ? `${text}\n\n${required.map((name) => `{${name}}`).join('\n\n')}` : text
      const given = { ...sampleFacts, site: 'Armilla', template, language: locale, origin }
      const plain = await renderMail(given)
      const own = await renderMail({ ...given, own: { [locale]: { subject, text: whole } } })
      const values = valuesOf(mail, { ...sampleFacts, site: 'Armilla' }, locale)
      for (const name of required)
        for (const words of [values[name]].flat())
          if (String(words).trim()) expect(own.text).toContain(String(words).trim())
      const tags = (html: string) => new Set(html.match(/<[a-z!/][^\s>]*/gi))
      for (const tag of tags(own.html)) expect(tags(plain.html).has(tag)).toBe(true)
      expect(own.subject).not.toMatch(/[\r\n]/)
    }),
    { numRuns: 400 },
  )
})
