import type { Locale } from '#lib/locale.ts'

interface MemoryTexts {
  title: string
  take: string
  from: (name: string, times: number) => string
  fill: (passages: number) => string
  fillHint: string
}

export const memoryTexts: Record<Locale, MemoryTexts> = {
  zh: {
    title: '以前的译法',
    take: '采用',
    from: (name, times) => (times === 1 ? `见“${name}”` : `见“${name}”等${times}处`),
    fill: (passages) => `填入以前的译文（${passages}段）`,
    fillHint: '原文与别处完全相同、译法也只有一种的段落，填入那里的译文；存为草稿之前都可以改。',
  },
  en: {
    title: 'Translated before',
    take: 'Use',
    from: (name, times) => (times === 1 ? `in “${name}”` : `in “${name}” and ${times - 1} more`),
    fill: (passages) => `Insert earlier translations (${passages})`,
    fillHint:
      'Fills passages whose source stands elsewhere word for word with its one translation there. Nothing is saved yet.',
  },
}
