import { guardedBy, type Subject } from './mutant.ts'

const redirect = ['site/runtime/session/safe-redirect.test.ts']
const fragment = ['domain/site/head-fragment.test.ts']

/** What is made harmless before it is shown, stored or followed. */
export const input: Subject = {
  name: 'What comes from outside',
  mutants: [
    ...guardedBy(['portal/rich-text.test.ts'], 'lib/safe-link.ts', [
      {
        text: '(?![/\\\\])/.test(address)',
        mistake: '/.test(address)',
        reason: 'A link to //host leads to another site as if it were ours',
      },
      {
        text: '/^(?:https?:\\/\\/|mailto:',
        mistake: '/(?:https?:\\/\\/|mailto:',
        reason: 'javascript:// with an address behind it is a link',
      },
    ]),
    ...guardedBy(['content/rich-text/closed-text-blocks.test.ts'], 'content/rich-text/closed-text-blocks.ts', [
      {
        text: "if (block === undefined || !isObject(fields)) throw new Refused('unknown')",
        mistake: 'if (block === undefined || !isObject(fields)) return { ...(fields as Data) }',
        reason: 'A draft keeps a block of any kind',
      },
      {
        text: '    keepLines(value.root)\n',
        mistake: '',
        reason: 'A callout holds another, and so on without end',
      },
    ]),
    ...guardedBy(['content/rich-text/closed-text-blocks.test.ts'], 'content/rich-text/safe-links.ts', [
      {
        text: '  if (inside !== undefined && !hasSafeLinks(inside)) return false\n',
        mistake: '',
        reason: 'A link in a callout runs a script in the admin',
      },
    ]),
    ...guardedBy(['domain/text/formula.test.ts'], 'domain/text/formula.ts', [
      {
        text: '      trust: false,\n',
        mistake: '      trust: true,\n',
        reason: 'A formula leads to an address of its own',
      },
      {
        text: 'attributes.has(name) && plainValue',
        mistake: 'plainValue',
        reason: 'A formula brings attributes that nobody has looked at',
      },
    ]),
    ...guardedBy(['content/rich-text-editor.test.ts'], 'content/rich-text-editor.ts', [
      { text: '    safeLinks(),\n', mistake: '', reason: 'A draft keeps a link that runs a script in the admin' },
    ]),
    ...guardedBy(['portal/rich-text.test.ts'], 'portal/rich-text.ts', [
      {
        text: '!isSafeLink(href) ? children :',
        mistake: '!isSafeLink(href) ? [] :',
        reason: 'The words of a refused link are lost',
      },
    ]),
    ...guardedBy(['server/feeds/atom.test.ts'], 'server/feeds/markup.ts', [
      { text: ".replaceAll('<', '&lt;')", mistake: '', reason: 'Markup in a title becomes an element of the feed' },
      { text: ".replaceAll('\"', '&quot;')", mistake: '', reason: 'A quotation mark ends an attribute of the feed' },
      { text: ".replaceAll(notXml, '')", mistake: '', reason: 'A control character makes the feed unreadable' },
    ]),
    ...guardedBy(fragment, 'domain/site/head-fragment.ts', [
      {
        text: "name.startsWith('on')",
        mistake: "name === 'onload'",
        reason: 'An event handler stands in the head of every page',
      },
      {
        text: "if (tag === 'script' || tag === 'style') return tag",
        mistake: '',
        reason: 'Nobody is told that scripts are refused',
      },
      {
        text: '^(?:refresh|content-security-policy)',
        mistake: '^(?:refresh)',
        reason: 'The head of every page changes its own policy',
      },
      {
        text: 'isAlone(fragment) ? undefined :',
        mistake: 'true ? undefined :',
        reason: 'A script stands behind the first element',
      },
      {
        text: 'fetched.test(rel)',
        mistake: 'false',
        reason: 'Every page fetches a file of another site',
      },
      { text: '/^data-[\\w-]+$/', mistake: '/^data/', reason: 'Any attribute that begins with data is taken' },
    ]),
    ...guardedBy(['lib/csv.test.ts'], 'lib/csv.ts', [
      { text: '[=+\\-@\\t\\r]', mistake: '[=+\\-@]', reason: 'A formula behind a tab runs in a spreadsheet' },
      { text: '[=+\\-@\\t\\r]', mistake: '[=]', reason: 'A formula that begins with a plus runs in a spreadsheet' },
      { text: '!/^-?\\d+(?:\\.\\d+)?$/', mistake: '!/^-?\\d/', reason: 'A formula that begins with a number runs' },
      { text: `.replaceAll('"', '""')`, mistake: '', reason: 'A quotation mark ends a cell' },
    ]),
    ...guardedBy(redirect, 'site/runtime/session/safe-redirect.ts', [
      {
        text: "if (!address?.startsWith('/')) return undefined",
        mistake: 'if (!address) return undefined',
        reason: 'After signing in one is sent to an address without a slash',
      },
      { text: '[\\u0000-\\u001f\\u007f\\\\]', mistake: '[\\u0000-\\u001f\\u007f]', reason: 'A backslash passes' },
      {
        text: '[\\u0000-\\u001f\\u007f\\\\]',
        mistake: '[\\\\]',
        reason: 'A tab or a line end passes, which browsers drop',
      },
      {
        text: 'if (url.origin !== anywhere || ',
        mistake: 'if (',
        reason: 'After signing in one is sent to another site',
      },
      {
        text: " || url.pathname.startsWith('//')",
        mistake: '',
        reason: 'A path that resolves to //host leads to another site',
      },
      {
        text: ' && !isAccount) return undefined',
        mistake: ' && isAccount) return undefined',
        reason: 'After signing in one is sent to sign in',
      },
    ]),
    ...guardedBy(['portal/portal.test.ts'], 'portal/envelope.ts', [
      {
        text: "value.includes('\\0') ? [path.join('.')] : []",
        mistake: '[]',
        reason: 'A NUL in a text fails the database',
      },
    ]),
    ...guardedBy(['lib/email-address.test.ts'], 'lib/email-address.ts', [
      { text: ".normalize('NFKC')", mistake: '', reason: 'A look-alike of an address is another account' },
      { text: '.toLowerCase()', mistake: '', reason: 'The same address in other letters is another account' },
      { text: '|| /^\\.|\\.\\.|\\.$/.test(local)', mistake: '', reason: 'An address is taken to which no mail can go' },
    ]),
    ...guardedBy(['domain/desk-mail/read-mail.test.ts'], 'domain/desk-mail/read-mail.ts', [
      {
        text: 'senders.length === 1 ? senders[0] : undefined',
        mistake: 'senders[0]',
        reason: 'A mail with two senders is the first one’s',
      },
    ]),
    ...guardedBy(['domain/desk-mail/judge-mail.test.ts'], 'domain/desk-mail/judge-mail.ts', [
      {
        text: "isSenders && outcome === 'pass'",
        mistake: "outcome === 'pass'",
        reason: 'A signature of any domain proves the sender',
      },
      { text: "if (dmarc?.outcome === 'fail') return 'fail'", mistake: '', reason: 'A forged sender is only unproved' },
      {
        text: 'if (server === undefined || ',
        mistake: 'if (server !== undefined && ',
        reason: 'Without a server of ours any line is believed',
      },
      {
        text: "if (loops.some((text) => isOurs(text))) return 'loop'",
        mistake: '',
        reason: 'Our own mails are answered without end',
      },
      {
        text: "const [id = '', ...results] = dropComments(line).split",
        mistake: "const [id = '', ...results] = line.split",
        reason: 'A comment in a header is taken for a finding',
      },
    ]),
    ...guardedBy(['domain/desk-mail/desk-address.test.ts'], 'domain/desk-mail/desk-address.ts', [
      {
        text: 'timingSafeEqual(hash(0, bytes, stampBytes), stamp) ? unpack(bytes) : undefined',
        mistake: 'unpack(bytes)',
        reason: 'Anybody makes an address that writes into a ticket',
      },
      { text: 'otherDomain === domain && ', mistake: '', reason: 'Another house’s support address counts as ours' },
    ]),
    ...guardedBy(['lib/icons.test.ts'], 'lib/icons.ts', [
      {
        text: 'return Object.hasOwn(entries, key) ? entries[key] : undefined',
        mistake: 'return entries[key]',
        reason: 'An icon named constructor fails the page',
      },
    ]),
    ...guardedBy(['server/security-policy.test.ts'], 'server/security-policy.ts', [
      { text: 'if (isData || ', mistake: 'if (', reason: 'A block of data lets a script of the same text run' },
      {
        text: "body.replaceAll(/\\r\\n?/g, '\\n')",
        mistake: 'body',
        reason: 'A page with other line ends cannot run its scripts',
      },
      { text: "isFramable ? '*' : \"'none'\"", mistake: "'*'", reason: 'Every page may be framed' },
    ]),
  ],
}
