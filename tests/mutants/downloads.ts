import { guardedBy, type Subject } from './mutant.ts'

const gates = ['server/downloads/delivery-gates.test.ts']
const delivery = ['server/downloads/delivery.test.ts']
const toolboxFiles = ['portal/toolbox/toolbox-files.test.ts']

/** Files that visitors fetch. */
export const downloads: Subject = {
  name: 'Files that are fetched',
  mutants: [
    ...guardedBy(['site/ui/time-axis.test.ts'], 'site/ui/time-axis.tsx', [
      {
        text: 'Date.UTC(last + 1, 0)',
        mistake: 'Date.UTC(last, 0)',
        reason: 'Support of a release ends beyond the axis',
      },
      {
        text: 'Math.min(1, Math.max(0,',
        mistake: 'Math.min(2, Math.max(-1,',
        reason: 'A day beyond the axis is drawn over the words',
      },
    ]),
    ...guardedBy(['site/features/ticket/ago.test.ts'], 'site/features/ticket/ago.tsx', [
      {
        text: 'Math.abs(away) >= 7 * 86_400_000',
        mistake: 'Math.abs(away) >= 700 * 86_400_000',
        reason: 'A message of last year has no date',
      },
    ]),
    ...guardedBy(['domain/download/link-signature.test.ts'], 'domain/download/link-signature.ts', [
      {
        text: "until >= Date.now() ? { member, until } : 'expired'",
        mistake: '{ member, until }',
        reason: 'A link to a file is good for ever',
      },
      {
        text: 'until >= Date.now()',
        mistake: 'until > Date.now()',
        reason: 'A link ends a moment before its hour does',
      },
      {
        text: '`${id} ${sha256} ${member} ${until}`',
        mistake: '`${id} ${sha256} ${until}`',
        reason: 'A link is anybody’s',
      },
      {
        text: '`${id} ${sha256} ${member} ${until}`',
        mistake: '`${member} ${until}`',
        reason: 'A link to one file is one to all',
      },
      {
        text: '`${id} ${sha256} ${member} ${until}`',
        mistake: '`${id} ${member} ${until}`',
        reason: 'A link brings other bytes than it was given for',
      },
    ]),
    ...guardedBy(['domain/download/link-signature.test.ts'], 'lib/crypto/stamp.ts', [
      { text: ' && timingSafeEqual(expected, actual)', mistake: '', reason: 'Anybody makes a link' },
      {
        text: 'keys.some((key) => {',
        mistake: 'keys.slice(0, 1).some((key) => {',
        reason: 'A change of the secret ends every link',
      },
    ]),
    ...guardedBy(gates, 'portal/release/downloads.ts', [
      {
        text: "if (gate === 'entitlement' && !(await isEntitled(member, product))) return 'entitlement'",
        mistake: '',
        reason: 'Everybody fetches what was sold to a few',
      },
      {
        text: '{ until: { greater_than: new Date().toISOString() } }',
        mistake: '{ until: { exists: true } }',
        reason: 'An entitlement has no end',
      },
      {
        text: '            { member: { equals: member } },\n            { product',
        mistake: '            { product',
        reason: 'One customer’s entitlement is everybody’s',
      },
    ]),
    ...guardedBy(gates, 'server/downloads/routes.ts', [
      {
        text: "return lack === 'nothing' ? { member: link.member } :",
        mistake: 'return true ? { member: link.member } :',
        reason: 'A link outlives the account’s good standing',
      },
    ]),
    ...guardedBy(delivery, 'server/downloads/routes.ts', [
      {
        text: 'if (file.isWithdrawn) return answerGone(context, languageOf(context), file)',
        mistake: '',
        reason: 'A withdrawn file is fetched',
      },
    ]),
    ...guardedBy(toolboxFiles, 'portal/toolbox/toolbox-files.ts', [
      {
        text: "toolbox: { equals: Number(toolbox) }, state: { equals: 'published' }",
        mistake: 'toolbox: { equals: Number(toolbox) }',
        reason: 'A toolbox offers a file that was withdrawn',
      },
      {
        text: 'parts.some((part) => filesOf(part).length > 0)',
        mistake: 'parts.length > 0',
        reason: 'A toolbox that a newer release came without has no file to take',
      },
      { text: 'parts.at(-1)', mistake: 'parts[0]', reason: 'A toolbox goes into a base without its update' },
    ]),
    ...guardedBy(toolboxFiles, 'content/hooks/release-files.ts', [
      { text: "if (kind !== 'toolbox')", mistake: 'if (false)', reason: 'An installer is offered as a toolbox' },
      {
        text: '!idsOf(docs[0].products).includes(own ?? 0)',
        mistake: 'false',
        reason: 'A file goes into a product that its toolbox is not for',
      },
      {
        text: "if (changed.includes('toolbox')) await checkToolbox(req, after)",
        mistake: '',
        reason: 'A published file becomes one of a toolbox that it cannot be of',
      },
    ]),
    ...guardedBy(['server/downloads/uploads.test.ts'], 'server/downloads/upload-routes.ts', [
      {
        text: "if (!hasRole(user, 'administrator', 'publisher', 'editor')) return context.text('Forbidden', 403)",
        mistake: '',
        reason: 'Anybody uploads files of releases',
      },
    ]),
    ...guardedBy(['server/documents/folder-file.test.ts'], 'server/documents/folder-file.ts', [
      { text: ' || /[/\\\\]|^\\./.test(name)', mistake: '', reason: 'An address leads out of the folder' },
      { text: 'if (type === undefined || ', mistake: 'if (', reason: 'A page that was uploaded runs on the site' },
      {
        text: "    'Content-Security-Policy': filePolicy,\n",
        mistake: '',
        reason: 'What is in a picture runs on the site',
      },
    ]),
    ...guardedBy(['server/documents/folder-file.test.ts'], 'server/documents/media.ts', [
      { text: '`attachment; filename*=', mistake: '`inline; filename*=', reason: 'A file opens on the site' },
    ]),
    ...guardedBy(['server/downloads/range.test.ts'], 'server/downloads/range.ts', [
      {
        text: 'parts.length > mostParts',
        mistake: 'parts.length > 1000 * mostParts',
        reason: 'One request reads a file thousands of times',
      },
      {
        text: 'range.start <= before.end + 1',
        mistake: 'range.start < before.start',
        reason: 'The same bytes are sent many times for one request',
      },
      {
        text: 'Math.min(Number(last), size - 1)',
        mistake: 'Number(last)',
        reason: 'More is promised than the file has',
      },
      {
        text: 'return value === etag',
        mistake: "return value.replace('W/', '') === etag",
        reason: 'A weak tag joins two different files',
      },
    ]),
  ],
}
