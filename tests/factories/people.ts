import { roles } from '#content/access/roles.ts'

/** Everybody who can ask for something: staff by role, a visitor with an account, and one without. */
export const people = [...roles, 'member', 'nobody'] as const
export type Person = (typeof people)[number]

/** Whoever may not change what visitors see, and would be staff. */
export const withoutRight = ['editor', 'translator', 'agent', 'security'] as const satisfies readonly Person[]

const own = { id: 1, email: 'x@example.com' }

/** A person as Payload knows who is signed in. */
export function userOf(person: Person) {
  if (person === 'nobody') return null
  // A member's record says what it likes: it makes nobody staff.
  if (person === 'member') return { ...own, collection: 'members', roles: ['administrator'] }
  return { ...own, collection: 'users', roles: [person] }
}
