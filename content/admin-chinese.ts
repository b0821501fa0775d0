import { zh } from '@payloadcms/translations/languages/zh'

type Words = typeof zh.translations

/** Of single messages: what an editor would say. */
const written: { [Group in keyof Words]?: Partial<Record<keyof Words[Group], string>> } = {
  general: {
    fallbackToDefaultLocale: '改用默认语言',
    noResults: '没有找到{{label}}：还没有，或者不符合上面的筛选条件。',
    trashedCountSuccessfully: '{{count}}个{{label}}已移入垃圾箱。',
  },
  localization: {
    cannotCopySameLocale: '不能复制到同一种语言',
    copyToLocale: '复制到另一种语言',
    localeToPublish: '要发布的语言',
    selectedLocales: '所选语言',
    selectLocaleToDuplicate: '选择要复制的语言',
  },
  version: {
    aboutToUnpublishIn: '即将取消发布{{locale}}版，访客将看不到它。确定吗？',
    lastSavedAgo: '上次保存：{{distance}}前',
    publishIn: '发布{{locale}}版',
    unpublishIn: '取消发布{{locale}}版',
  },
}

/** Of all messages: one word for a thing, and no spaces around what is put in, which is Chinese itself or a number. */
const rules: readonly [pattern: RegExp, replacement: string][] = [
  [/语言环境设置|语言环境|区域设置|语言设置/g, '语言'],
  [/回收站/g, '垃圾箱'],
  [/即将将/g, '即将把'],
  [/<没有 (\{\{\w+\}\})>/g, '没有$1'],
  [/\.\.\./g, '…'],
  [/(?<=[\p{Script=Han}\p{Po}]) +(?=\{\{|<\d>)|(?<=\}\}|<\/\d>) +(?=[\p{Script=Han}\p{Po}])/gu, ''],
  [/(?<=\}\}) +(?=\{\{)/g, ''],
  [/(?<=[。！？]) +/g, ''],
]

const edit = (text: string) => rules.reduce((edited, [pattern, by]) => edited.replaceAll(pattern, by), text)

function editAll(words: Words): Words {
  const groups = Object.entries(words).map(([group, messages]) => {
    const own: Record<string, string | undefined> = written[group as keyof Words] ?? {}
    const edited = Object.entries(messages).map(([key, text]) => [key, own[key] ?? edit(text)])
    return [group, Object.fromEntries(edited)]
  })
  return Object.fromEntries(groups) as Words
}

/** The admin's Chinese, from Payload's own. */
export const adminChinese: typeof zh = { ...zh, translations: editAll(zh.translations) }
