import { describe, expect, it } from 'vitest'
import { judgeText } from './judge-text.ts'
import { type PoEntry, PoRefused, readPo, sourceOf, stampOf, writePo } from './po.ts'
import { listMessages, type ProductMessage } from './product-message.ts'
import { takeIn } from './take-in.ts'
import { treeOf } from './text-tree.ts'

const messages = listMessages(
  'course',
  {
    title: '课程',
    lessons: '{count, number}节课，第{page}页',
    who: '{kind, select, group {小组} other {个人}}',
    unit: '人',
  },
  {
    title: 'Courses',
    lessons: '{count, plural, one {# lesson} other {# lessons}}, page {page}',
    who: '{kind, select, group {Groups} other {People}}',
    unit: '',
  },
)
const [title, lessons, who, unit] = messages as [ProductMessage, ProductMessage, ProductMessage, ProductMessage]
const judge = (words: string, message = lessons) =>
  judgeText(words, 'en', message).map((each) => ('piece' in each ? `${each.kind} ${each.piece}` : each.kind))

describe('messages of the product', () => {
  it('have a key, words in both languages and the values of either', () => {
    expect(messages.map(({ key }) => key)).toEqual(['course.title', 'course.lessons', 'course.who', 'course.unit'])
    expect(lessons.values).toEqual([
      { name: 'count', kind: 'number', choices: [] },
      { name: 'page', kind: 'words', choices: [] },
    ])
    expect(who.values).toEqual([{ name: 'kind', kind: 'choice', choices: ['group'] }])
    const rows = listMessages('site', { steps: ['一', '二'] }, { steps: ['one', 'two'] })
    expect(rows.map(({ key, words }) => [key, words.en])).toEqual([
      ['site.steps.0', 'one'],
      ['site.steps.1', 'two'],
    ])
  })
})

describe('own words', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['{count} on {page}', []],
    ['{count, number} on <b>{page}</b>', []],
    ['{count, plural, =0 {none} one {one} other {#}} {page}', []],
    ['{count} lessons', ['missing page']],
    ['{count} {page} {name}', ['unknown name']],
    ['{count} {page} {constructor}', ['unknown constructor']],
    ['{count} {page', ['syntax']],
    ['{count, date} {page}', ['format count']],
    ['{count, number, percent} {page}', ['format count']],
    ['{count} {page, plural, other {#}}', ['number page']],
    ['{count} {page, select, a {b} other {c}}', ['choice page']],
    ['{count, plural, one {1}} {page}', ['other']],
    ['{count}\n{page}', ['lineBreak']],
    ['{count}\u2028{page}', ['lineBreak']],
    ['{count}\u0007{page}', ['control']],
    ['{count}\u202E{page}', ['control']],
    [`{count} {page} ${'x'.repeat(300)}`, ['long']],
  ])('%j', (words, problems) => {
    expect(judge(words)).toEqual(problems)
  })

  it('have room for a sentence, and four times as much as the product where that is more', () => {
    expect(judge('x'.repeat(200), title)).toEqual([])
    expect(judge('x'.repeat(201), title)).toEqual(['long'])
    const long = { ...title, words: { zh: '', en: 'x'.repeat(100) } }
    expect([judge('x'.repeat(400), long), judge('x'.repeat(401), long)]).toEqual([[], ['long']])
  })

  it('are a text where they have no values, quoted braces included', () => {
    expect(treeOf("It's '{'plain'}'", 'en')).toBe("It's {plain}")
  })
})

const now = new Date('2026-11-28T03:00:00Z')
const current = (words: Record<string, string> = {}) =>
  messages.map((each) => [each, words[each.key] ?? each.words.en] as const)
const known = (own: Record<string, string> = {}) => ({
  locale: 'en' as const,
  productOf: (key: string) => messages.find((each) => each.key === key),
  ownOf: (key: string) => own[key] ?? '',
})
const refusal = (text: string, locale: 'zh' | 'en' = 'en') => {
  try {
    return readPo(text, locale).length
  } catch (error) {
    return error instanceof PoRefused ? [error.problem, error.piece] : error
  }
}

describe('PO', () => {
  it.each([
    'plain',
    'with "quotes" and \\ back\\nslashes',
    '{count} “{page}” <b>',
    '课程',
    `long ${'word '.repeat(60)}`,
    '\ttab',
  ])('gives back %j as it was', (words) => {
    const entries = readPo(writePo(current({ 'course.title': words }), 'en', now), 'en')
    expect(entries).toHaveLength(messages.length)
    const stamp = expect.stringMatching(/^[\w-]{11}$/) as string
    expect(entries[0]).toEqual({
      key: 'course.title',
      source: 'Courses',
      words,
      isFuzzy: false,
      isPlural: false,
      stamp,
    })
  })

  it('says what the values are, and stands the Chinese in for English that is empty', () => {
    const text = writePo(current(), 'en', now)
    expect(text).toContain(
      `#. {count}: number\n#. {page}: text\n#. As it was: ${stampOf(lessons.words.en)}\nmsgctxt "course.lessons"\n`,
    )
    expect(text).toContain('#. {kind}: one of group\n')
    expect(text).toContain('"Plural-Forms: nplurals=2; plural=(n != 1);\\n"')
    expect(sourceOf(unit)).toBe('人')
  })

  it('brought back as it went out changes nothing', () => {
    const own = { 'course.title': 'Classes' }
    const taken = takeIn(readPo(writePo(current(own), 'en', now), 'en'), known(own))
    expect(taken.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'empty'])
  })

  it('of another project, of another language, broken, cut, twice or endless is refused with its reason', () => {
    const text = writePo(current(), 'en', now)
    expect(refusal(text, 'zh')).toEqual(['language', 'en'])
    expect(refusal(text.replace('Portico', 'Other shop 2'))).toEqual(['project', 'Other shop 2'])
    expect(refusal('<html>no</html>')).toEqual(['broken', '1'])
    expect(refusal('')).toEqual(['broken', ''])
    expect(refusal(text.slice(0, text.indexOf('Courses') + 3))).toMatchObject(['broken', expect.any(String)])
    expect(refusal(`${text}\nmsgctxt "course.title"\nmsgid "Courses"\nmsgstr "x"\n`)).toEqual(['twice', 'course.title'])
    expect(refusal(text + '# '.repeat(1_000_000))).toEqual(['long', ''])
    expect(refusal(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(messages.length)
    expect(refusal(text.replace('Language: en', 'Language: en_GB'))).toBe(messages.length)
  })

  it('a key of an object’s own is a key like others', () => {
    const text = `${writePo(current(), 'en', now)}\nmsgctxt "__proto__"\nmsgid "polluted"\nmsgstr "x"\n`
    expect(takeIn(readPo(text, 'en'), known()).at(-1)).toMatchObject({ key: '__proto__', outcome: 'unknown' })
    expect('polluted' in {}).toBe(false)
  })

  const entry = (more: Partial<PoEntry>): PoEntry => ({
    key: 'course.lessons',
    source: lessons.words.en,
    words: '{count} of {page}',
    isFuzzy: false,
    isPlural: false,
    ...more,
  })
  it.each([
    [{}, 'changed', []],
    [{ words: '{count}' }, 'wrong', ['missing']],
    [{ words: '{count} {page} {n}' }, 'wrong', ['unknown']],
    [{ source: 'Lessons' }, 'stale', []],
    [{ key: 'course.gone' }, 'unknown', []],
    [{ words: '' }, 'empty', []],
    [{ words: lessons.words.en }, 'same', []],
    [{ isFuzzy: true }, 'fuzzy', []],
    [{ isPlural: true }, 'wrong', ['syntax']],
  ])('an entry with %j is %s', (more, outcome, problems) => {
    const [taken] = takeIn([entry(more)], known())
    expect([taken?.outcome, taken?.problems.map(({ kind }) => kind)]).toEqual([outcome, problems])
  })

  it('does not write over what was changed here since, and is no change where nobody touched it in the file', () => {
    const old = writePo(current({ 'course.title': 'Classes' }), 'en', now)
    const touched = old.replace('msgstr "Classes"', 'msgstr "Lessons"')
    const meanwhile = known({ 'course.title': 'Seminars' })
    const titleOf = (text: string, at = meanwhile) => takeIn(readPo(text, 'en'), at)[0]
    expect(titleOf(old)?.outcome).toBe('same')
    expect(titleOf(touched)).toMatchObject({ outcome: 'meanwhile', before: 'Seminars', after: 'Lessons' })
    // The product's words, put back here, are a change like any other.
    expect(titleOf(touched, known())?.outcome).toBe('meanwhile')
    expect(titleOf(touched, known({ 'course.title': 'Classes' }))?.outcome).toBe('changed')
    // What is there already is not told of, however it came there.
    expect(titleOf(touched, known({ 'course.title': 'Lessons' }))?.outcome).toBe('same')
    // A tool that dropped the stamp is trusted as it was.
    expect(titleOf(touched.replaceAll(/^#\. As it was.*\n/gm, ''))?.outcome).toBe('changed')
  })

  it('the product’s words put the product’s back', () => {
    const [taken] = takeIn([entry({ words: lessons.words.en })], known({ 'course.lessons': '{count}/{page}' }))
    expect(taken).toMatchObject({ outcome: 'changed', before: '{count}/{page}', stored: '' })
  })
})
