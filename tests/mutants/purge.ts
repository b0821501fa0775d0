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
        text: '[collection.slug, `${collection.slug}:${String(doc.id)}`]',
        mistake: '[collection.slug]',
        reason: 'The page of a record stays as it was',
      },
      {
        text: '[collection.slug, `${collection.slug}:${String(id)}`]',
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
    ...guardedBy(guarded, 'portal/news/news-detail.ts', [
      {
        text: ", 'products', 'attachments', 'media']",
        mistake: ", 'media']",
        reason: 'A news item shows the old names of products and files',
        ...tags('news/detail'),
      },
    ]),
    ...guardedBy(guarded, 'portal/news/news-list.ts', [
      {
        text: "tags: () => ['news', 'news-categories', 'media']",
        mistake: "tags: () => ['news', 'media']",
        reason: 'Lists of news show the old name of a category',
        ...tags('news/list'),
      },
    ]),
    ...guardedBy(guarded, 'portal/home/banner-list.ts', [
      {
        text: "tags: () => ['banners', 'media']",
        mistake: "tags: () => ['banners']",
        reason: 'The home page describes the old picture',
        ...tags('home/banner/list'),
      },
    ]),
    ...guardedBy(guarded, 'portal/menu/menus.ts', [
      {
        text: "tags: () => ['navigation', 'site']",
        mistake: "tags: () => ['site']",
        reason: 'Menus stay as they were',
        ...tags('base/column/about.name.'),
      },
    ]),
  ],
}
