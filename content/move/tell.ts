import type { Locale } from '#lib/locale.ts'
import type { Ending } from './format.ts'
import type { ImportStep, Outcome } from './import-content.ts'

/** What each step of an import is called. */
export const stepWords: Record<ImportStep, Record<Locale, string>> = {
  check: { zh: '检查归档', en: 'Checking the archive' },
  compare: { zh: '与现有内容比较', en: 'Comparing it with what is here' },
  files: { zh: '放置文件', en: 'Placing the files' },
  write: { zh: '写入记录', en: 'Writing the records' },
  publish: { zh: '更新网站', en: 'Updating the site' },
}

/** Records of a kind that are named one by one. */
const mostNamed = 20

const words = {
  zh: {
    new: '新增',
    changed: '更改',
    same: '相同',
    byKey: (count: number) => `按地址或名称认出${count}条`,
    more: (count: number) => `……还有${count}条`,
    unknown: (names: string) => `这个版本没有的内容，已跳过：${names}`,
    dangling: (count: number) => `${count}处引用的记录不在归档里，这里也没有，已留空`,
    conflict: (title: string, key: string, record: number) =>
      `冲突：“${title}”的${key}在这里属于另一条记录（编号${record}）`,
    authors: (count: number) => `${count}处作者姓名没有导出：人员不随内容走`,
    references: (count: number) => `${count}处引用没有导出：所指的不是内容`,
    missing: (name: string) => `${name}的文件早已不在`,
    untitled: '（无标题）',
    colon: '：',
    comma: '、',
  },
  en: {
    new: 'new',
    changed: 'changed',
    same: 'the same',
    byKey: (count: number) => `${count} recognised by address or name`,
    more: (count: number) => `… and ${count} more`,
    unknown: (names: string) => `Not in this release and passed over: ${names}`,
    dangling: (count: number) =>
      `${count} references to records that are neither in the archive nor here were left empty`,
    conflict: (title: string, key: string, record: number) =>
      `Conflict: ${key} of “${title}” belongs to another record here (number ${record})`,
    authors: (count: number) => `${count} names of authors were left out: people stay where they are`,
    references: (count: number) => `${count} references were left out: they name what is no content`,
    missing: (name: string) => `The file ${name} was missing already`,
    untitled: '(untitled)',
    colon: ': ',
    comma: ', ',
  },
}

/** What an import did, or would do, in lines. @param nameOf what a kind is called */
export function tellImport({ plan, written }: Outcome, language: Locale, nameOf: (kind: string) => string): string[] {
  const say = words[language]
  const lines = plan.kinds.flatMap(({ byKey, changed, kind, new: added, same }) => {
    const counts = [`${say.new} ${added}`, `${say.changed} ${changed.length}`, `${say.same} ${same}`]
    if (byKey.length > 0) counts.push(say.byKey(byKey.length))
    const named = changed.slice(0, mostNamed).map(({ fields, title }) => {
      const which = fields.join(say.comma)
      return `    ${title || say.untitled}${say.colon}${which}`
    })
    const rest = changed.length - named.length
    return [
      `${nameOf(kind)}${say.colon}${counts.join(say.comma)}`,
      ...named,
      ...(rest > 0 ? [`    ${say.more(rest)}`] : []),
    ]
  })
  lines.push(...plan.conflicts.map(({ key, record, title }) => say.conflict(title || say.untitled, key, record)))
  if (plan.unknown.length > 0) lines.push(say.unknown(plan.unknown.join(say.comma)))
  if (written !== undefined && written.dangling > 0) lines.push(say.dangling(written.dangling))
  return lines
}

/** What an export left out, in lines. */
export function tellLeftOut({ leftOut }: Pick<Ending, 'leftOut'>, language: Locale): string[] {
  const say = words[language]
  return [
    ...(leftOut.authors > 0 ? [say.authors(leftOut.authors)] : []),
    ...(leftOut.references > 0 ? [say.references(leftOut.references)] : []),
    ...leftOut.files.map(say.missing),
  ]
}
