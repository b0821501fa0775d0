import { guardedBy, type Subject } from './mutant.ts'

/** Pages that editors make of blocks. */
export const customPages: Subject = {
  name: 'Custom pages',
  mutants: [
    ...guardedBy(
      ['content/collections/custom-page/closed-blocks.test.ts'],
      'content/collections/custom-page/closed-blocks.ts',
      [
        {
          text: 'if (!fits(field, value)) throw new TypeError(field.name)',
          mistake: '',
          reason: 'A draft is stored that breaks the admin for whoever opens it',
        },
      ],
    ),
    ...guardedBy(['portal/home/home-blocks.test.ts'], 'portal/home/rows.ts', [
      {
        text: 'blocks?.[context.locale] ?? []',
        mistake: 'blocks?.[context.locale] ?? blocks?.zh ?? []',
        reason: 'The composed home page of one language stands in the other',
      },
    ]),
    ...guardedBy(['portal/home/home-blocks.test.ts'], 'portal/custom-page/read-blocks.ts', [
      {
        text: 'if (seen.has(name)) return false',
        mistake: '',
        reason: 'The same cards, and two forms with the same fields, stand on one page',
      },
    ]),
    ...guardedBy(['portal/custom-page/page-detail.test.ts'], 'portal/custom-page/page-detail.ts', [
      {
        text: 'const isOwn = page.lang === context.locale',
        mistake: 'const isOwn = true',
        reason: 'Blocks of another language stand on the page',
      },
    ]),
    ...guardedBy(['domain/site/custom-path.test.ts'], 'domain/site/custom-path.ts', [
      {
        text: 'isWritten(path) && !isReservedPath(path)',
        mistake: 'isWritten(path)',
        reason: 'An editor’s page takes the place of one of the site’s',
      },
    ]),
  ],
}
