import { guardedBy, type Subject } from './mutant.ts'

const previews = ['server/preview/routes.test.ts']
const drafts = ['published/with-drafts.test.ts']
const reviews = ['content/review/reviews.test.ts', 'content/review/whose-reviews.test.ts']
const fourEyes = ['content/review/four-eyes.test.ts']
const plans = ['content/plan/plans.test.ts']
const finding = ['content/finder/finder.test.ts']
const savedLists = ['content/saved-lists.test.ts']
const startPage = ['content/start/start.test.ts']

/** What editors see before it is public, and what goes out by itself. */
export const studio: Subject = {
  name: 'Studio',
  mutants: [
    ...guardedBy(previews, 'content/preview/token.ts', [
      {
        text: 'more.length > 0 || !stampOf(payload).isOf(text, stamp)',
        mistake: 'more.length > 0',
        reason: 'Anybody writes their own right to see a draft',
      },
      { text: 'data.end * 1000 > now', mistake: 'data.end * 1000 > 0', reason: 'A preview never ends' },
    ]),
    ...guardedBy(previews, 'server/preview/routes.ts', [
      {
        text: 'claims.link !== undefined && (await isTakenBack(payload, claims.link))',
        mistake: 'false',
        reason: 'A link that was taken back still opens the draft',
      },
      { text: "  header('Cache-Control', 'no-store')\n", mistake: '', reason: 'A draft may stay in a cache' },
    ]),
    ...guardedBy(previews, 'content/endpoint.ts', [
      {
        text: 'if (!isWriter(user))',
        mistake: 'if (user === null)',
        reason: 'Agents show drafts to others',
      },
    ]),
    ...guardedBy(previews, 'content/preview/share-links.ts', [
      {
        text: '          { takenBackBy: { exists: false } },\n',
        mistake: '',
        reason: 'A link is offered that opens nothing',
      },
    ]),
    ...guardedBy(drafts, 'content/published/draft-document.ts', [
      {
        text: "!('access' in field && field.access?.read !== undefined)",
        mistake: 'true',
        reason: 'A preview shows fields that are for staff',
      },
    ]),
    ...guardedBy(plans, 'content/endpoint.ts', [
      {
        text: "if (!mayPublish(user)) throw new APIError('Forbidden', 403)",
        mistake: '',
        reason: 'Editors plan what they may not publish',
      },
    ]),
    ...guardedBy(['content/plan/take-back.test.ts'], 'content/plan/take-back.ts', [
      {
        text: '!== languages[locale].became) changed.push(locale)',
        mistake: "=== 'never') changed.push(locale)",
        reason: 'What somebody published since is taken back unseen',
      },
      {
        text: 'if (!isDeepStrictEqual(form, languages[locale].form)) await write(req, subject, locale, form, true)',
        mistake: '',
        reason: 'What the plan had published is lost',
      },
    ]),
    ...guardedBy(plans, 'content/plan/change.ts', [
      {
        text: "if (stored.state !== 'planned') refusePlan(req, 'settled', 409)",
        mistake: '',
        reason: 'What has gone out is planned again',
      },
    ]),
    ...guardedBy(['content/plan/planned-drafts.test.ts'], 'content/plan/planned-drafts.ts', [
      {
        text: "{ state: { equals: 'planned' } }",
        mistake: '{}',
        reason: 'A cancelled plan is still previewed',
      },
    ]),
    ...guardedBy(plans, 'content/plan/create.ts', [
      { text: 'Date.parse(time) > Date.now() ? ', mistake: 'true ? ', reason: 'A plan in the past goes out at once' },
    ]),
    ...guardedBy(plans, 'content/plan/carry-out.ts', [
      { text: "if (state !== 'planned') return", mistake: '', reason: 'Each process publishes it once more' },
      { text: 'if (!isFault(error)) throw error', mistake: '', reason: 'An outage ends a plan for good' },
    ]),
    ...guardedBy(reviews, 'content/review/steps.ts', [
      {
        text: "if (await isOwn(inside, review, digest)) refuseReview(inside, 'own', 403)",
        mistake: '',
        reason: 'Somebody approves what they wrote',
      },
      {
        text: ' || (await writerOf(req, review, digest)) === me(req)',
        mistake: '',
        reason: 'A writer has it handed in',
      },
    ]),
    ...guardedBy(fourEyes, 'content/review/judge-rows.ts', [
      {
        text: "if (isSecondMissing && isSecondAsked && !isApprovedWith) refuseReview(req, 'fourEyes', 403)",
        mistake: '',
        reason: 'One person publishes alone',
      },
      {
        text: "    await ask('ROLLBACK TO SAVEPOINT portico_review')\n",
        mistake: '',
        reason: 'Of ticked records one goes out that was refused',
      },
    ]),
    ...guardedBy(['content/audit/recorded.test.ts', 'content/audit/chain.test.ts'], 'content/audit/append.ts', [
      {
        text: '        await adapter.rollbackTransaction(own.transactionID)\n        throw error\n',
        mistake: '',
        reason: 'A change whose entry cannot be written is kept',
      },
      {
        text: 'appendEntries(own, noted)',
        mistake: 'appendEntries(own, [])',
        reason: 'Nobody knows who published it',
      },
    ]),
    ...guardedBy(['content/audit/author.test.ts'], 'content/audit/author.ts', [
      { text: ', read: isStaffField }', mistake: ' }', reason: 'Visitors read who wrote a page' },
      {
        text: "user?.collection === 'users' ? (user.name ?? '') : null",
        mistake: 'null',
        reason: 'No version has an author',
      },
    ]),
    ...guardedBy(['content/untouched-drafts.test.ts'], 'content/untouched-drafts.ts', [
      { text: 'if (saved.docs.length > 1) continue', mistake: '', reason: 'A draft without a title is lost' },
      { text: '!isEmpty(each[name]) || ', mistake: '', reason: 'An English draft is lost' },
    ]),
    ...guardedBy(['content/preview/first-draft.test.ts'], 'content/hooks/releases.ts', [
      {
        text: 'if (!next.version || idsOf(next.products).length === 0) return data',
        mistake: '',
        reason: 'The form of a new release does not open',
      },
    ]),
    ...guardedBy(['content/uses/uses.test.ts'], 'content/uses/keep-used.ts', [
      {
        text: '  if (isThrownAway) await',
        mistake: '  if (isThrownAway && id === 0) await',
        reason: 'What a page shows goes into the waste basket',
      },
      {
        text: 'beforeDelete: [beforeDelete, ...(config.hooks?.beforeDelete ?? [])]',
        mistake: 'beforeDelete: config.hooks?.beforeDelete ?? []',
        reason: 'What a page shows is deleted for good',
      },
    ]),
    ...guardedBy(['content/uses/uses.test.ts'], 'content/uses/tables.ts', [
      {
        text: ' AND ${last}.latest = true',
        mistake: '',
        reason: 'A draft counts as a use for ever, whatever it says today',
      },
    ]),
    ...guardedBy(['portal/record-links.test.ts'], 'portal/rich-text.ts', [
      {
        text: ' || !publishedLanguages(record).includes(locale)',
        mistake: '',
        reason: 'A link leads to a page that is not public in its language',
      },
    ]),
    ...guardedBy(['content/links/public-request.test.ts'], 'content/links/public-request.ts', [
      {
        text: '      lookup: toJudged,\n',
        mistake: '',
        reason: 'A name means this machine a moment after it was judged',
      },
      {
        text: '!addresses.every(({ address }) => isPublic(address))',
        mistake: '!addresses.some(({ address }) => isPublic(address))',
        reason: 'A name with one public address leads inside',
      },
      {
        text: ' && !plain.match(anyIpv6)',
        mistake: ' && plain.toString() === ""',
        reason: 'IPv4 in IPv6 leads inside',
      },
    ]),
    ...guardedBy(['content/links/check-links.test.ts'], 'content/links/check-links.ts', [
      {
        text: 'if (isOnline || isCertain) await',
        mistake: 'await',
        reason: 'Every link is broken after the network was away',
      },
    ]),
    ...guardedBy(finding, 'content/finder/kinds.ts', [
      { text: 'if (rule === false) return undefined', mistake: '', reason: 'Everybody finds the accounts of visitors' },
    ]),
    ...guardedBy(finding, 'content/finder/facts.ts', [
      {
        text: "config.trash ? ' AND p.deleted_at IS NULL' : ''",
        mistake: "''",
        reason: 'What was thrown away is found',
      },
    ]),
    ...guardedBy(savedLists, 'content/saved-lists.ts', [
      {
        text: "(value === 'everyone' && maySharing)",
        mistake: "value === 'everyone'",
        reason: 'Editors share with all staff',
      },
      {
        text: 'access: { create: isStaff, read: isStaff,',
        mistake: 'access: { create: isStaff, read: () => true,',
        reason: 'Visitors read the lists that staff share',
      },
    ]),
    ...guardedBy(startPage, 'content/start/drafts.ts', [
      {
        text: 'v.version_updated_by_id = ? AND ${isLatest(req)} AND v.',
        mistake: '? > 0 AND ${isLatest(req)} AND v.',
        reason: 'Everybody’s drafts are mine',
      },
      {
        text: 'v.version_updated_by_id = ? AND ${isLatest(req)} AND ${',
        mistake: '? > 0 AND ${isLatest(req)} AND ${',
        reason: 'Everybody’s drafts of settings are mine',
      },
    ]),
  ],
}
