import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import json from 'highlight.js/lib/languages/json'
import matlab from 'highlight.js/lib/languages/matlab'
import python from 'highlight.js/lib/languages/python'
import xml from 'highlight.js/lib/languages/xml'
import { LRUCache } from 'lru-cache'
import type { CodeLanguage } from '#domain/text/code-languages.ts'
import { modelica } from '#domain/text/modelica-grammar.ts'
import type { CodePiece } from './schemas.ts'

/** The core and these alone: all 190 grammars would be loaded with the package's main module. */
const grammars = { bash, c, cpp, json, matlab, modelica, python, xml }
for (const [name, grammar] of Object.entries(grammars)) hljs.registerLanguage(name, grammar)

/** Longer code is shown in one colour: nobody reads it for its colours, and the page would be twice as heavy. */
const longestColoured = 20_000
const mostColouredLines = 600

/** What the grammars tell apart, as the few kinds that the site has a colour for. */
const kinds: Record<string, CodePiece['kind']> = {
  'hljs-comment': 'comment',
  'hljs-quote': 'comment',
  'hljs-doctag': 'comment',
  'hljs-keyword': 'keyword',
  'hljs-literal': 'number',
  'hljs-number': 'number',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-char': 'string',
  'hljs-built_in': 'name',
  'hljs-type': 'type',
  'hljs-name': 'keyword',
  'hljs-attr': 'name',
  'hljs-attribute': 'name',
  'hljs-title': 'name',
  'hljs-variable': 'name',
  'hljs-meta': 'type',
  'hljs-symbol': 'name',
}

/** What highlight.js writes: the beginning or end of a part, or words with these signs escaped. */
const written = /<span class="([^"]*)">|(<\/span>)|([^<]+)/g
const escaped: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescape = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => escaped[name] ?? '')

function readPieces(html: string): CodePiece[] {
  const pieces: CodePiece[] = []
  const open: CodePiece['kind'][] = []
  for (const [, names, isEnd, words] of html.matchAll(written)) {
    const around = open.at(-1)
    if (names !== undefined) open.push(kinds[names.split(' ')[0] ?? ''] ?? around)
    else if (isEnd !== undefined) open.pop()
    else {
      const text = unescape(words ?? '')
      const last = pieces.at(-1)
      if (last !== undefined && last.kind === around) last.text += text
      else pieces.push({ text, ...(around && { kind: around }) })
    }
  }
  return pieces
}

/** What was coloured last: hundreds of lines take tenths of a second, which nobody waits for twice. */
const coloured = new LRUCache<string, CodePiece[]>({ max: 200 })

/** Code in pieces of one colour; the pieces after one another are the code. */
export function colourCode(code: string, language: CodeLanguage): CodePiece[] {
  const isLong = code.length > longestColoured || code.split('\n', mostColouredLines + 1).length > mostColouredLines
  if (language === 'text' || isLong) return [{ text: code }]
  const key = `${language} ${code}`
  const known = coloured.get(key)
  if (known !== undefined) return known
  const pieces = readPieces(hljs.highlight(code, { language, ignoreIllegals: true }).value)
  coloured.set(key, pieces)
  return pieces
}
