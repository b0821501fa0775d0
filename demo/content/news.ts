import { news2025 } from './news-2025.ts'
import { news2026 } from './news-2026.ts'
import { newsEarlier } from './news-earlier.ts'
import type { NewsSeed } from './types.ts'

/** All news, newest first. */
export const news: NewsSeed[] = [...news2026, ...news2025, ...newsEarlier]
