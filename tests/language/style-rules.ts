import type { TextPair } from './read-texts.ts'
import { differingNumbers } from './same-numbers.ts'

/** What a text says that the style sheet does not allow (docs/content-guide.md, “Style sheet”). */
export interface StyleRule {
  name: string
  /** `visitors`: what visitors read; the others hold for the admin too. */
  scope: 'visitors' | 'all'
  find: (pair: TextPair) => string[]
}

/** What is not prose: code, formulas, addresses, values to be filled in and the marks of Markdown. */
const notProse =
  /```[\s\S]*?```|^:::\w+ |`[^`]*`|\$[^$\n]*\$|(?<![A-Za-z])'[\w .-]+'|\w+\.\w+\([^)\s]*\)|\?\w+=[\w-]+|https?:\/\/\S+|\]\([^)]*\)|<[a-z/][^>]*>|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:^|(?<=[\s(（“，：、]))[./~]?\/[\w./*=?&#{}-]+|\{\w+, (?:plural|select|number)[^{}]*|\*\*/gmu
/** A sign that stands where something was taken out, and is neither letter nor space. */
const takenOut = '\u00a4'
const proseOf = (text: string) => text.replace(notProse, takenOut)

type Find = (text: string) => string[]
const matches = (pattern: RegExp): Find => {
  const around = new RegExp(
    `.{0,14}(?:${pattern.source}).{0,14}`,
    pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
  )
  return (text) => proseOf(text).match(around) ?? []
}
/** Slugs, days and the like are no text. */
const isData = ({ en, zh }: TextPair) => /^[\w.:/-]+$/.test(zh) && /^[\w.:/-]+$/.test(en)
const inChinese = (find: Find) => (pair: TextPair) => find(pair.zh)
const inEnglish = (find: Find) => (pair: TextPair) => find(pair.en)
const inBoth = (find: Find) => (pair: TextPair) => (isData(pair) ? [] : [...find(pair.zh), ...find(pair.en)])

const words = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`, 'iu')

/** Units of the SI and those used with it that stand apart from their number. */
const units = 'ns|µs|ms|kHz|MHz|GHz|Hz|kW|MW|GW|kWh|MB|GB|TB|KB|kB|nm|µm|mm|cm|km|kg|kN|MPa|kPa|bar|rpm|Nm'

const translated = [
  'parted',
  'slip in it',
  'somebody',
  'one an? (?:person|hour|day)',
  'once an? person',
  'good for (?:one|an?|\\d+|fifteen|ten|five) \\w+',
  'at most \\w+ at most',
  'four at most',
  '(?:it|this|that) is no (?:number|name|version|complete)',
  'go on from',
  'goes? on by itself',
  'ever since',
  'for everybody',
  'answers? waits',
  'the words of',
  'inquir(?:y|ies)',
]
const american = [
  'color',
  'behavior',
  'center',
  'organization',
  'optimize[ds]?',
  'analyze[ds]?',
  'catalog',
  'canceled',
  'fulfill',
]
const offTerms = [
  '严重性',
  '第二步验证',
  '帐户',
  '帐号',
  '其它',
  '登陆',
  '阀值',
  '口令',
  '签出',
  '计划执行(?!后)',
  '别处的对应',
  '赋能',
  '打造',
  '助力',
  '一站式',
  '世界一流',
  '翻译腔',
]

/** The rules; each has samples in `style.test.ts` that it must find. */
export const styleRules: StyleRule[] = [
  {
    name: 'Chinese has full-width punctuation',
    scope: 'all',
    find: inChinese(
      matches(
        /\p{Script=Han}[,;:!?()]|[,;!?()]\p{Script=Han}|\p{Script=Han}\.(?=\s|$|\p{Script=Han})|\p{Script=Han} ?\.{3}|[「」『』]/u,
      ),
    ),
  },
  {
    name: 'Chinese has curved quotation marks',
    scope: 'all',
    find: inChinese(matches(/\p{Script=Han}["']|["']\p{Script=Han}/u)),
  },
  {
    name: 'no space is typed between Han and Latin',
    scope: 'all',
    find: inChinese(
      matches(/\p{Script=Han} +[\p{L}\p{N}]|[\p{L}\p{N}%°)] +\p{Script=Han}|[，。；：！？、）】] +[^\s/|¤]/u),
    ),
  },
  { name: 'English has no Chinese punctuation', scope: 'all', find: inEnglish(matches(/[，。；：！？、（）【】]/u)) },
  {
    name: 'English has curved quotation marks and apostrophes',
    scope: 'all',
    find: inEnglish(matches(/\p{L}'\p{L}|(?<=\s|^)"\p{L}/u)),
  },
  { name: 'a per cent sign follows its number at once', scope: 'all', find: inBoth(matches(/\d\s+%/u)) },
  {
    name: 'a unit stands apart from its number',
    scope: 'all',
    find: inBoth(matches(new RegExp(`(?<![A-Za-z\\d.-])\\d+(?:[.,]\\d+)*(?:${units})(?![A-Za-z\\d])`, 'u'))),
  },
  {
    name: 'thousands are grouped from five digits on',
    scope: 'all',
    find: inBoth(
      matches(
        /(?<![A-Za-z\d.,_:#+/-]|(?:ISO|IEC|GB|RFC|DO|SAE|IEEE|EN|端口|[Pp]orts?|GB\/T|CWE|and|至|to)[\s-]?)(?!0{5})\d{5,}(?![\dA-Za-z-])/u,
      ),
    ),
  },
  {
    name: 'dates in prose are written out',
    scope: 'visitors',
    find: inBoth(matches(/(?<![\w-]|例如|such as )20\d\d-\d\d-\d\d(?![\w-])/u)),
  },
  {
    name: 'hours have no leading zero',
    scope: 'visitors',
    find: inBoth(matches(/(?<![\d:.T-])0\d:[0-5]\d(?![\d:])/u)),
  },
  { name: 'English is not translated', scope: 'visitors', find: inEnglish(matches(words(translated))) },
  { name: 'files are downloaded, not fetched', scope: 'visitors', find: inEnglish(matches(/\bfetch(?:ed|es)?\b/iu)) },
  { name: 'English is British', scope: 'all', find: inEnglish(matches(words(american))) },
  {
    name: 'one Chinese term for one thing',
    scope: 'all',
    find: inChinese(matches(new RegExp(offTerms.join('|'), 'u'))),
  },
  {
    name: 'the same numbers in both languages',
    scope: 'visitors',
    find: (pair) => (isData(pair) ? [] : differingNumbers(proseOf(pair.zh), proseOf(pair.en))),
  },
]
