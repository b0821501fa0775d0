/**
 * Words that tell little of what is looked for while others tell more: what everybody's sentence about software has. They are
 * parts of taught expressions (软件在环, working hours), so a query is read with them and loses them afterwards.
 */
const english = new Set(
  (
    'software program programs application app tool tools thing things something anything someone somebody everything ' +
    'problem problems issue issues trouble question questions way ways lot lots bit stuff company colleague colleagues ' +
    'use uses used using user work works working make makes made making get gets got getting give gives keep keeps kept ' +
    'take takes need needs want wants go goes going come comes put let see look looks try tried trying happen happens ' +
    'please help thanks thank hello still just only also already even ever never always often sometimes suddenly again ' +
    'now today yet too very much many more most less some any all each every other another same different such like well ' +
    'good better best big new old right really actually about after before while during until since between within ' +
    'without over under up down out off through per via one two both say says said tell tells know mean means ' +
    'wont cant doesnt dont isnt arent didnt couldnt wouldnt shouldnt havent hasnt im ive youre youve theyre thats whats ' +
    'possible able allowed safe really exactly should must might would could'
  ).split(' '),
)

const chinese = new Set(
  (
    '软件 程序 电脑 东西 事情 问题 情况 时候 地方 样子 名字 意思 提示 出现 发现 突然 一直 老是 总是 经常 有时 有时候 忽然 ' +
    '一半 一套 一个 一台 一次 一下 一点 一些 几个 几秒 这个 那个 这样 那样 这种 那种 这么 那么 合适 一般 大概 左右 比较 特别 ' +
    '非常 很多 好多 不少 太多 进行 使用 用到 采用 自己 别人 同事 大家 全部 所有 整个 其他 另外 另一 需要 想要 应该 必须 只能 ' +
    '直接 现在 目前 今天 已经 之后 以后 之前 以前 然后 但是 可是 不过 因为 所以 如果 的话 或者 还是 而且 一样 不能 不会 不想 ' +
    '不要 不用 不了 不到 不是 没有 没法 不行 可以 能够 能用 还能 还会 就是 就会 会不会 能不能 是不是 要不要 可不可以 行不行 ' +
    '有没有 你们 我们 他们 贵公司 贵司 公司 客户 知道 了解 告诉 帮忙 麻烦 谢谢 请问 哪些 哪个 哪里 哪儿 哪家 哪种 哪款 什么 怎么 ' +
    '怎样 为什么 多少 多久 多大 多长 几点 是什么 怎么样 那样的 里面 上面 下面 出来 起来 下去 进去 变大 变成 算到 放在 放到'
  ).split(' '),
)

/** Whether a word tells little beside others. @param word of a query, folded and in small letters */
const isWeakWord = (word: string): boolean => english.has(word.replaceAll(/['’]/g, '')) || chinese.has(word)

/** What is left of a query without such words; the whole where it has nothing else. */
export function dropWeak<T extends { text: string; own?: number }>(concepts: readonly T[]): readonly T[] {
  // What was taught as the same as something else is asked for.
  const telling = concepts.filter(({ own, text }) => own !== undefined || !isWeakWord(text))
  return telling.length > 0 && telling.length < concepts.length ? telling : concepts
}
