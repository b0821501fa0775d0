import type { FullText } from '#demo/content/types.ts'
import type { Locale } from '#lib/locale.ts'

/** The papers that belong to products, as one edition: what a maker of software would call a release. */
export const edition = {
  version: '2026.11',
  date: '2026-11-03',
  supportedUntil: '2028-11-30',
  title: { zh: '产品目录与说明书，2026年11月版', en: 'Catalogue and instructions, November 2026' },
  notes: {
    zh: '- BP-2说明书增加大臂围袖带的用法。\n- S18说明书更正了水质的单位：是µS/cm，不是mS/cm。\n\n旧版说明书请不要再用。',
    en: '- The instructions of the BP-2 describe the large cuff.\n- The instructions of the S18 give the water’s conductivity in µS/cm; the former edition said mS/cm.\n\nPlease do not use former editions.',
  },
}

interface Paper {
  product: string
  /** Name in `papers/`, without language. */
  file: string
  name: FullText
  /** What each file is, by the language that it is in. */
  text: Record<Locale, FullText>
}

export const papers: Paper[] = [
  {
    product: 'bp-monitor',
    file: 'bp-2',
    name: { zh: '白榆BP-2使用说明书-2026.11.pdf', en: 'baiyu-bp-2-instructions-2026.11.pdf' },
    text: {
      zh: { zh: 'BP-2电子血压计使用说明书，中文', en: 'Instructions for the BP-2 blood pressure monitor, in Chinese' },
      en: { zh: 'BP-2电子血压计使用说明书，英文', en: 'Instructions for the BP-2 blood pressure monitor, in English' },
    },
  },
  {
    product: 'steriliser',
    file: 's18',
    name: { zh: '白榆S18使用说明书-2026.11.pdf', en: 'baiyu-s18-instructions-2026.11.pdf' },
    text: {
      zh: { zh: 'S18台式灭菌器使用说明书，中文', en: 'Instructions for the S18 steriliser, in Chinese' },
      en: { zh: 'S18台式灭菌器使用说明书，英文', en: 'Instructions for the S18 steriliser, in English' },
    },
  },
]
