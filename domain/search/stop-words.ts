/** English stop words: not indexed, and used in a query only if it has nothing else. */
const english = new Set(
  (
    'a an and are as at be because been but by can could did do does for from had has have how i if in into is it its may me ' +
    'my no not of on or our so than that the their them then there these they this those to us was we were what when where ' +
    'which who why will with would you your'
  ).split(' '),
)

/** Chinese words that occur in questions but not in answers. */
const chinese = new Set(
  (
    '的 了 吗 呢 吧 啊 是 在 有 和 与 或 及 从 到 把 被 给 对 对于 关于 向 由 以 于 也 都 就 还 又 很 我 我们 你 你们 他 它 它们 这 那 这个 那个 ' +
    '哪 哪些 哪个 哪里 什么 时候 怎么 怎样 如何 为 为了 为什么 多少 多久 几 能 能否 可以 可 是否 有没有 请问 想 要 需要 一个 一些 一下'
  ).split(' '),
)

/** Whether a word is a stop word. In capitals it is a name: CAN is a bus. */
export function isStopWord(word: string): boolean {
  return english.has(word.toLowerCase()) && !/^\p{Lu}{2,}$/u.test(word)
}

export const isChineseStopWord = (word: string) => chinese.has(word)
