import type { Place } from '#content/finder/places.ts'

export const finderTexts = {
  zh: {
    open: '查找',
    title: '查找内容和设置',
    hint: '标题、网址名或编号',
    recent: '最近打开',
    records: '内容',
    places: '前往',
    what: { list: '列表', settings: '设置', new: '新建', view: '页面' } satisfies Record<
      Place['what'] | 'view',
      string
    >,
    none: '没有找到。换个词试试，或者只写标题的开头。',
    failed: '查找没有成功，请再试一次。',
    first: '可以写中文或英文标题里的任何一段、网址名，或者“#”加编号。也可以写“新建”加内容种类。',
    count: (count: number) => `找到${count}项`,
    keys: '↑↓选择，回车打开，Esc关闭',
    close: '关闭',
  },
  en: {
    open: 'Find',
    title: 'Find records and settings',
    hint: 'Title, slug or number',
    recent: 'Opened lately',
    records: 'Records',
    places: 'Go to',
    what: { list: 'List', settings: 'Settings', new: 'New', view: 'Page' } satisfies Record<
      Place['what'] | 'view',
      string
    >,
    none: 'Nothing found. Try another word, or only the beginning of one.',
    failed: 'That did not work. Please try again.',
    first:
      'Type words of a title in either language, a slug, or # and a number. “New” with a kind of record makes one.',
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    keys: '↑↓ to choose, Enter to open, Esc to close',
    close: 'Close',
  },
}
