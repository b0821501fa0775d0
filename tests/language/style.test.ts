import { describe, expect, it } from 'vitest'
import { pairsIn, readTexts, type TextPair } from './read-texts.ts'
import { styleRules } from './style-rules.ts'

const texts = readTexts(['site', 'domain', 'portal', 'server', 'demo', 'content', 'admin'])
const isForStaff = ({ place }: TextPair) => /^(?:admin|content)\//.test(place)

/** Texts that a rule does not hold for, each with its reason. */
const exempt: Record<string, { place: RegExp; why: string }[]> = {
  'English has no Chinese punctuation': [
    { place: /^domain\/mail\/reasons\.ts/, why: 'one mail for staff is in both languages at once' },
    { place: /^demo\/clinic\/edition\.ts/, why: 'what is taken out of another edition is found by its Chinese words' },
  ],
  'the same numbers in both languages': [
    {
      place: /^site\/messages\/zh\.ts#(?:notFound|error|away)Hint$/,
      why: 'the Chinese page has no English title to explain',
    },
  ],
}

/** For each rule: texts that break it, and texts that do not. */
const samples: Record<string, { bad: [zh: string, en: string][]; good: [zh: string, en: string][] }> = {
  'Chinese has full-width punctuation': {
    bad: [
      ['已保存,继续', ''],
      ['产品(试用)', ''],
      ['读完.', ''],
      ['正在读取...', ''],
      ['「引号」', ''],
    ],
    good: [['已保存，继续。选.m和.slx文件（试用）', '']],
  },
  'Chinese has curved quotation marks': { bad: [['选"通过"', '']], good: [["选“通过”，不支持'all'", '']] },
  'no space is typed between Han and Latin': {
    bad: [
      ['Iconify 名称', ''],
      ['共 24 个', ''],
      ['读完。 再试', ''],
    ],
    good: [
      ['Iconify名称，共24个，步长1 ms', ''],
      ['- **许可**：见[说明](/help)', ''],
    ],
  },
  'English has no Chinese punctuation': { bad: [['', 'Saved，go on']], good: [['', 'Saved, “really”']] },
  'English has curved quotation marks and apostrophes': {
    bad: [
      ['', "it's"],
      ['', 'say "yes"'],
    ],
    good: [['', "it’s `a'`"]],
  },
  'a per cent sign follows its number at once': {
    bad: [
      ['35 %', '35%'],
      ['35%', '35 %'],
    ],
    good: [['35%', '35%']],
  },
  'a unit stands apart from its number': {
    bad: [
      ['', '10ms'],
      ['5kHz', ''],
    ],
    good: [['10 ms，24万，x86-64', '5 kHz in R2026b']],
  },
  'thousands are grouped from five digits on': {
    bad: [
      ['共12500个', ''],
      ['', 'of 25000 records'],
    ],
    good: [['12,500个', 'ISO 26262, port 27080']],
  },
  'dates in prose are written out': {
    bad: [
      ['支持到2028-11-30。', ''],
      ['', 'ended on 2026-06-30'],
    ],
    good: [['支持到2028年11月30日', 'CVE-2026-90001-1']],
  },
  'hours have no leading zero': {
    bad: [
      ['周一09:00起', ''],
      ['', 'from 09:00'],
    ],
    good: [['9:00至18:00', '10:09']],
  },
  'English is not translated': {
    bad: [
      ['', 'Somebody answers'],
      ['', 'good for one hour'],
      ['', 'an inquiry'],
      ['', 'parted by commas'],
    ],
    good: [['', 'an enquiry, separated by commas']],
  },
  'files are downloaded, not fetched': {
    bad: [['', 'Files you fetched']],
    good: [['', 'Files you downloaded, see `fetch()`']],
  },
  'English is British': { bad: [['', 'the color']], good: [['', 'the colour']] },
  'one Chinese term for one thing': {
    bad: [
      ['严重性为“高”', ''],
      ['其它', ''],
    ],
    good: [['严重程度为“高”，其他', '']],
  },
  'the same numbers in both languages': {
    bad: [
      ['14天内', 'within 15 days'],
      ['共24个', 'all of them'],
      ['3,100个', '3,200 of them'],
    ],
    good: [
      ['十二个，24万，2026年11月12日，二十一天', 'twelve, 240,000, 12 November 2026, twenty-one days'],
      ['120万个方程；GB/T 22080—2016', '1.2 million equations; ISO/IEC 27001'],
    ],
  },
}

const findingsOf = (rule: (typeof styleRules)[number], pairs: readonly TextPair[]) =>
  pairs.flatMap((pair) => rule.find(pair).map((found) => `${pair.place}: ${found}`))
const pairsOf = (list: readonly [zh: string, en: string][]) => list.map(([zh, en]) => ({ place: 'sample', zh, en }))

describe('texts in both languages', () => {
  it('are found wherever the sources have them', () => {
    const source = `const a = { zh: '一' + '二', en: \`one \${x}\` }; label('名称', 'Name'); const b = { zh: { c: ['三'] }, en: { c: ['three'] } }`
    expect(pairsIn('a.ts', source).map(({ en, zh }) => [zh, en])).toEqual([
      ['一二', 'one {}'],
      ['名称', 'Name'],
      ['三', 'three'],
    ])
    for (const [folder, least] of [
      ['site/', 1500],
      ['domain/mail/', 150],
      ['portal/', 500],
      ['demo/', 3500],
      ['content/', 1500],
    ] as const)
      expect(texts.filter(({ place }) => place.startsWith(folder)).length, folder).toBeGreaterThan(least)
  })

  it.each(styleRules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const { bad = [], good = [] } = samples[name] ?? {}
    expect(bad.length * good.length, 'samples').toBeGreaterThan(0)
    for (const pair of pairsOf(bad)) expect(rule.find(pair), `${pair.zh} ${pair.en}`).not.toEqual([])
    expect(findingsOf(rule, pairsOf(good))).toEqual([])
    const held = texts.filter(
      (pair) =>
        !(rule.scope === 'visitors' && isForStaff(pair)) && !exempt[name]?.some(({ place }) => place.test(pair.place)),
    )
    expect(findingsOf(rule, held)).toEqual([])
  })
})
