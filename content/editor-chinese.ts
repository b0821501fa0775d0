import type { SanitizedConfig } from 'payload'

/** What an editor calls the parts of a text, where Payload's own Chinese says it as a programmer would. */
const written: Record<string, Record<string, string | Record<string, string>>> = {
  blockquote: { label: '引用' },
  blocks: {
    label: '内容块',
    inlineBlocks: {
      create: '插入{{label}}',
      edit: '编辑{{label}}',
      label: '行内',
      remove: '删除{{label}}',
    },
  },
  general: { toolbarItemsActive: '已用{{count}}项' },
  heading: { label: '{{headingLevel}}级标题' },
  horizontalRule: { label: '分隔线' },
  link: { label: '链接', loadingWithEllipsis: '加载中…' },
  orderedList: { label: '编号列表' },
  paragraph: { label: '段落', label2: '正文' },
  unorderedList: { label: '项目列表' },
}

type Translations = Record<string, { lexical?: Record<string, Record<string, string>> } | undefined>

/** The text editor's Chinese. It brings its own after the configuration is read, so it is set last. */
export function wordEditor(config: SanitizedConfig): SanitizedConfig {
  const { zh } = config.i18n.translations as Translations
  for (const [part, words] of Object.entries(written)) {
    const own = zh?.lexical?.[part]
    // A part that Payload calls otherwise from a release on would be said in its words again, unseen.
    if (own === undefined) throw new Error(`the text editor has no words for ${part}`)
    Object.assign(own, words)
  }
  return config
}
