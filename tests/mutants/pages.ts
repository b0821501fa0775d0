import { guardedBy, type Subject } from './mutant.ts'

const fastPath = ['server/pages/fast-path.test.ts']
const language = ['server/pages/language.test.ts']
const cache = ['lib/cache.test.ts']
const portal = ['portal/portal.test.ts']

/** Pages and answers that are kept, and the language that somebody gets. */
export const pages: Subject = {
  name: 'Pages and answers that are kept',
  mutants: [
    ...guardedBy(fastPath, 'server/pages/fast-path.ts', [
      {
        text: 'storedLanguage(headers.cookie) !== localeOfPath(url)',
        mistake: 'false',
        reason: 'English readers get stored Chinese pages',
      },
      {
        text: '(isDocument && storedLanguage',
        mistake: '(storedLanguage',
        reason: 'Crawlers and programs are never answered from the store',
      },
      {
        text: "if (method !== 'GET' && method !== 'HEAD') return false",
        mistake: '',
        reason: 'A form that is sent is answered with the stored page',
      },
      {
        text: 'store.get(url)',
        mistake: "store.get(url.split('?')[0] ?? '')",
        reason: 'Every page of a list is the first',
      },
      {
        text: 'query < 0 ? url : url.slice(0, query)',
        mistake: 'url',
        reason: 'A file with a version goes the long way',
      },
    ]),
    ...guardedBy(language, 'server/pages/language.ts', [
      { text: '(zh|en)(?:;|$)', mistake: '(zh|en)', reason: 'A cookie lang=english counts as English' },
      { text: '(?:^|;\\s*)lang=', mistake: 'lang=', reason: 'Another cookie whose name ends in lang counts' },
      {
        text: ' && !isbot(userAgent)',
        mistake: '',
        reason: 'Crawlers are sent from the Chinese pages to the English ones',
      },
      { text: 'from.host === host && ', mistake: '', reason: 'An English page elsewhere switches the language' },
      {
        text: "storedLanguage(request.cookie) !== 'en'",
        mistake: "storedLanguage(request.cookie) === 'zh'",
        reason: 'Who comes first is sent to the English pages',
      },
      {
        text: "if (method !== 'GET' && method !== 'HEAD') return false",
        mistake: '',
        reason: 'A form that is sent is redirected and lost',
      },
      {
        text: "destination !== undefined && destination !== 'document'",
        mistake: "destination === 'image'",
        reason: 'A frame or a script is redirected',
      },
      { text: 'Path=/; ', mistake: '', reason: 'The language is stored for one folder only' },
    ]),
    ...guardedBy(['lib/locale.test.ts'], 'lib/locale.ts', [
      {
        text: "pathname.startsWith('/en/')",
        mistake: "pathname.startsWith('/en')",
        reason: '/energy is taken for an English page',
      },
      {
        text: "value === undefined || value === null || value === '' || ",
        mistake: '',
        reason: 'A call without a language is answered in English',
      },
    ]),
    ...guardedBy(['server/pages/page-store.test.ts'], 'server/pages/page-store.ts', [
      {
        text: 'rendered.status !== 200 || ',
        mistake: '',
        reason: 'Pages that do not exist are kept until the memory is full',
      },
      {
        text: ' || rendered.facts === undefined',
        mistake: '',
        reason: 'A page is kept of which a part could not be read',
      },
      {
        text: "locale === 'zh' && contentType === undefined ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'",
        mistake: "'Accept-Encoding'",
        reason: 'A cache in front gives English readers the Chinese page',
      },
      { text: 'if (!isOn) return', mistake: 'if (isOn) return', reason: 'Pages are kept when the store is off' },
    ]),
    ...guardedBy(['site/runtime/rendering/kept-drawings.test.ts'], 'site/runtime/rendering/kept-drawings.server.ts', [
      {
        text: 'source === sources[index]',
        mistake: 'true',
        reason: 'A page is shown as it was before its records changed',
      },
      {
        text: 'known?.sources.length === sources.length &&',
        mistake: 'known !== undefined &&',
        reason: 'A part that was missing once stays missing',
      },
      {
        text: 'kept.set(key, {',
        mistake: "kept.set('', {",
        reason: 'Nothing that was drawn is kept, and each request draws the page anew',
      },
    ]),
    ...guardedBy(['server/pages/precompressed.test.ts'], 'server/pages/precompressed.ts', [
      {
        text: 'Math.log2(length + 16)',
        mistake: 'Math.log2(length + 16) - 2',
        reason: 'Compression forgets the beginning of a page before its end, and each page is larger',
      },
      {
        text: '.update(JSON.stringify(headers))',
        mistake: '',
        reason: 'A page whose policy has changed is taken for unchanged',
      },
      {
        text: 'const etag = `"${digest}-${encoding}${mark}"`',
        mistake: 'const etag = `"${digest}"`',
        reason: 'Compressed bytes pass for uncompressed ones',
      },
    ]),
    ...guardedBy(['server/pages/page-store.test.ts'], 'server/pages/precompressed.ts', [
      {
        text: "...facts('br', br.length, isQuick ? quickMark : '')",
        mistake: "...facts('br', br.length)",
        reason: 'Bytes that were compressed again pass for those before',
      },
    ]),
    ...guardedBy(cache, 'lib/cache.ts', [
      {
        text: '(this.#purgedAt.get(tag) ?? 0) > since',
        mistake: 'this.#entries.has(tag)',
        reason: 'What was made from old data is kept after the purge',
      },
      {
        text: 'this.#underWay.clear()',
        mistake: '',
        reason: 'Who asks after a change is given what was begun before it',
      },
      {
        text: 'facts.expiresAt ?? Number.POSITIVE_INFINITY',
        mistake: 'Number.POSITIVE_INFINITY',
        reason: 'An announcement stays on the page after its end',
      },
      {
        text: 'const tags = [...facts.tags, everything]',
        mistake: 'const tags = [...facts.tags]',
        reason: 'A purge of everything leaves pages',
      },
      {
        text: 'entryOverhead + 2 * key.length + ',
        mistake: '',
        reason: 'Empty answers under made-up names fill the memory',
      },
    ]),
    ...guardedBy(cache, 'lib/cache.ts', [
      { text: '      entry.uses += 1\n', mistake: '', reason: 'Nothing is known to be wanted, so nothing is redrawn' },
    ]),
    ...guardedBy(['server/pages/redraw.test.ts'], 'server/pages/redraw.ts', [
      {
        text: 'page?.route.isStored !== true || page.pathname + page.search !== address',
        mistake: 'page === undefined',
        reason: 'Searches are rendered for nobody',
      },
      {
        text: 'if (drawing !== undefined) waiting.set(drawing, wanted.get(drawing) ?? 1)',
        mistake: '',
        reason: 'A change while a page is redrawn leaves it to the next visitor',
      },
      {
        text: ' + (wanted.get(key) ?? 0) / 2',
        mistake: '',
        reason: 'The second of two changes leaves the pages to visitors',
      },
      {
        text: 'toSorted(([, a], [, b]) => b - a)',
        mistake: 'toSorted(([, a], [, b]) => a - b)',
        reason: 'The pages that are wanted least are redrawn',
      },
      {
        text: ' || left <= 0',
        mistake: '',
        reason: 'A start waits for slow pages as long as they like',
      },
      {
        text: 'await Promise.race([drawOne(address), wait(Math.ceil(left))])',
        mistake: 'await drawOne(address)',
        reason: 'A page that never comes keeps a process from its start',
      },
    ]),
    ...guardedBy(portal, 'portal/portal.ts', [
      {
        text: '`${request.locale} ${request.path} ${JSON.stringify(input)}`',
        mistake: '`${request.path} ${JSON.stringify(input)}`',
        reason: 'One language gets the answers of the other',
      },
      {
        text: '${request.path} ${JSON.stringify(input)}`',
        mistake: '${request.path}`',
        reason: 'Every question to a call gets the first answer',
      },
      {
        text: 'const isPersonal = !call.isKept || ',
        mistake: 'const isPersonal = ',
        reason: 'Answers are kept that nothing purges',
      },
      {
        text: 'Math.min(expiresAt ?? Number.POSITIVE_INFINITY, date.getTime())',
        mistake: 'date.getTime()',
        reason: 'An answer is kept beyond the first moment at which it is wrong',
      },
      { text: '      answers.purge(tags)\n', mistake: '', reason: 'Answers stay after a change' },
    ]),
    ...guardedBy(['portal/session-access.test.ts'], 'portal/portal.ts', [
      {
        text: "!call.isKept || call.access === 'session'",
        mistake: '!call.isKept',
        reason: 'One member gets what was kept for another',
      },
      {
        text: '      overrideAccess: false,\n      user,\n',
        mistake: '      overrideAccess: true,\n      user,\n',
        reason: 'Calls read past the rights of who asks',
      },
      {
        text: "if (call.access === 'session' && member === undefined) return await changes.refuseOrRepeat(call, body, request)",
        mistake: '',
        reason: 'Calls of members answer everybody',
      },
    ]),
    ...guardedBy(portal, 'portal/portal.ts', [
      { text: '      parts.totals.purge(tags)\n', mistake: '', reason: 'A list says an old number of records' },
    ]),
    ...guardedBy(['portal/router.test.ts'], 'portal/router.ts', [
      {
        text: 'maxSize: maxCallBody',
        mistake: 'maxSize: 1000 * maxCallBody',
        reason: 'A call takes a body that fills the memory',
      },
      {
        text: "if (context.req.method !== 'POST')",
        mistake: "if (context.req.method === 'DELETE')",
        reason: 'A link or a picture makes a call',
      },
    ]),
  ],
}
