import type { Access, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from './roles.ts'

const test = useTestPortal()
const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
const people = [...roles, 'member', 'nobody'] as const
const own = { id: 1, email: 'x@example.com' }

function userOf(person: (typeof people)[number]) {
  if (person === 'nobody') return null
  // A member's record says what it likes: it makes nobody staff.
  if (person === 'member') return { ...own, collection: 'members', roles: ['administrator'] }
  return { ...own, collection: 'users', roles: [person] }
}

/** May, may not, or may with those records that a condition lets through. */
async function judge(access: Access | undefined, person: (typeof people)[number]) {
  const req = { user: userOf(person), payload: test.payload, context: {}, headers: new Headers() }
  const answer = access ? await access({ req, id: 2 } as never) : person !== 'nobody'
  return answer === true ? 'yes' : answer === false ? '·' : 'some'
}

/** Who may do what with whose records, as the configuration answers: what Payload itself adds to it included. */
async function writeTable(config: SanitizedConfig): Promise<string> {
  const lines = [['collection', 'operation', ...people]]
  const add = async (slug: string, access: Partial<Record<string, Access>>, names: readonly string[]) => {
    for (const operation of names) {
      const answers = await Promise.all(people.map((person) => judge(access[operation], person)))
      lines.push([slug, operation, ...answers])
    }
  }
  for (const { access, auth, slug, versions } of config.collections.toSorted((one, two) =>
    one.slug < two.slug ? -1 : 1,
  ))
    await add(
      slug,
      access as never,
      operations.filter((each) => (each === 'unlock' ? auth : each === 'readVersions' ? versions : true)),
    )
  for (const { access, slug } of config.globals.toSorted((one, two) => (one.slug < two.slug ? -1 : 1)))
    await add(`global ${slug}`, access as never, ['read', 'update'])
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return `${lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`
}

describe('who may do what', () => {
  it('is as the table beside says: every role, member and nobody, every collection and global, every operation', async () => {
    await expect(await writeTable(test.payload.config)).toMatchFileSnapshot('table.txt')
  })
})
