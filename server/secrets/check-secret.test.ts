import { beforeEach, describe, expect, it } from 'vitest'
import { mailSeal } from '#content/mail-seal.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { makeMember } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkSecret, fingerprintKey, takeSecret } from './check-secret.ts'
import { reseal } from './rotate-secret.ts'
import { sealedColumns, sealOf } from './sealed-columns.ts'

const test = useTestPortal()
const [first, second, third] = ['first', 'second', 'third'].map((word) => `${word} secret, long enough to be one`) as [
  string,
  string,
  string,
]
const noted = async () => (await test.payload.kv.get<{ fingerprint: string }>(fingerprintKey))?.fingerprint
beforeEach(() => test.payload.kv.delete(fingerprintKey))

describe('the secret of a process that starts', () => {
  it('is noted on a new database, as something that is not the secret', async () => {
    await takeSecret(test.payload, [first])
    expect(await noted()).toMatch(/^[0-9a-f]{32}$/)
    const before = await noted()
    await takeSecret(test.payload, [first])
    expect(await noted()).toBe(before)
  })

  it('is refused where the database was used with another, which stays noted', async () => {
    await takeSecret(test.payload, [first])
    const before = await noted()
    await expect(takeSecret(test.payload, [second])).rejects.toThrow(/is not the one.*PORTICO_FORMER_SECRETS/s)
    await expect(takeSecret(test.payload, [second, third])).rejects.toThrow(/is not the one/)
    expect(await noted()).toBe(before)
  })

  it('may be a new one with the noted one among the former; then a process with the former alone is refused', async () => {
    await takeSecret(test.payload, [first])
    await takeSecret(test.payload, [second, third, first])
    await takeSecret(test.payload, [second])
    await expect(takeSecret(test.payload, [first])).rejects.toThrow(/is not the one/)
  })

  it('is looked at before anything is changed', async () => {
    await checkSecret(test.payload, [first])
    expect(await noted()).toBeUndefined()
    await takeSecret(test.payload, [first])
    const before = await noted()
    await checkSecret(test.payload, [second, first])
    await expect(checkSecret(test.payload, [second])).rejects.toThrow(/is not the one/)
    expect(await noted()).toBe(before)
  })

  it('is noted once where several start together on a new database', async () => {
    const starts = await Promise.allSettled([first, second].map((secret) => takeSecret(test.payload, [secret])))
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

/** Asks the database itself, on either. */
async function ask(text: string): Promise<Record<string, unknown>[]> {
  const { drizzle } = test.payload.db as unknown as {
    drizzle: Partial<Record<'run' | 'execute', (text: string) => Promise<{ rows: Record<string, unknown>[] }>>>
  }
  return (await (drizzle.execute?.(text) ?? drizzle.run?.(text)))?.rows ?? []
}

describe('what the database keeps sealed', () => {
  it('is all in the list that a change of the secret and the check of a backup go by', async () => {
    const found =
      test.payload.db.name === 'postgres'
        ? await ask(`SELECT table_name AS t, column_name AS c FROM information_schema.columns
            WHERE table_schema = 'public' AND column_name LIKE '%sealed'`)
        : await ask(`SELECT m.name AS t, c.name AS c FROM sqlite_master m, pragma_table_info(m.name) c
            WHERE m.type = 'table' AND c.name LIKE '%sealed'`)
    const listed = sealedColumns.map(({ name, table }) => `${table}.${name}`)
    expect(found.map(({ c, t }) => `${String(t)}.${String(c)}`).sort()).toEqual(listed.sort())
  })

  it('is opened by the list as its users close it', () => {
    const mails = sealedColumns.find(({ table }) => table === 'mails')
    const secret = 'a secret of the tests, long enough'
    expect(mails && sealOf(mails, [secret]).open(mailSeal.close('text'))).toBe('text')
    const members = sealedColumns.find(({ table }) => table === 'members')
    const closed = createSeal(test.payload.secret, 'authenticator').close('text')
    expect(members && sealOf(members, [secret]).open(closed)).toBe('text')
  })

  it('is sealed anew with the newest secret, but for what opens with none; not before the database knows it', async () => {
    const column = sealedColumns.find(({ table }) => table === 'members') ?? expect.fail('no such column')
    const [old, other, both] = [sealOf(column, [first]), sealOf(column, [third]), sealOf(column, [second, first])]
    const values = [old.close('JBSWY3DP'), other.close('lost'), both.close('new')]
    const ids = await Promise.all(
      values.map(async (totpSealed) => {
        const { id } = await makeMember(test.payload)
        await test.payload.update({ collection: 'members', id, data: { totpSealed } })
        return id
      }),
    )
    const read = async (id: number | string | undefined) =>
      String((await ask(`SELECT totp_sealed FROM members WHERE id = ${id}`))[0]?.totp_sealed)
    await takeSecret(test.payload, [first])
    await expect(reseal(test.payload, [second, first])).rejects.toThrow(/with the new secret first/)
    expect(await read(ids[0])).toBe(values[0])
    await takeSecret(test.payload, [second, first])
    expect(await reseal(test.payload, [second, first])).toEqual({ done: 1, lost: 1 })
    expect(sealOf(column, [second]).open(await read(ids[0]))).toBe('JBSWY3DP')
    expect([await read(ids[1]), await read(ids[2])]).toEqual(values.slice(1))
    expect(await reseal(test.payload, [second])).toEqual({ done: 0, lost: 1 })
  })
})
