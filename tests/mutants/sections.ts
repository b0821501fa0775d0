import { guardedBy, type Subject } from './mutant.ts'

/** What a company does not have, and who makes the first pages of one. */
export const sections: Subject = {
  name: 'Sections and the first run',
  mutants: [
    ...guardedBy(['domain/section/sections.test.ts'], 'domain/section/section-paths.ts', [
      {
        text: 'other.path.length - one.path.length',
        mistake: 'one.path.length - other.path.length',
        reason: 'A company without products has no machines either',
      },
    ]),
    ...guardedBy(['domain/section/sections.test.ts'], 'domain/section/without-off.ts', [
      {
        text: "if (value.type === 'link' && leadsOff(value.href, off)) return entry.children as unknown[]\n",
        mistake: '\n',
        reason: 'Texts lead to pages that are not there',
      },
    ]),
    ...guardedBy(['content/first-run/first-run.test.ts'], 'content/endpoint.ts', [
      {
        text: "if (!hasRole(user, 'administrator')) throw new APIError('Forbidden', 403)",
        mistake: '',
        reason: 'Strangers rename the company',
      },
    ]),
  ],
}
