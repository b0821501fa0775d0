import { guardedBy, type Subject } from './mutant.ts'

/** What the site doctor tells, and whom. */
export const doctor: Subject = {
  name: 'Site doctor',
  mutants: [
    ...guardedBy(['content/doctor/doctor.test.ts'], 'content/endpoint.ts', [
      {
        text: "if (!hasRole(user, 'administrator'))",
        mistake: 'if (!user)',
        reason: 'All staff read where the installation is weak',
      },
    ]),
    ...guardedBy(['content/doctor/surroundings.test.ts'], 'content/doctor/data.ts', [
      {
        text: '(mode & refused & reach) !== 0',
        mistake: '(mode & refused & reach) === 0',
        reason: 'A secret that others can read is not noticed',
      },
    ]),
    ...guardedBy(['content/doctor/address.test.ts'], 'content/doctor/address.ts', [
      {
        text: "if (health.status !== 200 || text !== 'ok')",
        mistake: 'if (health.status !== 200)',
        reason: 'A welcome page of the proxy passes for the site',
      },
    ]),
  ],
}
