import { z } from 'zod'
import { meaning } from './schemas.ts'

/** The most that stand side by side. */
const mostCompared = 4

/** The records of a comparison, as its call is given them. */
export const comparedIds = z
  .array(z.string().min(1).max(200))
  .min(1)
  .max(mostCompared)
  .meta(meaning('编号或地址名，最多四个', 'Numbers or slugs, up to four'))
