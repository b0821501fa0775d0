import type { LanguageFn } from 'highlight.js'

/** Keywords and predefined types: Modelica Language Specification 3.6, sections 2.3.3 and 4.8. */
const keywords =
  'algorithm and annotation block break class connect connector constant constrainedby der discrete each else elseif elsewhen encapsulated end enumeration equation expandable extends external final flow for function if import impure in initial inner input loop model not operator or outer output package parameter partial protected public pure record redeclare replaceable return stream then type when while within'
const types = 'Real Integer Boolean String Clock StateSelect ExternalObject AssertionLevel'
const literals = 'true false'
const built =
  'abs acos assert asin atan atan2 cardinality ceil cos cosh cross delay div edge exp floor homotopy identity initial log log10 max min mod noEvent ones pre product reinit rem sample scalar sign sin sinh size smooth sqrt sum tan tanh terminal terminate time transpose zeros'

/** Modelica, which highlight.js does not bring. */
export const modelica: LanguageFn = (hljs) => ({
  name: 'Modelica',
  keywords: { keyword: keywords, type: types, literal: literals, built_in: built },
  contains: [
    hljs.C_LINE_COMMENT_MODE,
    hljs.C_BLOCK_COMMENT_MODE,
    { scope: 'string', begin: '"', end: '"', contains: [{ begin: /\\./ }] },
    // Names may be put in apostrophes, and have any signs then.
    { scope: 'symbol', begin: /'(?=[^'\n]*')/, end: /'/ },
    { scope: 'number', begin: /\b\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/, relevance: 0 },
    {
      begin: [/\b(?:model|block|class|connector|function|package|record|type)/, /\s+/, /[A-Za-z_]\w*/],
      beginScope: { 1: 'keyword', 3: 'title' },
    },
  ],
})
