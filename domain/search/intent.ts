import { foldText, foldWords } from './fold.ts'
import { dropQuestion } from './questions.ts'

/** What a query asks of a record that answers by itself. */
interface Intent {
  kind: 'phone' | 'hours' | 'latest' | 'support' | 'advisories'
  /** The version that it names, as releases are written. */
  version?: string
  /** What is left of the query: whatever it is has to be understood too, or there is no answer. */
  rest: string
}

/** Words by which each is asked for, the more telling first. */
const asked: readonly [Intent['kind'], RegExp][] = [
  ['phone', /\b(?:tele)?phone(?: numbers?)?\b|\bhotline\b|\btel\b|联系电话|电话号码|电话|热线|座机/giu],
  [
    'hours',
    /\b(?:opening|business|office|working|service|support) hours\b|\bhours of (?:service|support)\b|\bare you open\b|服务时间|工作时间|上班时间|营业时间|支持时间|几点(?:钟)?(?:上班|下班|开门)|(?:周末|周六|周日)上班/giu,
  ],
  [
    'advisories',
    /\bvulnerabilit(?:y|ies)\b|\bsecurity (?:advisor(?:y|ies)|holes?|issues?)\b|\badvisor(?:y|ies)\b|安全漏洞|安全公告|安全问题|漏洞/giu,
  ],
  [
    'support',
    /\bend of (?:support|life)\b|\beol\b|\bsupport(?:ed)?(?: (?:until|end|ends|ended))?\b|\bstill supported\b|停止支持|支持终止|支持到期|支持期限?|支持截止|支持到|支持多久|还支持|生命周期|支持/giu,
  ],
  ['latest', /\b(?:latest|newest|current)(?: (?:stable )?(?:version|release))?\b|最新的?(?:版本|版|发行版)|新版本/giu],
]

/** Words that ask for nothing more. */
const filler =
  /\b(?:the|a|an|of|for|is|are|was|in|to|on|by|until|does|do|it|still|when|what|which|how|long|your|our|me|i|you|version|release|today|now|date|number|known|any|affected|affects|with)\b|什么时候|什么|哪天|哪个|哪一?版|几号|多少|多久|时候|是|的|到|有|吗|呢|在|你们|贵公司|请问|版本|现在|今天|截止|已知|影响|受|有没有|还|号码|[\p{P}\p{S}]/giu

const version = /\b(r?20\d\d[ab])(?:\s*(update|beta)\s*(\d{1,2}))?\b/iu

/** `r2026a update3` as releases are written: `R2026a Update 3`. */
function readVersion(text: string): { version?: string; left: string } {
  const found = version.exec(text)
  if (found === null) return { left: text }
  const [whole, name = '', stage, number] = found
  const written = `R${name.toLowerCase().replace('r', '')}`
  const added =
    stage === undefined ? '' : ` ${stage.charAt(0).toUpperCase()}${stage.slice(1).toLowerCase()} ${Number(number)}`
  return { version: `${written}${added}`, left: text.replace(whole, ' ') }
}

/** Longest query that may be one: more words tell more than a record can answer by itself. */
const longest = 60

/** What is asked for, if it may be something that a record answers by itself. */
export function readIntent(query: string): Intent | undefined {
  if (query.length > longest) return undefined
  const text = foldText(foldWords(dropQuestion(query))).replaceAll(/\b(r20\d\d)\s+([ab])\b/gi, '$1$2')
  const { left, version: named } = readVersion(text)
  for (const [kind, words] of asked) {
    if (left.search(words) === -1) continue
    if ((kind === 'advisories' || kind === 'support') && named === undefined) continue
    const rest = left.replaceAll(words, ' ').replaceAll(filler, ' ').replaceAll(/\s+/gu, ' ').trim()
    return { kind, rest, ...(named !== undefined && { version: named }) }
  }
  return undefined
}
