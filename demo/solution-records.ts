import { solutionDetails } from './content/solution-details.ts'
import { solutions } from './content/solutions.ts'
import type { Loader } from './loader.ts'
import { type Catalogue, idOf } from './save-all.ts'

/** Writes the solutions with all that their own pages say. */
export async function loadSolutions({ attach, figure, save }: Loader, catalogue: Catalogue): Promise<void> {
  for (const { image, industry, slug, ...solution } of solutions) {
    const detail = solutionDetails[slug]
    if (detail === undefined) throw new Error(`The demo pack has a solution without its details: ${slug}`)
    const { attachments, products, ...texts } = detail
    await save('solutions', {
      ...solution,
      ...texts,
      slug: { zh: slug, en: slug },
      industry: idOf(catalogue.industries, industry),
      products: products.map((product) => idOf(catalogue.products, product)),
      attachments: await attach(attachments),
      image: await figure(image),
    })
  }
}
