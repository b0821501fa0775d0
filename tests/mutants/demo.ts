import { guardedBy, type Subject } from './mutant.ts'

/** Who takes the demo away, and what stays. */
export const demo: Subject = {
  name: 'Demo taken away',
  mutants: [
    ...guardedBy(['content/demo/demo.test.ts'], 'content/endpoint.ts', [
      {
        text: "if (!hasRole(user, 'administrator')) throw new APIError('Forbidden', 403)",
        mistake: '',
        reason: 'Strangers empty the site',
      },
    ]),
    ...guardedBy(['content/demo/demo.test.ts'], 'content/demo/plan-removal.ts', [
      {
        text: 'await addReferred(payload, ask, { demo, stays })',
        mistake: '',
        reason: 'One’s own news lose their pictures',
      },
    ]),
    ...guardedBy(['content/demo/demo-required.test.ts'], 'content/demo/plan-removal.ts', [
      {
        text: 'await addRequired(payload, ask, { demo, stays })',
        mistake: '',
        reason: 'The video of one’s own lesson goes with its picture',
      },
    ]),
  ],
}
