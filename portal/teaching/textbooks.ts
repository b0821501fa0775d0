import { z } from 'zod'
import { bookStates } from '#content/collections/course/teaching.ts'
import { defineCall } from '#portal/call.ts'
import { noInput } from '#portal/schemas.ts'
import { loadPlans } from './plan-item.ts'
import { bookItem, loadBooks, readBooks } from './textbook-item.ts'

/** Every textbook with the courses that use it. */
export const textbookList = defineCall({
  path: 'industry/textbooks',
  summary: { zh: '教材及采用它的课程', en: 'Textbooks with the courses that use them' },
  input: noInput,
  output: z.object({ items: z.array(bookItem), states: z.array(z.enum(bookStates)) }),
  isKept: true,
  handler: async (context) => {
    const [{ books, plans }, docs] = await Promise.all([loadPlans(context), loadBooks(context)])
    const items = readBooks(docs, context.locale, plans, books)
    return { items, states: bookStates.filter((state) => items.some((item) => item.state === state)) }
  },
})
