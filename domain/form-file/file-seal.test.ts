import { describe, expect, it } from 'vitest'
import { createFileSeal, openSealed } from './file-seal.ts'
import { formLife } from '#domain/enquiry/form-token.ts'

const seal = createFileSeal('a secret of thirty-two characters')
const others = createFileSeal('another secret of as many letters')
const gone = 'f'.repeat(32)
const store = { has: (id: string) => Promise.resolve(id !== gone) }
const facts = (change: object = {}) => ({
  id: '0'.repeat(32),
  kind: 'application' as const,
  name: 'cv.pdf',
  type: 'pdf' as const,
  size: 10,
  sha256: 'a'.repeat(64),
  at: Date.now(),
  ...change,
})
const open = (...names: string[]) => openSealed({ seal, store }, 'application', names)

describe('sealed names of files', () => {
  it('are opened in their order; the same file named twice is one', async () => {
    const [first, second] = [facts(), facts({ id: '1'.repeat(32), sha256: 'b'.repeat(64) })]
    expect(await open(seal.close(second), seal.close(first), seal.close(second))).toEqual([second, first])
  })

  it.each<[string, string]>([
    ['of another form', seal.close(facts({ kind: 'report' }))],
    ['of a form that takes such files, too', seal.close(facts({ kind: 'ticket' }))],
    ['that are too old', seal.close(facts({ at: Date.now() - formLife - 1000 }))],
    ['whose file is gone', seal.close(facts({ id: gone }))],
    ['of another installation', others.close(facts())],
    ['that nobody sealed', 'x'],
  ])('%s are refused', async (_name, sealed) => {
    await expect(open(seal.close(facts()), sealed)).rejects.toMatchObject({ fault: 'expired' })
  })

  it('are as many as the form takes', async () => {
    const sealed = seal.close(facts())
    await expect(open()).rejects.toMatchObject({ fault: 'missing' })
    await expect(open(sealed, sealed, sealed, sealed)).rejects.toMatchObject({ fault: 'many' })
    expect(await open(sealed, sealed, sealed)).toHaveLength(1)
  })
})
