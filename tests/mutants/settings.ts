import { guardedBy, type Subject } from './mutant.ts'

const drafts = ['content/globals/drafts.test.ts']
const history = ['content/globals/history.test.ts']
const bundles = ['content/globals/bundles.test.ts']

/** The settings of the site, which are drafted and published as records are. */
export const settings: Subject = {
  name: 'Settings',
  mutants: [
    ...guardedBy(drafts, 'content/hooks/settings-right.ts', [
      {
        text: '!hasRole(req.user, ...roles))\n    throw',
        mistake: 'false)\n    throw',
        reason: 'Visitors read drafts of settings',
      },
      {
        text: "data: { ...asked.data, _status: 'published' }",
        mistake: 'data: { ...asked.data }',
        reason: 'Saving settings takes a language from the visitors',
      },
    ]),
    ...guardedBy(drafts, 'content/access/guard-rows.ts', [
      {
        text: '      await checkPublic(args.slug, args.req, args.data)\n',
        mistake: '',
        reason: 'Settings are withdrawn by the row',
      },
    ]),
    ...guardedBy(history, 'content/globals/restore.ts', [
      { text: '    checkWriter(req)\n', mistake: '', reason: 'Agents put versions of settings back' },
      {
        text: "mayPublish(req.user) && req.searchParams.get('draft') !== 'true'",
        mistake: 'mayPublish(req.user)',
        reason: 'What is put back as a draft is published',
      },
    ]),
    ...guardedBy(bundles, 'content/plan/endpoints.ts', [
      {
        text: "    if (isGlobal(each) && each.action === 'withdraw') refuseWithdrawal(req)\n",
        mistake: '',
        reason: 'A plan withdraws settings',
      },
    ]),
    ...guardedBy(bundles, 'content/review/judge-rows.ts', [
      {
        text: 'await judge({ collection: slug, isSecondAsked, req }, { before, after: await read() }, reviews)',
        mistake: 'void judge',
        reason: 'Settings need no second person',
      },
    ]),
  ],
}
