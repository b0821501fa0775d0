import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { inheritVariables } from '#lib/env-variables.ts'
import { hashOfNobody, hashPassword, verifyPassword } from './password-hash.ts'

it('knows the password that was hashed, and no other', async () => {
  const stored = await hashPassword('a password of 26 letters é')
  expect(await verifyPassword('a password of 26 letters é', stored)).toBe(true)
  expect(await verifyPassword('a password of 26 letters e\u0301', stored)).toBe(true)
  expect(await verifyPassword('a password of 26 letters e', stored)).toBe(false)
  expect(await verifyPassword('a password of 26 letters é ', stored)).toBe(false)
  expect(stored).not.toContain('letters')
})

it('salts: the same password is stored differently each time', async () => {
  expect(await hashPassword('the same password')).not.toBe(await hashPassword('the same password'))
})

it.each(['', 'scrypt', 'plain$x', 'scrypt$32768$8$3$AAAA$', '$'.repeat(9)])(
  'nothing matches what is no hash (%j)',
  async (stored) => {
    expect(await verifyPassword('', stored)).toBe(false)
  },
)

it.each(['production', 'development'])('in %s a hash costs what the OWASP sheet asks for', (mode) => {
  const program = `import { hashOfNobody, hashPassword } from '#lib/crypto/password-hash.ts'
    console.log((await hashPassword('x')).slice(0, 17), hashOfNobody.slice(0, 17))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: inheritVariables({ NODE_ENV: mode }),
    encoding: 'utf8',
  })
  expect(said).toBe('scrypt$32768$8$3$ scrypt$32768$8$3$\n')
})

it('nobody’s hash costs what a stored one costs, and matches nothing', async () => {
  const [method, ...parts] = hashOfNobody.split('$')
  const [, ...usual] = (await hashPassword('x')).split('$')
  expect(method).toBe('scrypt')
  expect(parts.slice(0, 3)).toEqual(usual.slice(0, 3))
  expect(parts.map((part) => part.length)).toEqual(usual.map((part) => part.length))
  expect(await verifyPassword('', hashOfNobody)).toBe(false)
})
