import { guardedBy, type Subject } from './mutant.ts'

const written = ['content/published/published-side.test.ts']
const read = ['published/published.test.ts']

/** What is written for visitors, and what they find. */
export const publishedSide: Subject = {
  name: 'Published side',
  mutants: [
    ...guardedBy(written, 'content/published/projection.ts', [
      {
        text: "hasDrafts ? locales.filter((locale) => status?.[locale] === 'published') : locales",
        mistake: 'locales',
        reason: 'A language that is not published stands in public documents',
      },
      {
        text: " || field.name === 'id'",
        mistake: '',
        reason: 'Documents differ at each making',
      },
    ]),
    ...guardedBy(['content/hooks/purge.test.ts'], 'content/published/store.ts', [
      {
        text: 'if (stored === undefined || made === undefined || more.length > 0) return stored === made',
        mistake: 'if (stored === undefined || made === undefined || more.length > 0) return true',
        reason: 'What is withdrawn stays for visitors',
      },
      {
        text: '  if (isSame) return false\n',
        mistake: '',
        reason: 'Each save of a draft empties the pages that show its record',
      },
    ]),
    ...guardedBy(written, 'content/published/write.ts', [
      {
        text: '  return replaceDocuments(askWithin(req), projection, { record }, docs)\n',
        mistake: '  return true\n',
        reason: 'Nothing that an editor publishes or withdraws is seen',
      },
      {
        text: 'transactionID === undefined ? {} : { transactionID }',
        mistake: '{}',
        reason: 'What is written is the record before its change',
      },
      {
        text: '  await replaceDocuments(askWithin(req), projection, { record: Number(id) }, [])\n',
        mistake: '',
        reason: 'A deleted record is shown for ever',
      },
      {
        text: 'if (naming !== undefined)',
        mistake: 'if (naming === undefined)',
        reason: 'Documents go on naming a record that is gone',
      },
      {
        text: '  await writeGlobal(req, projection)\n',
        mistake: '',
        reason: 'Settings and menus are never seen',
      },
    ]),
    ...guardedBy(written, 'content/published/rebuild.ts', [
      {
        text: 'known?.shape === projection.shape ? (known.upTo ?? 0) : 0',
        mistake: '0',
        reason: 'A rebuild that was interrupted begins again each time',
      },
      {
        text: 'missing: all.filter(({ source }) => !progress.has(source)),',
        mistake: 'missing: [],',
        reason: 'A new collection is empty for visitors',
      },
    ]),
    ...guardedBy(['content/published/key-of.test.ts'], 'content/published/key-of.ts', [
      {
        text: 'value < 0 ? ~bits & 0xffff_ffff_ffff_ffffn : bits | 0x8000_0000_0000_0000n',
        mistake: 'bits | 0x8000_0000_0000_0000n',
        reason: 'Negative numbers are ordered the wrong way round',
      },
    ]),
    ...guardedBy(read, 'content/published/store.ts', [
      {
        text: 'collections.filter(({ slug }) => isPublic(slug))',
        mistake: 'collections',
        reason: 'Members, tickets and mails become public documents',
      },
    ]),
    ...guardedBy(read, 'published/where.ts', [
      { text: "opposite ? 'NOT ' : ''", mistake: "''", reason: 'A list shows only what it was to leave out' },
      {
        text: 'if (!isKey(field, lookup)) throw new Error',
        mistake: 'if (field === "") throw new Error',
        reason: 'A filter that is not declared silently finds nothing',
      },
      {
        text: 'SELECT DISTINCT record',
        mistake: 'SELECT record',
        reason: 'A record that meets a filter twice is listed twice',
      },
      {
        text: 'keys.includes(undefined) ? undefined :',
        mistake: '',
        reason: 'What meets a condition without a key is left out beside what meets one with',
      },
      { text: "'OR',\n  )", mistake: "'AND',\n  )", reason: 'One of several conditions is taken for all of them' },
    ]),
    ...guardedBy(read, 'published/statements.ts', [
      {
        text: 'conjuncts.filter((each) => each !== driver)',
        mistake: '[] as typeof conjuncts',
        reason: 'Of two filters the second is forgotten',
      },
      {
        text: 'k.collection = ? AND k.record = n.record',
        mistake: 'k.collection = ?',
        reason: 'A slug finds whichever record comes first',
      },
      { text: "isFalling ? 'DESC' : 'ASC'", mistake: "isFalling ? 'ASC' : 'DESC'", reason: 'Lists begin at their end' },
      { text: ' ORDER BY ${outer}', mistake: '', reason: 'The order of a page is left to the database' },
    ]),
  ],
}
