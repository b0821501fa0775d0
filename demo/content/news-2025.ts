import { newsFirstHalf2025 } from './news-2025-h1.ts'
import { newsSecondHalf2025 } from './news-2025-h2.ts'
import type { NewsSeed } from './types.ts'

/** 2025, newest first. */
export const news2025: NewsSeed[] = [...newsSecondHalf2025, ...newsFirstHalf2025]
