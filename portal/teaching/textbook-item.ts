import { z } from 'zod'
import { bookStates } from '#content/collections/course/teaching.ts'
import { readIsbn } from '#domain/teaching/isbn.ts'
import type { Locale } from '#lib/locale.ts'
import { attachment, readAttachments } from '#portal/attachments.ts'
import type { CallContext } from '#portal/call.ts'
import type { Named } from '#portal/named.ts'
import { imageOf, openRecords, type ReaderOf, slugsOf, type RecordOf } from '#portal/records.ts'
import { id, image, lang, meaning, slugs } from '#portal/schemas.ts'
import { readEntries } from './plan-item.ts'

/** A book, with the courses that use it. */
export const bookItem = z.object({
  id,
  lang,
  slug: z.string(),
  slugs,
  title: z.string(),
  authors: z.string(),
  publisher: z.string(),
  isbn: z.string().meta(meaning('带连字符，如书上所印', 'With hyphens, as printed')),
  digits: z.string().meta(meaning('十三位数字', 'Its thirteen digits')),
  year: z.int(),
  state: z.enum(bookStates),
  summary: z.string(),
  image: image.optional(),
  sample: attachment.optional(),
  pack: z.string(),
  courses: z.array(z.object({ code: z.string(), title: z.string(), plan: z.string() })),
})
export type BookItem = z.output<typeof bookItem>

export async function loadBooks({ find }: CallContext): Promise<RecordOf<'textbooks'>[]> {
  return (await find('textbooks', { sort: '_order', limit: 0, depth: 1 })).docs
}

/** Which courses use each book follows from the plans: nobody enters it twice. */
export function readBooks(
  docs: RecordOf<'textbooks'>[],
  locale: Locale,
  plans: ReaderOf<'course-plans'>[],
  names: Map<string, Named>,
): BookItem[] {
  const uses = plans.flatMap((plan) =>
    readEntries(plan, names).map((entry) => ({ ...entry, plan: plan.text('title') })),
  )
  return openRecords(docs, locale).map((item) => {
    const { record } = item
    const slug = item.text('slug')
    const picture = imageOf(record.image, item.lang)
    const [sample] = item.lang === locale && record.sample ? readAttachments([record.sample], locale) : []
    return {
      id: item.id,
      lang: item.lang,
      slug,
      slugs: slugsOf(item),
      title: item.text('title'),
      authors: item.text('authors'),
      publisher: item.text('publisher'),
      isbn: String(record.isbn),
      digits: readIsbn(String(record.isbn)) ?? '',
      year: Number(record.year),
      state: record.state ?? 'writing',
      summary: item.text('summary'),
      ...(picture && { image: picture }),
      ...(sample && { sample }),
      pack: item.lang === locale ? item.text('pack') : '',
      courses: uses
        .filter(({ textbooks }) => textbooks.some((book) => book.slug === slug))
        .map(({ code, plan, title }) => ({ code, title, plan })),
    }
  })
}
