import { guardedBy, type Subject } from './mutant.ts'

const hooks = ['content/hooks/purge.test.ts']
const tags = (call: string) => ({ only: `${call} is dropped` })
const guarded = ['portal/purge-tags.test.ts']

/** What is dropped when a record changes. */
export const purge: Subject = {
  name: 'Purge',
  mutants: [
    ...guardedBy(hooks, 'content/hooks/purge.ts', [
      {
        text: 'tagsOfRecord(collection.slug, doc.id as number)',
        mistake: '[collection.slug]',
        reason: 'The page of a record stays as it was',
      },
      {
        text: 'tagsOfRecord(collection.slug, id)',
        mistake: '[]',
        reason: 'A deleted record stays on the site',
      },
      {
        text: 'await purge(req, [global.slug])',
        mistake: 'await purge(req, [])',
        reason: 'Menus and settings stay as they were',
      },
    ]),
    ...guardedBy(hooks, 'content/collections/content-collection.ts', [
      { text: '...purgeHooks.afterChange, ', mistake: '', reason: 'No change of content reaches the kept pages' },
    ]),
    ...guardedBy(hooks, 'content/purge-channel.ts', [
      {
        text: 'const runner = await runnerOf(req)',
        mistake: 'const runner = await runnerOf({ payload: req.payload } as PayloadRequest)',
        reason: 'A page is made again from what is not committed yet',
      },
    ]),
    ...guardedBy(guarded, 'published/published.ts', [
      {
        text: '      onRead?.(tagsOf(collection, selection.where ?? {}, documents))\n',
        mistake: '',
        reason: 'Answers stay as they were, whatever they were made from',
        ...tags('news/list'),
      },
      {
        text: '    for (const [name, some] of numbers) onRead?.([...some].map((number) => `${name}:${number}`))\n',
        mistake: '',
        reason: 'A news item shows the old picture and the old names of products',
        ...tags('news/detail'),
      },
      {
        text: '      onRead?.([slug])\n',
        mistake: '',
        reason: 'Menus stay as they were',
        ...tags('base/column/about.name.'),
      },
    ]),
    ...guardedBy(['published/published.test.ts'], 'published/published.ts', [
      {
        text: 'return [byNumber.value].flat().map(tagOf)',
        mistake: 'return documents.map(({ id }) => tagOf(id))',
        reason: 'An answer that lacks a record stays when that is published',
      },
      {
        text: 'isBySlug && documents.length > 0 ?',
        mistake: 'isBySlug ?',
        reason: 'An answer without a record stays when one gets its slug',
      },
    ]),
  ],
}
