import type { Locale } from '#lib/locale.ts'

const zh = {
  label: '快速筛选',
  all: '全部',
  noChinese: '缺中文替代文字',
  noEnglish: '缺英文替代文字',
  unused: (count: number) => `没有用到（${count}）`,
}

export const pictureTexts: Record<Locale, typeof zh> = {
  zh,
  en: {
    label: 'Quick filters',
    all: 'All',
    noChinese: 'No Chinese alternative text',
    noEnglish: 'No English alternative text',
    unused: (count) => `Used nowhere (${count})`,
  },
}
