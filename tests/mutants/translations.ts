import { guardedBy, type Subject } from './mutant.ts'

const aligned = ['domain/translate/align.test.ts']
const judged = ['content/translate/progress.test.ts']
const noted = ['content/translate/translations.test.ts']
const coded = ['domain/translate/inline-codes.test.ts']
const put = ['content/translate/put-passages.test.ts']
const passages = ['content/translate/passages.test.ts']
const termed = ['domain/translate/terms.test.ts']
const listed = ['content/translate/list.test.ts']

/** What a translation was made from, and who works on it. */
export const translations: Subject = {
  name: 'Translations',
  mutants: [
    ...guardedBy(aligned, 'domain/translate/align.ts', [
      {
        text: 'const isCurrent = isWritten(other)',
        mistake: 'const isCurrent = true',
        reason: 'Nothing is ever outdated',
      },
      { text: 'return left > 0\n', mistake: 'return false\n', reason: 'What was just written stays outdated' },
    ]),
    ...guardedBy(judged, 'content/translate/progress.ts', [
      {
        text: 'shown: known[place]?.shown ?? known[place]?.pairs ?? []',
        mistake: 'shown: []',
        reason: 'What visitors have is forgotten when a change is waved through',
      },
      { text: 'return !ahead.has(', mistake: 'return ahead.has(', reason: 'Visitors are told of what is not so' },
    ]),
    ...guardedBy(judged, 'content/translate/texts-of.ts', [
      {
        text: "new Set(['slug', 'phone', 'unit'])",
        mistake: "new Set(['phone', 'unit'])",
        reason: 'Another slug makes a translation outdated',
      },
    ]),
    ...guardedBy(noted, 'content/translate/note.ts', [
      {
        text: "if (operation === 'update' && id !== undefined)",
        mistake: "if (operation === 'create' && id !== undefined)",
        reason: 'The first change of a record of before is lost',
      },
    ]),
    ...guardedBy(coded, 'domain/translate/inline-codes.ts', [
      {
        text: 'if (parents.get(code.code) !== parent)',
        mistake: 'if (!parents.has(code.code))',
        reason: 'A mark leaves the link that it stood in',
      },
      {
        text: 'if (counts.includes(0))',
        mistake: 'if (counts.length === 0)',
        reason: 'A link or a formula is lost without a word',
      },
    ]),
    ...guardedBy(put, 'content/translate/put-passages.ts', [
      {
        text: 'before ? children.indexOf(before) + 1',
        mistake: 'before ? children.indexOf(before)',
        reason: 'What came to the source stands before the paragraph that it follows',
      },
      {
        text: 'speaking.has(child) ? []',
        mistake: 'isNode(part) ? []',
        reason: 'What says nothing is lost from a new paragraph',
      },
    ]),
    ...guardedBy(passages, 'content/translate/save-passages.ts', [
      {
        text: 'if (said.size > 0) await',
        mistake: 'if (said.size > 99) await',
        reason: 'The third paragraph, translated first, counts as the first',
      },
      {
        text: 'if (faults.length > 0) throw',
        mistake: 'if (faults.length > 99) throw',
        reason: 'The server takes a passage without its link',
      },
    ]),
    ...guardedBy(termed, 'domain/translate/terms.ts', [
      {
        text: 'start <= from && to <= end && end - start > to - from',
        mistake: 'false',
        reason: 'A part of a term counts as a term',
      },
    ]),
    ...guardedBy(listed, 'content/translate/endpoints.ts', [
      { text: '    checkWriter(req)\n', mistake: '', reason: 'Nobody and agents say something of translations' },
    ]),
    ...guardedBy(listed, 'content/translate/open-seen.ts', [
      {
        text: 'if (seenOf(opened.texts) !== seen)',
        mistake: 'if (seen === undefined)',
        reason: 'What nobody has seen is accepted',
      },
    ]),
    ...guardedBy(['content/translate/wishes.test.ts'], 'content/translate/assign-endpoint.ts', [
      { text: '    checkWriter(req)\n', mistake: '', reason: 'Nobody and agents say whose work a translation is' },
      {
        text: "if ((await openRecord(req, of)) === undefined) throw new APIError('Not Found', 404)",
        mistake: '',
        reason: 'Records that somebody may not read are assigned',
      },
    ]),
    ...guardedBy(['content/translate/wishes.test.ts'], 'content/translate/wishes.ts', [
      {
        text: '     ON CONFLICT DO NOTHING RETURNING visitor',
        mistake: '     ON CONFLICT (kind, record, language, visitor) DO UPDATE SET at = excluded.at RETURNING visitor',
        reason: 'A press that is sent twice counts twice',
      },
    ]),
    ...guardedBy(['content/translate/machine/machine.test.ts'], 'content/translate/machine/hold-drafts.ts', [
      {
        text: 'if (added.length > 0) refuse(inside, source, added)',
        mistake: '',
        reason: 'What a machine wrote goes out unread',
      },
    ]),
    ...guardedBy(['content/translate/machine/machine.test.ts'], 'content/translate/machine/endpoint.ts', [
      { text: '    checkWriter(req)\n', mistake: '', reason: 'Nobody has machine drafts made' },
    ]),
    ...guardedBy(listed, 'content/translate/note.ts', [
      {
        text: 'tagsOfRecord(of.source, of.record)',
        mistake: '[`${of.source}:${of.record}`]',
        reason: 'A page that was found among all of its kind still says that the other language is newer',
      },
    ]),
    ...guardedBy(listed, 'content/translate/list.ts', [
      { text: 'if (!isWriter(req.user))', mistake: 'if (!req)', reason: 'Agents read the drafts of all kinds' },
    ]),
  ],
}
