import { newsFirstQuarter2026 } from './news-2026-q1.ts'
import { newsSecondQuarter2026 } from './news-2026-q2.ts'
import { newsThirdQuarter2026 } from './news-2026-q3.ts'
import { newsFourthQuarter2026 } from './news-2026-q4.ts'
import type { NewsSeed } from './types.ts'

/** 2026, newest first. */
export const news2026: NewsSeed[] = [
  ...newsFourthQuarter2026,
  ...newsThirdQuarter2026,
  ...newsSecondQuarter2026,
  ...newsFirstQuarter2026,
]
