import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExchangedRecord, type ExchangedText, FileRefused, type FileProblem, withTerms } from './exchange.ts'
import { grammarFaults } from '../../tests/grammars/grammar-faults.ts'
import { readExchangeTable, tableHead, tableRecord } from './exchange-table.ts'
import { readXliff, xliffEnd, xliffHead, xliffRecord } from './xliff.ts'

const text = (some: Partial<ExchangedText>): ExchangedText => ({
  place: 'summary',
  label: 'Summary',
  from: 'abc-_123456',
  into: '',
  source: '从14天缩短到3天',
  target: '',
  isCurrent: false,
  ...some,
})
const record = (...texts: ExchangedText[]): ExchangedRecord => ({
  kind: 'news',
  record: 12,
  name: '新闻 & “news”',
  texts,
})
const xliff = (...texts: ExchangedText[]) => xliffHead('en') + xliffRecord(record(...texts), 'en') + xliffEnd
const table = (...texts: ExchangedText[]) => tableHead + tableRecord(record(...texts), 'en')
const back = ({ from, into, place, target }: ExchangedText) => ({ place, from, into, text: target })

const problemOf = (read: () => unknown): FileProblem | undefined => {
  try {
    read()
  } catch (error) {
    if (error instanceof FileRefused) return error.problem
    throw error
  }
  return undefined
}

/** Words as anybody may write them, with what XML, tables and our own codes have a meaning for. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((each) => each.isWellFormed()),
  fc
    .array(fc.constantFrom('见', '<', '>', '&', '"', "'", '<1>', '</1>', '<2/>', '=1', ',', '\t', 'a', ' '), {
      maxLength: 12,
    })
    .map((each) => each.join('')),
)

describe('texts that go out and come back', () => {
  it('have the terms of their source with them in XLIFF, which change nothing of what comes back', () => {
    const terms = [
      { zh: '机箱', en: 'enclosure', note: '3U & 6U', avoid: ['chassis'] },
      { zh: '孪生', en: 'twin', avoid: [] },
    ]
    const given = record(text({ source: '见<1>机箱</1>', target: 'See the <1>enclosure</1>' }), text({}))
    const file = xliffHead('en') + xliffRecord(withTerms(given, terms, 'en'), 'en') + xliffEnd
    expect(file.match(/<gls:glossary>.*?<\/gls:glossary>/g)).toEqual([
      '<gls:glossary><gls:glossEntry><gls:term>机箱</gls:term><gls:translation>enclosure</gls:translation><gls:definition>3U &amp; 6U</gls:definition></gls:glossEntry></gls:glossary>',
    ])
    expect(readXliff(file).records[0]?.texts).toEqual(given.texts.map(back))
  })

  it('are the same in XLIFF, whatever they say', () => {
    fc.assert(
      fc.property(words, words, (source, target) => {
        // Line ends are one in XML, and so they are here.
        const [one, other] = [source, target].map((each) => each.replaceAll(/\r\n?/g, '\n')) as [string, string]
        const given = text({ source: one, target: other, into: 'xyz', place: 'tasks.65f0.title' })
        expect(readXliff(xliff(given))).toEqual({
          target: 'en',
          records: [{ kind: 'news', record: 12, texts: [back(given)] }],
        })
      }),
    )
  })

  it('are the same in a table, but for spaces around them', () => {
    fc.assert(
      fc.property(words, (target) => {
        const given = text({ target: target.replaceAll(/[\r\n\t]/g, ' ').trim(), from: '-starts' })
        fc.pre(!/^'[=+\-@]/.test(given.target))
        expect(readExchangeTable(table(given)).records).toEqual([{ kind: 'news', record: 12, texts: [back(given)] }])
      }),
    )
  })

  it('have their links and marks as inline elements with the same ids on both sides', () => {
    const written = xliff(text({ source: '见<1>指南</1>和<2/>。', target: 'See <2/> and <1>the guide</1>.' }))
    expect(written).toContain('<source xml:space="preserve">见<pc id="1">指南</pc>和<ph id="2"/>。</source>')
    expect(written).toContain('<target xml:space="preserve">See <ph id="2"/> and <pc id="1">the guide</pc>.</target>')
  })
})

describe('by the grammar of XLIFF 2.1', () => {
  const terms = [{ zh: '机\u0000箱', en: 'enclosure\u0001', note: '3U\u0002', avoid: [] }]
  const write = (given: ExchangedRecord) =>
    xliffHead('en') + xliffRecord(withTerms(given, terms, 'en'), 'en') + xliffEnd
  const good = write(record(text({ source: '机\u0000箱和<1>指南</1><2/>', target: '<2/>' })))

  it('there is no fault in a file, whatever its texts, names and terms say', async () => {
    const texts = fc.sample(words, 200).map((said, index) =>
      text({
        source: said,
        target: said,
        label: said,
        place: said.replaceAll(/\p{Cc}|[\uFFFE\uFFFF]/gu, ''),
        isCurrent: index % 2 === 0,
      }),
    )
    expect(await grammarFaults(write({ ...record(...texts), name: 'a\u0000b' }), 'xliff')).toEqual([])
    expect(await grammarFaults(good, 'xliff')).toEqual([])
  })

  it.each([
    ['a file without texts', good.replace(/<unit[^]*<\/unit>/, '')],
    ['a unit without an id', good.replace(/<unit id="[^"]*"/, '<unit')],
    ['an id with a space in it', good.replace('<unit id="1.', '<unit id="1 .')],
    ['a translation before its source', good.replace(/(<source.*<\/source>)(<target.*<\/target>)/, '$2$1')],
    ['a state that there is not', good.replace('state="initial"', 'state="new"')],
    [
      'notes behind the text',
      good.replace(/(<notes><note category="field">.*?<\/notes>)(<segment.*<\/segment>)/, '$2$1'),
    ],
    ['an inline element in a note', good.replace('</note>', '<cp hex="0000"/></note>')],
    ['a term that is neither translated nor told', good.replace(/<gls:translation>.*<\/gls:definition>/, '')],
  ])('there is one in %s', async (_, file) => {
    expect(file).not.toBe(good)
    expect(await grammarFaults(file, 'xliff')).not.toEqual([])
  })
})

describe('what XML cannot hold', () => {
  it('is written by its number, as the standard has it', () => {
    const given = text({ target: 'a\u0000b\uFFFEc' })
    expect(xliff(given)).toContain('a<cp hex="0000"/>b<cp hex="FFFE"/>c')
    expect(readXliff(xliff(given)).records[0]?.texts).toEqual([back(given)])
  })
})

describe('an XLIFF that a tool has worked on', () => {
  const unit = (inner: string) =>
    `${xliffHead('en')}<file id="news-12" original="portico:news/12"><unit id="1.abc." name="body">${inner}</unit></file>${xliffEnd}`
  const only = (inner: string) => readXliff(unit(inner)).records[0]?.texts[0]?.text

  it('may have its segments split, codes parted and marks of its own', () => {
    expect(
      only(`<segment><source>一。</source><target>One.</target></segment><ignorable><source> </source></ignorable>
        <segment><source>二</source><target>See <sc id="1"/><mrk id="m" type="term">the</mrk> guide<ec startRef="1"/>.</target></segment>`),
    ).toBe('One. See <1>the guide</1>.')
  })

  it('says nothing of a text of which a part is not translated', () => {
    expect(
      only('<segment><source>一。</source><target>One.</target></segment><segment><source>二</source></segment>'),
    ).toBe('')
  })

  it.each<[string, FileProblem, string]>([
    ['of another project', 'foreign', xliff(text({})).replace('portico:news/12', 'readme.md')],
    ['with a unit of another project', 'foreign', xliff(text({})).replace(/id="1\.[^"]+"/, 'id="u1"')],
    ['that is another kind of document', 'foreign', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['of version 1.2', 'version', xliff(text({})).replace('version="2.1"', 'version="1.2"')],
    ['of another language', 'language', xliff(text({})).replace('trgLang="en"', 'trgLang="de"')],
    ['cut in the middle', 'broken', xliff(text({})).slice(0, -40)],
    ['with broken markup', 'broken', xliff(text({})).replace('</source>', '</target>')],
    ['with an unknown entity', 'broken', xliff(text({ target: 'x' })).replace('>x<', '>&lol;<')],
    [
      'with a document type',
      'declaration',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xliff(text({})).slice(38)}`,
    ],
    ['without a text', 'empty', xliffHead('en') + xliffEnd],
  ])('is refused when it is one %s', (_what, problem, file) => {
    expect(problemOf(() => readXliff(file))).toBe(problem)
  })

  it('is refused with the line where it is broken', () => {
    try {
      readXliff(`${xliff(text({})).slice(0, -10)}<`)
    } catch (error) {
      expect((error as FileRefused).line).toBeGreaterThan(3)
      return
    }
    throw new Error('was not refused')
  })
})

describe('a table that somebody has worked on', () => {
  it('may have its columns in another order, and others beside them', () => {
    const file = 'Remark,translation,STAMP,place,language,address\r\nok,"One, two",abc.,summary,en,portico:news/12\r\n'
    expect(readExchangeTable(file)).toEqual({
      target: 'en',
      records: [{ kind: 'news', record: 12, texts: [{ place: 'summary', from: 'abc', into: '', text: 'One, two' }] }],
    })
  })

  it.each<[string, FileProblem, string]>([
    ['without a column that is needed', 'foreign', 'address,place\r\nportico:news/12,summary\r\n'],
    ['of another project', 'foreign', table(text({})).replace('portico:', 'other:')],
    ['in two directions', 'language', table(text({})) + tableRecord(record(text({})), 'zh')],
    ['that was cut', 'broken', table(text({ target: 'a,b' })).slice(0, -4)],
    ['without lines', 'empty', tableHead],
  ])('is refused when it is one %s', (_what, problem, file) => {
    expect(problemOf(() => readExchangeTable(file))).toBe(problem)
  })
})
