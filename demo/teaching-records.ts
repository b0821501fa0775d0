import { coursePlans } from './content/education/course-plans.ts'
import { teaching } from './content/education/teaching.ts'
import { textbooks } from './content/education/textbooks.ts'
import type { Loader } from './loader.ts'
import { atShanghaiMorning, idOf, saveAll } from './save-all.ts'

const everywhere = (slug: string) => ({ zh: slug, en: slug })

/** Textbooks, course plans and the work with universities. */
export async function loadTeaching({ attach, figure, save, saveGlobal }: Loader): Promise<void> {
  const bookIds = await saveAll(
    textbooks,
    ({ slug }) => slug,
    async ({ image, sample, slug, ...book }) =>
      save('textbooks', {
        ...book,
        slug: everywhere(slug),
        image: await figure(image),
        ...(sample && { sample: (await attach([sample]))[0] }),
      }),
  )
  for (const { entries, revisedOn, slug, ...plan } of coursePlans) {
    await save('course-plans', {
      ...plan,
      slug: everywhere(slug),
      revisedOn: atShanghaiMorning(revisedOn),
      entries: entries.map(({ textbooks: books = [], ...entry }) => ({
        ...entry,
        textbooks: books.map((book) => idOf(bookIds, book)),
      })),
    })
  }
  await saveGlobal('teaching', { ...teaching })
}
