import { guardedBy, type Subject } from './mutant.ts'

const addresses = ['domain/site/redirect-address.test.ts']
const rules = ['domain/site/redirects.test.ts']
const missing = ['domain/site/missing-address.test.ts', 'server/redirects/missing-log.test.ts']
const stored = ['content/redirects/redirects.test.ts', 'content/redirects/import.test.ts']

/** Addresses that are gone. */
export const redirects: Subject = {
  name: 'Redirects',
  mutants: [
    ...guardedBy(addresses, 'domain/site/redirect-address.ts', [
      {
        text: "url.origin !== nowhere || url.pathname.startsWith('//')",
        mistake: 'url.origin !== nowhere',
        reason: 'A redirect leads to another site',
      },
      {
        text: 'if (isPageByItself(path, query))',
        mistake: 'if (false)',
        reason: 'A redirect is kept that never leads anywhere: there is a page',
      },
    ]),
    ...guardedBy(rules, 'domain/site/redirects.ts', [
      {
        text: 'if (pageAtPath(stripLocale(path)) !== undefined) return undefined',
        mistake: '',
        reason: 'A star leads away from pages of the site',
      },
      {
        text: 'if (rules.length === mostSteps)',
        mistake: 'if (rules.length === 1000)',
        reason: 'A visitor is led through any number of rules',
      },
      {
        text: "isEndless(start) || (localeOfPath(start) === 'zh' && isEndless(inEnglish(start)))",
        mistake: 'isEndless(start)',
        reason: 'Rules are kept that English readers cannot follow to the end',
      },
    ]),
    ...guardedBy(missing, 'domain/site/missing-address.ts', [
      {
        text: "return isHarmless ? normalQuery(query.toString()) : ''",
        mistake: 'return normalQuery(query.toString())',
        reason: 'The log of 404s keeps keys and addresses of people',
      },
    ]),
    ...guardedBy(missing, 'server/redirects/missing-log.ts', [
      {
        text: '} else if (counted.size < most || makeRoom()) {',
        mistake: '} else {',
        reason: 'Made-up addresses fill the memory',
      },
    ]),
    ...guardedBy(stored, 'content/redirects/import.ts', [
      {
        text: 'if (loops.length > 0) return refuse(loops)',
        mistake: '',
        reason: 'An import leads in a circle',
      },
    ]),
    ...guardedBy(stored, 'content/redirects/endpoints.ts', [
      {
        text: 'checkPublisher(req)\n    const outcome',
        mistake: 'const outcome',
        reason: 'Whoever is staff imports redirects',
      },
    ]),
  ],
}
