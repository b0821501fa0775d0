import fc from 'fast-check'

/** What may stand in a change beside the text that is new; the first few are what drafts are saved with. */
const statuses = [
  undefined,
  undefined,
  undefined,
  undefined,
  'draft',
  'draft',
  'draft',
  'published',
  'Published',
  null,
  true,
  ['published'],
  { zh: 'published' },
  { en: 'published' },
  { zh: 'published', en: 'published' },
  { zh: 'draft', en: 'published' },
  { published: true },
] as const

/** Mostly left out: with all of them at once nearly every request would be refused for one of them, and try nothing else. */
const seldom = <Value>(...values: Value[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })
const flag = seldom('true', 'false', '1', 'published', '')

/** What an address may say, rightly or not. */
const query = fc.record({
  draft: fc.constantFrom('true', 'true', 'true', 'true', undefined, 'false', '1', 'TRUE'),
  autosave: flag,
  publishSpecificLocale: seldom('zh', 'en', 'all', 'xx', ''),
  publishAllLocales: flag,
  unpublishAllLocales: flag,
  trash: flag,
  locale: fc.constantFrom('zh', 'zh', 'zh', 'en', 'en', 'en', 'all', '*', 'xx', undefined),
  depth: fc.constantFrom('0', '0', '9'),
  overrideAccess: flag,
  overrideLock: flag,
})

/** More in the data: each is left out most of the time. */
const extra = fc.constantFrom(
  {},
  {},
  {},
  { deletedAt: '2026-01-01T00:00:00.000Z' },
  { deletedAt: null },
  { _order: 'Zz' },
  { slug: 'taken-over' },
  { state: 'published' },
  { state: 'withdrawn', reason: 'x' },
  { draft: false },
  { overrideAccess: true },
  { user: { collection: 'users', roles: ['administrator'] } },
  // Own properties, as a parser makes them of a body.
  JSON.parse('{"__proto__":{"_status":"published"}}') as object,
  JSON.parse('{"constructor":{"prototype":{"_status":"published"}}}') as object,
)

const actions = [
  'change',
  'change',
  'change',
  'changeMany',
  'changeMany',
  'create',
  'createAsExisting',
  'duplicate',
  'restore',
  'restore',
  'delete',
  'deleteMany',
  'reorder',
  'saveGlobal',
  'restoreGlobal',
  'upload',
  'schedule',
] as const
export type Action = (typeof actions)[number]

/** Who asks, by which door, for what. `target` and `version` are numbers that the test makes a record of. */
export const wildRequest = fc.record({
  role: fc.constantFrom('editor', 'editor', 'editor', 'translator', 'translator', 'agent', 'security', 'nobody'),
  /** REST, or the Local API with the person, as the admin's server actions have it. */
  door: fc.constantFrom('rest', 'rest', 'local'),
  action: fc.constantFrom(...actions),
  target: fc.nat({ max: 9999 }),
  version: fc.nat({ max: 9 }),
  query,
  status: fc.constantFrom(...statuses),
  extra,
})
export type WildRequest = typeof wildRequest extends fc.Arbitrary<infer Value> ? Value : never
