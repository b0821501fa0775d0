import { readFileSync } from 'node:fs'
import wordList from 'word-list'

const newline = 10

/** Names of programs and companies that nobody means another word by. */
const names = new Set(
  'matlab simulink mathematica mathcad labview octave scilab simscape stateflow dymola openmodelica amesim simulia abaqus ansys comsol altair solidworks autocad catia carsim carmaker dspace vector speedgoat opal typhoon ubuntu debian centos fedora redhat docker kubernetes github gitlab jenkins python numpy scipy julia golang kotlin rust fortran verilog vhdl wechat alipay dingtalk'.split(
    ' ',
  ),
)

/** English words in alphabetical order, a line each. As strings of their own they would take ten times the memory. */
let words: Buffer | undefined

/**
 * Whether it is an English word, in any of its forms. Such a word was meant as it stands, even where nothing has it.
 *
 * @param word in lower case
 */
export function isEnglishWord(word: string): boolean {
  words ??= readFileSync(wordList)
  const wanted = Buffer.from(word)
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = words.lastIndexOf(newline, middle - 1) + 1
    const end = words.indexOf(newline, start)
    const line = words.subarray(start, end === -1 ? words.length : end)
    const order = Buffer.compare(line, wanted)
    if (order === 0) return true
    if (order < 0) low = start + line.length + 1
    else high = start
  }
  return false
}

/** Whether it is the name of a program or company: whoever typed it meant it. @param word in lower case */
export const isProgramName = (word: string): boolean => names.has(word)
