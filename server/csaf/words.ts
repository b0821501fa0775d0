import type { Locale } from '#lib/locale.ts'

/** The few texts of documents that don't come from the content. */
export const documentWords = {
  zh: {
    self: 'CSAF文件',
    page: '网页版公告',
    rating: (vector: string, score: number) => `${vector}，分值${score}`,
    update: (versions: string[]) => `安装${versions.join('或')}。`,
    noUpdate: '这个系列没有更新。',
    allVersions: '所有版本',
    feed: '公开的安全公告（TLP:WHITE）',
  },
  en: {
    self: 'CSAF document',
    page: 'Advisory as a web page',
    rating: (vector: string, score: number) => `${vector}, score ${score}`,
    update: (versions: string[]) => `Install ${versions.join(' or ')}.`,
    noUpdate: 'There is no update for this release line.',
    allVersions: 'all versions',
    feed: 'Public security advisories (TLP:WHITE)',
  },
} satisfies Record<Locale, unknown>

/** Tags of BCP 47 as CSAF documents have them. */
export const documentLanguages: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }
